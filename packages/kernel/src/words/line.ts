import type { RuleId, Side } from "../game.ts";
import { ruleLabel } from "../rule-book.ts";

/**
 * A piece of a sentence: plain text, something set in bold, something on the map that lights up when pointed at, a die to
 * draw, or a rule chip. `piece` holds the id of a piece, `place` that of a zone or hex.
 */
export type Span =
  | string
  | { readonly bold: string }
  | { readonly piece: string; readonly name: string }
  | { readonly place: string; readonly name: string }
  | { readonly die: number; readonly side: Side }
  | { readonly rule: RuleId };

/** Something on the map, by its id and the name to write. */
export type NamedSpan = Extract<Span, { readonly name: string }>;

/** A sentence or two, ready to be drawn or flattened with {@link plain}. */
export type Line = readonly Span[];

/** What may go between the words of a template: numbers are written as figures, lines are spliced in. */
export type Part = Span | Line | number;

function isLine(part: Part): part is Line {
  return Array.isArray(part);
}

function push(spans: Span[], part: Part): void {
  if (isLine(part)) {
    for (const span of part) push(spans, span);
    return;
  }
  const span = typeof part === "number" ? figure(part) : part;
  const last = spans.at(-1);
  if (typeof span === "string" && typeof last === "string") spans[spans.length - 1] = last + span;
  else if (span !== "") spans.push(span);
}

/** Strings and parts in turn, as one line; neighbouring strings become one span. */
export function weave(strings: readonly string[], parts: readonly Part[]): Line {
  const spans: Span[] = [];
  strings.forEach((text, index) => {
    push(spans, text);
    const part = parts[index];
    if (part !== undefined) push(spans, part);
  });
  return spans;
}

/** Template tag: `` line`${unit} rests.` `` */
export function line(strings: TemplateStringsArray, ...parts: readonly Part[]): Line {
  return weave(strings, parts);
}

/** The parts in a row with `between` between them, and `last` before the last. */
export function join(parts: readonly Part[], between: string, last: string = between): Line {
  const spans: Span[] = [];
  parts.forEach((part, index) => {
    if (index > 0) push(spans, index === parts.length - 1 ? last : between);
    push(spans, part);
  });
  return spans;
}

/** The line as text for a terminal, a clipboard or a screen reader. Dice are figures unless `die` draws them. */
export function plain(spans: Line, die: (face: number) => string = String): string {
  return spans
    .map((span) => {
      if (typeof span === "string") return span;
      if ("bold" in span) return span.bold;
      if ("name" in span) return span.name;
      if ("die" in span) return die(span.die);
      return ruleLabel(span.rule);
    })
    .join("");
}

/** A number as a figure, with a true minus sign. */
export function figure(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** A modifier with its sign: `+3`, `−1`, `0`. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : figure(value);
}

/** The line with a capital first letter, if it starts with a word or a name such as "brigade Keyes". */
export function sentenceCase(spans: Line): Line {
  const [first, ...rest] = spans;
  if (typeof first === "string") return [capital(first), ...rest];
  if (first !== undefined && "name" in first) return [{ ...first, name: capital(first.name) }, ...rest];
  return spans;
}

/** The text with a capital first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Characters that fit on a line of the log. */
export const LOG_WIDTH = 140;

/** The first of several wordings that fits on a line of the log, or the last. */
export function fitting(...ways: readonly [Line, ...Line[]]): Line {
  return ways.find((way) => plain(way).length <= LOG_WIDTH) ?? (ways.at(-1) as Line);
}
