import type { EventBase } from "@stonebridge/kernel";
import { type Line, line, type Part, sentenceCase } from "@stonebridge/kernel/words";
import type { March, MarchReading } from "../../games/contract/marches.ts";
import type { Words } from "../../games/contract/words.ts";
import type { MarchTexts, MarchWay } from "../language/en-marches.ts";

/** What it takes to name marches. */
export interface MarchTelling<E extends EventBase> {
  readonly reading: MarchReading<E>;
  readonly words: Pick<Words<never, E>, "piece" | "space" | "formation" | "movement">;
  readonly texts: MarchTexts;
}

/** Who goes, and whether that is more than one. */
export interface Company {
  readonly name: Line;
  readonly many: boolean;
}

/**
 * Pieces that go together by the name of their formation if all of it goes, with the first of them if only a part does, since another part
 * may go elsewhere; pieces of several formations by the first of them.
 */
export function companyOf<E extends EventBase>(
  pieces: readonly string[],
  { reading, words, texts }: MarchTelling<E>,
): Company {
  const [first = ""] = pieces;
  const named = (piece: string, name = words.piece(piece)): Part => ({ piece, name });
  if (pieces.length === 1) return { name: line`${named(first)}`, many: false };
  const formations = new Set(pieces.map(reading.formationOf));
  const [formation] = formations;
  if (formation !== undefined && formations.size === 1) {
    const name = words.formation(formation);
    // A counter may stand for its whole brigade.
    const whole = pieces.find((piece) => sameName(words.piece(piece), name));
    if (whole !== undefined) return { name: line`${named(whole)}`, many: false };
    const members = reading.membersOf(formation);
    const fighters = members.filter((piece) => pieces.includes(piece));
    const lead = pieces.find((piece) => fighters.includes(piece));
    if (fighters.length > 1 && lead !== undefined) {
      const body = named(fighters[0] as string, name);
      return fighters.length === members.length
        ? { name: line`${body}`, many: false }
        : { name: texts.part(body, texts.more(named(lead), fighters.length - 1)), many: false };
    }
  }
  const [, second] = pieces;
  if (pieces.length === 2 && second !== undefined && formations.size === 2)
    return { name: texts.pair(named(first), named(second)), many: true };
  return { name: texts.more(named(first), pieces.length - 1), many: true };
}

/** Where a march began and ended; of one that came back to where it began, also the middle of its way. */
export function endsOf(
  { kind, from, via, to }: Pick<March, "kind" | "from" | "via" | "to">,
  words: { space(id: string): string },
): Pick<MarchWay, "from" | "to" | "turn"> {
  const place = (id: string): Part => ({ place: id, name: words.space(id) });
  // For arrivals, the first space is where they entered the map.
  const start = from ?? (kind === "arrival" ? via[0] : undefined);
  if (start !== to) return { from: start === undefined ? undefined : place(start), to: place(to) };
  const away = via.filter((one) => one !== to);
  const turn = away[Math.floor((away.length - 1) / 2)];
  if (kind === "arrival" || turn === undefined) return { from: undefined, to: place(to) };
  return { from: place(start), to: place(to), turn: place(turn) };
}

function sameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** A march as one line: "Jackson: Portici to Henry Hill, faces west, 6 MP. In contact with Burnside." */
export function marchLine<E extends EventBase>(march: March<E>, telling: MarchTelling<E>): Line {
  const { words, texts, reading } = telling;
  const { kind, pieces, to, facing, cost, contact } = march;
  const { name, many } = companyOf(pieces, telling);
  const told = texts.told[kind]({ who: name, many, ...endsOf(march, words) });
  const bearing = facing === undefined ? undefined : reading.bearing?.(to, facing);
  const turned = bearing === undefined ? "" : `, ${texts.facing(bearing, many)}`;
  const points = cost === undefined || !words.movement ? "" : `, ${words.movement(cost)}`;
  const met =
    contact.length === 0 ? "" : line` ${texts.contact(contact.map((piece) => ({ piece, name: words.piece(piece) })))}`;
  return sentenceCase(line`${told}${turned}${points}.${met}`);
}
