// Resolves the lock files anew and takes the addresses out of them: a lock file holds names, versions and hashes, nothing else.
// Started by `make lock`, through npm.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FOLDERS = ['.', '../tools/chromium'];

for (const folder of FOLDERS) {
    const lock = resolve(folder);
    const missing = missingPackages(lock);
    if (missing.length) {
        console.error(
            `npm ci would refuse the new lock file of ${folder}. Hold back in "overrides" what wants packages that the registry lacks:`,
        );
        console.error(missing.join('\n'));
        process.exit(1);
    }
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock, null, 2) + '\n');
}

// In an empty folder, since npm leaves out the packages of other platforms if node_modules exists.
function resolve(folder) {
    const empty = mkdtempSync(join(tmpdir(), 'lock-'));
    for (const name of ['package.json', '.npmrc']) copyFileSync(join(folder, name), join(empty, name));
    const npm = [process.env.npm_execpath, 'install', '--package-lock-only', '--ignore-scripts', '--loglevel=error'];
    execFileSync(process.execPath, npm, { cwd: empty, stdio: 'inherit' });
    const lock = JSON.parse(readFileSync(join(empty, 'package-lock.json'), 'utf8'));
    rmSync(empty, { recursive: true });
    for (const entry of Object.values(lock.packages)) {
        delete entry.funding;
        delete entry.resolved;
        delete entry.deprecated;
    }
    return lock;
}

function missingPackages({ packages }) {
    const found = (path, name) => packages[`node_modules/${name}`] ?? packages[`${path}/node_modules/${name}`];
    return Object.entries(packages).flatMap(([path, entry]) =>
        Object.keys(entry.optionalDependencies ?? {})
            .filter((name) => !found(path, name))
            .map((name) => `${path} ${entry.version}: ${name}`),
    );
}
