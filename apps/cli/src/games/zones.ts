import type { BorderKind, ZoneData, ZoneGraph } from "@stonebridge/board";
import type { Words } from "../language/index.ts";
import { lookLines, type Named } from "../terminal/look.ts";

/** What a game says about its zones. */
export interface ZoneWords {
  /** The zone itself, in one line. */
  head(zone: ZoneData): string;
  /** The zone's name, for lists. */
  name(id: string): string;
  border(kind: BorderKind): string;
  /** Who is in it; empty if nobody is. */
  occupants(id: string): string;
}

/** A zone that people can call by its number, its id or its name. */
export interface NamedZone extends Named {
  readonly zone: ZoneData;
}

export function namedZones({ zones }: ZoneGraph): readonly NamedZone[] {
  return zones.map((zone) => ({ zone, signs: [String(zone.number), `zone ${zone.number}`, zone.id], name: zone.name }));
}

/** A zone with what is in it and around it, clockwise from the north. */
export function zoneLines(zone: ZoneData, graph: ZoneGraph, game: ZoneWords, words: Words): readonly string[] {
  const around = zone.ring.flatMap((id) => {
    const border = graph.data.borders.find(
      ({ between }) => id !== null && between.includes(id) && between.includes(zone.id),
    );
    if (id === null || !border) return [];
    const { kind, name, road, foot } = border;
    const ground = [
      `${game.border(kind)}${name ? ` (${name})` : ""}`,
      ...(road ? [words.road] : []),
      ...(foot === undefined ? [] : [foot === zone.id ? words.upEscarpment : words.downEscarpment]),
    ].join(", ");
    return [{ name: game.name(id), ground, occupants: game.occupants(id) }];
  });
  return lookLines(game.head(zone), game.occupants(zone.id), around, words);
}
