import type { Against, KeptLine } from "./kept-line.ts";

/** What a list of kept games is narrowed to, and its order. */
export interface Narrowing {
  /** Words that all have to stand somewhere on the card. */
  readonly words: string;
  /** Id of a game; empty: all. */
  readonly game: string;
  readonly state: "all" | "running" | "over";
  readonly against: "all" | Against;
  readonly order: "played" | "begun" | "name" | "steps";
}

export const EVERYTHING: Narrowing = { words: "", game: "", state: "all", against: "all", order: "played" };

/** Without capitals and accents, so that “general” finds « Général ». */
const plain = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase();

/** The games that are meant, in the order that is meant. */
export function narrow(lines: readonly KeptLine[], meant: Narrowing, language: string): readonly KeptLine[] {
  const words = plain(meant.words).split(/\s+/).filter(Boolean);
  const { compare } = new Intl.Collator(language, { numeric: true });
  const orders: Readonly<Record<Narrowing["order"], (one: KeptLine, other: KeptLine) => number>> = {
    played: (one, other) => other.saved.touched - one.saved.touched,
    begun: (one, other) => other.saved.created - one.saved.created,
    name: (one, other) => compare(one.name, other.name),
    steps: (one, other) => other.saved.steps - one.saved.steps,
  };
  return lines
    .filter(({ saved, over, against }) => {
      if (meant.game !== "" && saved.game !== meant.game) return false;
      if (meant.state !== "all" && over !== (meant.state === "over")) return false;
      return meant.against === "all" || against === meant.against;
    })
    .filter(({ name, game, status, details }) => {
      const all = plain([name, game, status, ...details].join(" "));
      return words.every((word) => all.includes(word));
    })
    .toSorted((one, other) => orders[meant.order](one, other) || orders.played(one, other));
}
