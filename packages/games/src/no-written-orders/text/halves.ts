/** Halves as they are written: 5 → "2½", 4 → "2", 1 → "½". */
export function halves(number: number): string {
  const whole = Math.floor(number / 2);
  if (number % 2 === 0) return String(whole);
  return `${whole === 0 ? "" : whole}½`;
}
