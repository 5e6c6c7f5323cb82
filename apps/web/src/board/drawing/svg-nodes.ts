/** Few helpers to make and keep SVG nodes; text in, nodes out. */

const SVG = "http://www.w3.org/2000/svg";

export function svgNode<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  values: Readonly<Record<string, string>> = {},
): SVGElementTagNameMap[Tag] {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(values)) node.setAttribute(name, value);
  return node;
}

/** Sets an attribute only where it differs; undefined takes it away. */
export function setAttribute(node: Element, name: string, value: string | undefined): void {
  if (value === undefined) {
    if (node.hasAttribute(name)) node.removeAttribute(name);
  } else if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}

/** A group whose content is written as text, and touched only when the text changes. */
export class Drawing {
  readonly node: SVGGElement;
  #markup = "";
  #signature: string | undefined;

  constructor(className: string) {
    this.node = svgNode("g", className ? { class: className } : {});
  }

  draw(markup: string): void {
    if (markup === this.#markup) return;
    this.#markup = markup;
    this.node.innerHTML = markup;
  }

  /** Draws again only where the signature differs from the last one: it says all that the markup depends on. */
  drawFor(signature: string, make: () => string): void {
    if (signature === this.#signature) return;
    this.#signature = signature;
    this.draw(make());
  }
}

/** One of many small drawings: its key, its signature, and how to write it. */
export type Part = readonly [key: string, signature: string, make: () => string];

/** Many small drawings by key: those that did not change are left alone, those no longer named are removed. */
export class Drawings {
  readonly node: SVGGElement;
  readonly #parts = new Map<string, Drawing>();

  constructor(className: string) {
    this.node = svgNode("g", { class: className });
  }

  draw(parts: Iterable<Part>): void {
    const stale = new Set(this.#parts.keys());
    for (const [key, signature, make] of parts) {
      stale.delete(key);
      let part = this.#parts.get(key);
      if (!part) {
        part = new Drawing("");
        this.#parts.set(key, part);
        this.node.append(part.node);
      }
      part.drawFor(signature, make);
    }
    for (const key of stale) {
      this.#parts.get(key)?.node.remove();
      this.#parts.delete(key);
    }
  }
}
