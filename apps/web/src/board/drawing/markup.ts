/** Writes SVG as text: numbers short, foreign text escaped. */

/** A number with at most `digits` decimals (4 or fewer) and no idle zeros. */
export function num(value: number, digits = 2): string {
  const unit = 10 ** digits;
  const rounded = Math.round(value * unit) / unit;
  return rounded === 0 ? "0" : String(rounded);
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text made safe for content and attribute values. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] as string);
}
