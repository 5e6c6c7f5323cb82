import { figure } from "@stonebridge/kernel/words";
import type { SheetLine, SheetSide } from "./combat-words.ts";

interface Thrown {
  readonly face: number;
  readonly name: string;
  /** What it counts as. */
  readonly total: number;
  /** The clause by which no total is lower. */
  readonly least: string;
}

interface Words {
  /** "− 2" */
  plus(modifiers: number): string;
  atLeast(total: number): string;
}

/** A combat die with what is added to it, and what that makes where the total is another because it may not be so low. */
export function combatDie(
  { face, name, total, least }: Thrown,
  lines: readonly SheetLine[],
  words: Words,
): NonNullable<SheetSide["die"]> {
  const modifiers = lines.reduce((all, { value }) => all + value, 0);
  const made = face + modifiers;
  const sum = `${face} ${words.plus(modifiers)}`;
  if (made === total) return { face, name, total, sum };
  return { face, name, total, sum: `${sum} = ${figure(made)}`, least: { text: words.atLeast(total), rule: least } };
}
