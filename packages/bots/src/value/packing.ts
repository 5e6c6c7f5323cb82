/** Numbers in a weights file: whole numbers of 16 bits, the least significant byte first, as base64, times a scale. */
export interface Packed {
  readonly scale: number;
  readonly data: string;
}

const MOST = 32_767;

/** Every place where values are used has these two. */
declare function atob(text: string): string;
declare function btoa(bytes: string): string;

/** Packs numbers; each is off by half a 32,767th of the largest at most. */
export function pack(numbers: ArrayLike<number>): Packed {
  let largest = 0;
  for (let at = 0; at < numbers.length; at++) largest = Math.max(largest, Math.abs(numbers[at]));
  const scale = largest / MOST;
  let bytes = "";
  for (let at = 0; at < numbers.length; at++) {
    const whole = scale === 0 ? 0 : Math.round(numbers[at] / scale) & 0xffff;
    bytes += String.fromCharCode(whole & 0xff, whole >> 8);
  }
  return { scale, data: btoa(bytes) };
}

/** The numbers that were packed; undefined unless there are exactly this many. */
export function unpack({ scale, data }: Packed, length: number): Float32Array | undefined {
  let bytes: string;
  try {
    bytes = atob(data);
  } catch {
    return undefined;
  }
  if (bytes.length !== 2 * length) return undefined;
  const numbers = new Float32Array(length);
  for (let at = 0; at < length; at++) {
    const whole = bytes.charCodeAt(2 * at) | (bytes.charCodeAt(2 * at + 1) << 8);
    numbers[at] = (whole > MOST ? whole - 0x10000 : whole) * scale;
  }
  return numbers;
}
