/** Attributes of an SVG element; undefined ones are left out. Numbers are written with at most two decimals. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === "number" ? Number(value.toFixed(2)) : value}"`)
    .join("");
}

/** An element with its content; one without content closes itself. */
export function element(name: string, attributes: Attributes, content = ""): string {
  return content === "" ? `<${name}${written(attributes)}/>` : `<${name}${written(attributes)}>${content}</${name}>`;
}

/** A path; nothing at all when it has no points. */
export function path(d: string, attributes: Attributes): string {
  return d === "" ? "" : `<path d="${d}"${written(attributes)}/>`;
}

/** A group; nothing at all when it is empty. */
export function group(attributes: Attributes, ...content: readonly string[]): string {
  const inner = content.join("");
  return inner === "" ? "" : `<g${written(attributes)}>${inner}</g>`;
}
