import { PALETTE } from "./palette.ts";

/** Under a lamp the base is multiplied by this colour; it is never inverted. */
export const LAMP = "#D6C8A8";
/** A warm lamp alone turns leaves brown and water green: on these it shines in other colours. */
const ON_LEAVES = "#BCC8A4";
const ON_WATER = "#C4CDC8";

type Colour = readonly [red: number, green: number, blue: number];

function colourOf(hex: string): Colour {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return [red, green, blue];
}

const [PLAIN, LEAVES, WATER] = [LAMP, ON_LEAVES, ON_WATER].map(colourOf) as [Colour, Colour, Colour];

/** How much greener than paper a colour is, from 0 to 1 for the insides of trees and anything greener. */
function greenness([red, green, blue]: Colour): number {
  const [paper, crown] = [colourOf(PALETTE.paper), colourOf(PALETTE.crown)];
  const least = (paper[1] - paper[0]) / 2;
  return held((green - red - least) / (crown[1] - crown[0] - least)) * held((green - blue) / 12);
}

/** How blue a colour is, from 0 to 1 for the wash of the river. */
function blueness([red, , blue]: Colour): number {
  const water = colourOf(PALETTE.water);
  return held((blue - red) / (water[2] - water[0]));
}

function held(share: number): number {
  return Math.min(1, Math.max(0, share));
}

/** A colour of the base, 0 to 255 each, as it looks under a lamp: woods stay green and water blue. */
export function underLamp(colour: Colour): Colour {
  const [leaves, water] = [greenness(colour), blueness(colour)];
  const seen = (part: 0 | 1 | 2): number => {
    const lamp = PLAIN[part] + (LEAVES[part] - PLAIN[part]) * leaves + (WATER[part] - PLAIN[part]) * water;
    return Math.round((colour[part] * lamp) / 255);
  };
  return [seen(0), seen(1), seen(2)];
}
