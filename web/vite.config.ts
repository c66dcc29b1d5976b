import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// `npm run dev` talks to a server started by hand: SAECULA_SERVER=http://127.0.0.1:8000 npm run dev
const server = process.env.SAECULA_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/saecula/server/static',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'], // the first with light-dark()
    // The content policy allows scripts and fonts from the server itself only: nothing becomes a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: server, ws: true, changeOrigin: true } } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    testTimeout: 30_000, // many times what a test takes: `make test` compiles at the same time
  },
});
