/** The sign of a change as it is shown, to a tenth of a per cent. */
export function signOf(share: number): string {
  const tenths = Math.round(1_000 * share);
  return tenths > 0 ? "+" : tenths < 0 ? "−" : "";
}
