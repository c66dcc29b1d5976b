import { beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from './settings.svelte';
import { play, type Sound } from './sound';

const SOUNDS: Sound[] = ['turn', 'dice', 'conquest', 'loss', 'card', 'chat', 'end'];

/** What has begun to sound since the last look: kind, pitch, and when. */
let heard: string[] = [];

/** As much of an AudioContext as sounds need; it notes instead of sounding. */
class Ear {
  currentTime = 0;
  sampleRate = 8000;
  state = 'running';
  destination = {};
  createGain() {
    return {
      gain: { value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() },
      connect: (to: unknown) => to,
    };
  }
  createOscillator() {
    const frequency = { value: 0 };
    const start = (at: number): number => heard.push(`tone ${frequency.value} ${at}`);
    return { type: '', frequency, connect: (to: unknown) => to, start, stop: vi.fn() };
  }
  createBuffer(_: number, frames: number) {
    return { getChannelData: () => new Float32Array(frames) };
  }
  createBiquadFilter() {
    const made = { type: '', frequency: { value: 0 }, Q: { value: 0 }, connect: (to: unknown) => to };
    return made;
  }
  createBufferSource() {
    let band: { frequency: { value: number } } | undefined;
    const connect = (to: { frequency: { value: number } }): unknown => (band = to);
    return { buffer: null, connect, start: (at: number) => heard.push(`noise ${band?.frequency.value} ${at}`) };
  }
}

vi.stubGlobal('AudioContext', Ear);
vi.stubGlobal('navigator', { ...navigator, userActivation: { hasBeenActive: true } });

describe('sounds', () => {
  beforeEach(() => {
    heard = [];
    vi.useFakeTimers();
    vi.advanceTimersByTime(10_000);
    settings.muted = false;
    settings.volume = 0.5;
  });

  it('can be told apart: no two have the same tones', () => {
    const all = SOUNDS.map((sound) => {
      heard = [];
      play(sound);
      expect(heard, sound).not.toHaveLength(0);
      return heard.join(', ');
    });
    expect(new Set(all).size).toBe(SOUNDS.length);
  });

  it('are one when two of a kind come at once, and none when the reader wants none', () => {
    play('dice');
    const once = heard.length;
    play('dice');
    expect(heard).toHaveLength(once);
    settings.muted = true;
    play('card');
    settings.muted = false;
    settings.volume = 0;
    play('card');
    expect(heard).toHaveLength(once);
  });
});
