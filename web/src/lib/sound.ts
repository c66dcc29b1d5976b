// Soft sounds, made here out of nothing but sine waves and noise: no file is loaded, and nothing plays before the page was touched.

import { settings } from './settings.svelte';

export type Sound = 'turn' | 'dice' | 'conquest' | 'loss' | 'card' | 'chat' | 'end';

let context: AudioContext | null = null;
const last = new Map<Sound, number>(); // when each was last played

/** Two of a kind within this many milliseconds are one. */
const APART = 90;

/** Play a sound, unless the reader wants none. */
export function play(sound: Sound): void {
  if (settings.muted || settings.volume <= 0 || typeof AudioContext === 'undefined') return;
  if (!navigator.userActivation?.hasBeenActive) return; // a browser would only complain
  const now = Date.now();
  if (now - (last.get(sound) ?? 0) < APART) return;
  last.set(sound, now);
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const out = context.createGain();
  out.gain.value = settings.volume * 0.35;
  out.connect(context.destination);
  SCORES[sound](context, out);
}

type Score = (at: AudioContext, out: AudioNode) => void;

/** A struck tone that dies away. */
function tone(at: AudioContext, out: AudioNode, pitch: number, start: number, length: number, loud = 1): void {
  const [wave, swell] = [at.createOscillator(), at.createGain()];
  const begin = at.currentTime + start;
  wave.type = 'sine';
  wave.frequency.value = pitch;
  swell.gain.setValueAtTime(0.0001, begin);
  swell.gain.exponentialRampToValueAtTime(loud, begin + 0.02);
  swell.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  wave.connect(swell).connect(out);
  wave.start(begin);
  wave.stop(begin + length + 0.05);
}

/** A breath of noise around a pitch: paper, wood, dice. */
function rustle(at: AudioContext, out: AudioNode, pitch: number, start: number, length: number, loud = 1): void {
  const frames = Math.ceil(at.sampleRate * length);
  const buffer = at.createBuffer(1, frames, at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < frames; i += 1) samples[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 2;
  const [source, band, swell] = [at.createBufferSource(), at.createBiquadFilter(), at.createGain()];
  source.buffer = buffer;
  band.type = 'bandpass';
  band.frequency.value = pitch;
  band.Q.value = 1.2;
  swell.gain.value = loud;
  source.connect(band).connect(swell).connect(out);
  source.start(at.currentTime + start);
}

const SCORES: Record<Sound, Score> = {
  turn: (at, out) => {
    tone(at, out, 523.25, 0, 0.5, 0.8);
    tone(at, out, 783.99, 0.13, 0.8, 0.7);
  },
  dice: (at, out) => [0, 0.07, 0.12, 0.2].forEach((start, i) => rustle(at, out, 2200 - i * 260, start, 0.06, 1.4)),
  conquest: (at, out) => {
    rustle(at, out, 420, 0, 0.16, 1.3);
    tone(at, out, 196, 0, 0.22, 0.6);
  },
  loss: (at, out) => {
    tone(at, out, 311.13, 0, 0.35, 0.7);
    tone(at, out, 233.08, 0.14, 0.55, 0.7);
  },
  card: (at, out) => rustle(at, out, 3200, 0, 0.11, 0.9),
  chat: (at, out) => tone(at, out, 880, 0, 0.2, 0.4),
  end: (at, out) => [392, 493.88, 587.33, 783.99].forEach((pitch, i) => tone(at, out, pitch, i * 0.14, 0.9, 0.6)),
};
