/**
 * Shares of a whole, rounded to so many digits of a per cent so that they still make 100%: those that lose most by rounding down are
 * rounded up. What cannot happen stays 0.
 * @param shares 0..1
 */
export function roundedShares(shares: readonly number[], digits: number): readonly number[] {
  const unit = 100 * 10 ** digits;
  const exact = shares.map((share) => share * unit);
  // A sum of thirds is not quite whole in binary.
  const floors = exact.map((value) => Math.floor(value + 1e-9));
  const whole = Math.round(exact.reduce((all, value) => all + value, 0));
  const short = whole - floors.reduce((all, value) => all + value, 0);
  const lost = (at: number) => (exact[at] as number) - (floors[at] as number);
  const up = new Set([...shares.keys()].toSorted((one, other) => lost(other) - lost(one)).slice(0, short));
  return floors.map((value, at) => (value + (up.has(at) ? 1 : 0)) / unit);
}
