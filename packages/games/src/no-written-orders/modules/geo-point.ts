/** A point on the ground in millionths of a degree (WGS84), whole numbers; west is negative. */
export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

const FORM = /^(-?)(\d{1,3})\.(\d{1,6}), (-?)(\d{1,3})\.(\d{1,6})$/;

/** The point written as `38.8302, -77.4765`, exactly. @throws Error naming a text that is no point */
export function point(text: string): GeoPoint {
  const found = FORM.exec(text);
  if (found === null) throw new Error(`"${text}" is no point: write latitude and longitude as 38.8302, -77.4765`);
  return { latitude: millionths(found[1], found[2], found[3]), longitude: millionths(found[4], found[5], found[6]) };
}

function millionths(sign: string, degrees: string, decimals: string): number {
  const size = Number(degrees) * 1_000_000 + Number(decimals.padEnd(6, "0"));
  return sign === "-" ? -size : size;
}
