import { type Line, plain } from "../../games/contract/words.ts";

/** A line as it is spoken: without rule numbers and purely visual signs, and with its full stop. */
export function aloud(line: Line): string {
  const words = plain(line.filter((span) => typeof span === "string" || !("rule" in span)));
  const said = words
    .replaceAll(/\(\s*\)/gu, "")
    .replaceAll(/\s*[·→]\s*/gu, ", ")
    .replaceAll(/ +([.,;])/gu, "$1")
    .replaceAll(/([.,])[.,]+/gu, "$1")
    .trim();
  return said === "" || /[.!?…:]$/u.test(said) ? said : `${said}.`;
}
