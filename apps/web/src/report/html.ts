import { escaped } from "../board/drawing/markup.ts";

/** Markup that is put into markup as it is. */
export interface Markup {
  readonly markup: string;
}

type Part = string | number | Markup | readonly Markup[];

function written(part: Part): string {
  if (typeof part === "string") return escaped(part);
  if (typeof part === "number") return String(part);
  return "markup" in part ? part.markup : part.map((one) => one.markup).join("");
}

/** Lines of a template are those of its source: what is made has spaces in their place. */
const LINES = /\s*\n\s*/g;

/** Template tag: texts are made safe, markup is put in as it is. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return {
    markup: strings.reduce((all, text, at) => all + written(parts[at - 1] ?? "") + text.replaceAll(LINES, " ")),
  };
}

/** Markup that was made elsewhere. */
export function raw(markup: string): Markup {
  return { markup };
}

/** Nothing. */
export const NOTHING: Markup = { markup: "" };
