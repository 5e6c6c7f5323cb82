/** Writes SVG as text: numbers short, foreign text escaped. */

/** A number with at most `digits` decimals and no idle zeros. */
export function num(value: number, digits = 2): string {
  const text = value.toFixed(digits);
  const short = text.includes(".") ? text.replace(/\.?0+$/, "") : text;
  return short === "-0" ? "0" : short;
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

/** Attributes as text, in the order given; undefined ones are left out. Names end up as written: `stroke-width`. */
export function attributes(values: Readonly<Record<string, string | number | undefined>>): string {
  let text = "";
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    text += ` ${name}="${typeof value === "number" ? num(value) : escaped(value)}"`;
  }
  return text;
}

/** An element without content. */
export function element(tag: string, values: Readonly<Record<string, string | number | undefined>>): string {
  return `<${tag}${attributes(values)}/>`;
}

/** An element around content that is markup already. */
export function group(values: Readonly<Record<string, string | number | undefined>>, content: string): string {
  return `<g${attributes(values)}>${content}</g>`;
}
