import { randomStream } from "./random.ts";

/** A smooth function of the plane, about -1 to 1, with features one unit across: scale the coordinates to taste. */
export type Noise = (x: number, y: number) => number;

const CELLS = 512;
/** The lattice is turned by this angle so that its rows never run with the map's edges. */
const TURN = 0.6;

/**
 * Seeded gradient noise. Value noise is not used anywhere: its lattice shows in hachures.
 * @param seed a whole number; the same seed gives the same noise
 */
export function gradientNoise(seed: number): Noise {
  const random = randomStream(seed);
  const order = Array.from({ length: CELLS }, (_, index) => index);
  for (let index = CELLS - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    [order[index], order[other]] = [order[other], order[index]];
  }
  const mixed = Uint16Array.from([...order, ...order]);
  const east = new Float64Array(CELLS);
  const south = new Float64Array(CELLS);
  for (let index = 0; index < CELLS; index++) {
    const angle = random() * 2 * Math.PI;
    east[index] = Math.cos(angle);
    south[index] = Math.sin(angle);
  }
  const cosine = Math.cos(TURN);
  const sine = Math.sin(TURN);

  return (x, y) => {
    const turnedX = cosine * x - sine * y;
    const turnedY = sine * x + cosine * y;
    const column = Math.floor(turnedX);
    const row = Math.floor(turnedY);
    const u = turnedX - column;
    const v = turnedY - row;
    const left = mixed[column & (CELLS - 1)];
    const right = mixed[(column + 1) & (CELLS - 1)];
    const upper = row & (CELLS - 1);
    const lower = (row + 1) & (CELLS - 1);
    const a = mixed[left + upper];
    const b = mixed[right + upper];
    const c = mixed[left + lower];
    const d = mixed[right + lower];
    const upperLeft = east[a] * u + south[a] * v;
    const upperRight = east[b] * (u - 1) + south[b] * v;
    const lowerLeft = east[c] * u + south[c] * (v - 1);
    const lowerRight = east[d] * (u - 1) + south[d] * (v - 1);
    const fadeU = u * u * u * (u * (u * 6 - 15) + 10);
    const fadeV = v * v * v * (v * (v * 6 - 15) + 10);
    const top = upperLeft + (upperRight - upperLeft) * fadeU;
    const bottom = lowerLeft + (lowerRight - lowerLeft) * fadeU;
    return (top + (bottom - top) * fadeV) * 1.5;
  };
}

/** Several octaves of a noise, each of half the size and half the strength of the one before; about -1 to 1. */
export function layeredNoise(noise: Noise, x: number, y: number, octaves = 3): number {
  let total = 0;
  let weight = 0;
  for (let octave = 0, strength = 1, scale = 1; octave < octaves; octave++, strength /= 2, scale *= 2) {
    total += strength * noise(x * scale + 17.3 * octave, y * scale - 9.1 * octave);
    weight += strength;
  }
  return total / weight;
}
