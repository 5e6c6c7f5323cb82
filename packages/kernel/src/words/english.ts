import { join, line, type Line, type NamedSpan, type Part } from "./line.ts";

/** "a, b and c" */
export function and(parts: readonly Part[]): Line {
  return join(parts, ", ", " and ");
}

/** "a, b, or c" */
export function or(parts: readonly Part[]): Line {
  return join(parts, ", ", parts.length > 2 ? ", or " : " or ");
}

/** "1 brigade", "3 brigades" */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** "1,234" */
export function thousands(number: number): string {
  return number < 1000 ? `${number}` : `${Math.floor(number / 1000)},${String(number % 1000).padStart(3, "0")}`;
}

/** "Porter’s", "Keyes’" */
export function own(owner: NamedSpan): Line {
  return line`${owner}${owner.name.endsWith("s") ? "’" : "’s"}`;
}

/** "Porter’s", "Keyes’" */
export function ownName(name: string): string {
  return name.endsWith("s") ? `${name}’` : `${name}’s`;
}

/** How low a total may be. */
export function atLeast(total: number): string {
  return `at least ${total}`;
}
