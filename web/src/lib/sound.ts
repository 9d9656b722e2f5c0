/** Every sound is made here, from oscillators and noise: nothing to download. */
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

/** Browsers allow sound only after the person has touched something. */
function ready(): AudioContext | null {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

function noise(audio: AudioContext, at: number, length: number, pitch: number, volume: number) {
  const buffer = audio.createBuffer(1, audio.sampleRate * length, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length);
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = 0.9;
  const gain = audio.createGain();
  gain.gain.value = volume;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(at);
}

function tone(audio: AudioContext, at: number, pitch: number, length: number, volume: number) {
  const oscillator = audio.createOscillator();
  oscillator.type = 'sine';
  oscillator.frequency.setValueAtTime(pitch, at);
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}

/** Cards sliding over felt, one whisper each. */
export function cardSounds(count: number): void {
  const audio = ready();
  if (!audio) return;
  for (let i = 0; i < Math.min(count, 8); i++)
    noise(audio, audio.currentTime + i * 0.06, 0.11, 1500 + Math.random() * 900, 0.16);
}

export function yourTurnSound(): void {
  const audio = ready();
  if (!audio) return;
  tone(audio, audio.currentTime, 660, 0.25, 0.07);
  tone(audio, audio.currentTime + 0.11, 880, 0.35, 0.06);
}

export function endSound(won: boolean): void {
  const audio = ready();
  if (!audio) return;
  const notes = won ? [523, 659, 784, 1047] : [523, 466, 392];
  notes.forEach((pitch, i) => tone(audio, audio.currentTime + i * 0.14, pitch, 0.5, 0.07));
}
