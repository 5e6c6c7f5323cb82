import { settings } from "../settings/settings.svelte.ts";

/** The sounds: all under 400 ms, made here, never two at once. */
export type Sound = "turn" | "dice" | "attack" | "piece";

/** A note of a sound. */
export interface Tone {
  /** Hz, from and to. */
  readonly from: number;
  readonly to: number;
  readonly wave: OscillatorType;
  /** Start in seconds, and length. */
  readonly at: number;
  readonly long: number;
  /** 0..1 */
  readonly loud: number;
}

export const tone = (
  from: number,
  to: number,
  at: number,
  long: number,
  loud: number,
  wave: OscillatorType = "sine",
): Tone => ({
  from,
  to,
  at,
  long,
  loud,
  wave,
});

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  turn: [tone(523, 523, 0, 0.14, 0.5), tone(784, 784, 0.13, 0.2, 0.4)],
  dice: [0, 0.07, 0.13, 0.22].map((at, index) => tone(340 - 40 * index, 180, at, 0.05, 0.5, "triangle")),
  attack: [tone(196, 196, 0, 0.12, 0.5, "triangle"), tone(147, 140, 0.12, 0.24, 0.5, "triangle")],
  piece: [tone(220, 120, 0, 0.07, 0.6, "triangle")],
};

let audio: AudioContext | undefined;
let busyUntil = 0;

/** A sound that waits for another to end starts no later than this: seconds. */
const LATEST = 0.6;

/** Plays a sound, if the reader wants any and the page is visible; "your turn" is heard from a hidden tab too. */
export function sound(which: Sound): void {
  if (document.hidden && which !== "turn") return;
  play(TONES[which], 0);
}

/** Plays notes as {@link sound} does; while another sound plays they wait for its end, or are dropped. */
export function soundAfter(tones: readonly Tone[]): void {
  if (!document.hidden) play(tones, LATEST);
}

function play(tones: readonly Tone[], patience: number): void {
  const { sound: wanted, volume } = settings.values;
  if (!wanted || volume === 0) return;
  audio ??= new AudioContext();
  if (audio.state !== "running" || busyUntil - audio.currentTime > patience) return;
  const now = Math.max(audio.currentTime, busyUntil);
  for (const { from, to, wave, at, long, loud } of tones) {
    const oscillator = audio.createOscillator();
    const gain = audio.createGain();
    oscillator.type = wave;
    oscillator.frequency.setValueAtTime(from, now + at);
    oscillator.frequency.exponentialRampToValueAtTime(to, now + at + long);
    gain.gain.setValueAtTime((loud * volume) / 400, now + at);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + at + long);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(now + at);
    oscillator.stop(now + at + long);
    busyUntil = Math.max(busyUntil, now + at + long);
  }
}

/** Browsers let a page play sound only after an interaction: call this from a press or a key. */
export function wakeSound(): void {
  if (!settings.values.sound) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
}
