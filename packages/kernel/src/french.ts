/** Narrow no-break spaces before ; : ! ? % » and after «, between the figures of a time and before a unit. */
export function typesetFrench(text: string): string {
  return text
    .replace(/ ([;:!?%»])/g, "\u202f$1")
    .replace(/« /g, "«\u202f")
    .replace(/(^|\d) (PM|PD|PV|h)(?![a-zà-ÿ])/g, "$1\u202f$2")
    .replace(/\u202fh (?=\d)/g, "\u202fh\u202f");
}
