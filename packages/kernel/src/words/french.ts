import { typesetFrench } from "../french.ts";
import type { Described } from "./sentences.ts";
import { join, line, type Line, type NamedSpan, type Part, weave } from "./line.ts";

/** Template tag: a French line, typeset. */
export function ligne(strings: TemplateStringsArray, ...parts: readonly Part[]): Line {
  return weave(
    strings.map((text) => typesetFrench(text)),
    parts.map((part) => (typeof part === "string" ? typesetFrench(part) : part)),
  );
}

/** A name and its explanation, typeset. */
export function typesetDescribed({ name, help }: Described): Described {
  return { name: typesetFrench(name), help: typesetFrench(help) };
}

/** "a, b et c" */
export function et(parts: readonly Part[]): Line {
  return join(parts, ", ", " et ");
}

/** "a, b ou c" */
export function ou(parts: readonly Part[]): Line {
  return join(parts, ", ", " ou ");
}

/** "1 brigade", "3 brigades" */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number < 2 ? one : many}`;
}

/** "1 234", with a narrow no-break space */
export function thousands(number: number): string {
  return number < 1000 ? `${number}` : `${Math.floor(number / 1000)}\u202f${String(number % 1000).padStart(3, "0")}`;
}

/** "de", "d’", "du" or "de la" before a name. English names with h keep "de". */
function genitive(name: string): string {
  if (/^(\d|Leurre )/.test(name)) return "du ";
  if (/^(Batterie|Brigade|Cavalerie|Milice) /.test(name)) return "de la ";
  return /^[aeiouâéèêîôû]/i.test(name) ? "d’" : "de ";
}

/** "de Jackson", "d’Evans" */
export function deName(name: string): string {
  return genitive(name) + name;
}

/** "de Jackson", "d’Evans" */
export function de(what: NamedSpan): Line {
  return line`${genitive(what.name)}${what}`;
}

/** How low a total may be. */
export function atLeast(total: number): string {
  return `au moins ${total}`;
}
