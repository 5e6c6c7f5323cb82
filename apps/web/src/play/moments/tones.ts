import type { MomentKind } from "../../games/contract/moments.ts";
import { type Tone, tone } from "../sounds.ts";

/** A drum: short falling strokes, one after the other, louder towards the end. */
function roll(strokes: number, every: number, from: number): readonly Tone[] {
  return Array.from({ length: strokes }, (_, at) =>
    tone(from, from * 0.62, at * every, every * 0.9, 0.22 + (0.4 * at) / strokes, "triangle"),
  );
}

/** Two notes of a bugle. */
const bugle = (first: number, second: number): readonly Tone[] => [
  tone(first, first, 0, 0.13, 0.3, "sawtooth"),
  tone(second, second, 0.13, 0.24, 0.26, "sawtooth"),
];

/** What a moment sounds like: each under 400 ms. */
export const MOMENT_TONES: Readonly<Record<MomentKind | "lost", readonly Tone[]>> = {
  leader: [tone(165, 155, 0, 0.38, 0.5), tone(247, 233, 0, 0.3, 0.18)],
  offensive: roll(9, 0.042, 190),
  attacked: [
    tone(330, 330, 0, 0.1, 0.4, "triangle"),
    tone(330, 330, 0.13, 0.1, 0.4, "triangle"),
    tone(262, 250, 0.26, 0.13, 0.4, "triangle"),
  ],
  taken: [
    tone(392, 392, 0, 0.1, 0.3, "triangle"),
    tone(494, 494, 0.1, 0.1, 0.3, "triangle"),
    tone(587, 587, 0.2, 0.18, 0.3, "triangle"),
  ],
  lost: [tone(392, 392, 0, 0.13, 0.3, "triangle"), tone(311, 300, 0.13, 0.25, 0.3, "triangle")],
  rout: [tone(95, 48, 0, 0.32, 0.8), tone(140, 60, 0, 0.14, 0.4, "triangle")],
  misread: [tone(311, 311, 0, 0.14, 0.28), tone(293, 277, 0.14, 0.22, 0.28)],
  news: [tone(440, 440, 0, 0.22, 0.25)],
  eliminated: [tone(110, 58, 0, 0.24, 0.6)],
  order: [
    tone(240, 150, 0, 0.05, 0.35, "triangle"),
    tone(240, 150, 0.09, 0.05, 0.35, "triangle"),
    tone(523, 523, 0.18, 0.16, 0.2),
  ],
  night: [tone(220, 196, 0, 0.38, 0.3)],
  initiative: bugle(392, 523),
  arrival: roll(4, 0.085, 230),
  turn: bugle(349, 523),
};
