import { type Contact, touches } from "./contact.ts";
import type { Declaring } from "./declaring.ts";
import type { Field } from "../field.ts";
import { type Battle, MELEE } from "../frames.ts";
import type { PieceIndex } from "../measures.ts";
import type { Position } from "../position.ts";
import { naming, type Refuses } from "../refusing.ts";
import { DECLARATION } from "./refusals.ts";
import { fewestSacrifices } from "./sacrifice-search.ts";
import { isHopeless } from "../combat/strength.ts";

/** Why a complete declaration is not legal (R27): some part of it has more hopeless attacks than it needs. Gives a better one. */
export function sacrificeRefusal({ field, p, contact, battles }: Declaring): Refuses | undefined {
  const better = fewerSacrifices(field, p, contact, battles);
  if (better === undefined) return undefined;
  const hopeless = battles.filter((battle) => isHopeless(field, p, battle));
  return naming(DECLARATION["done-hopeless"], (known) => ({
    pieces: known.named(hopeless.flatMap(({ adjacent }) => adjacent)),
    enemies: known.named(hopeless.flatMap(({ targets }) => targets)),
    battles: better.map(({ targets, adjacent, guns }) => ({
      targets: known.named(targets),
      adjacent: known.named(adjacent),
      guns: known.named(guns),
    })),
  }));
}

/**
 * A complete declaration with fewer attacks below 1-6, if one exists in some part of it (R27, reading 2.5). Each part is judged separately:
 * attackers and defenders in contact with each other, directly or through others. Undefined if nothing is needless.
 */
export function fewerSacrifices(
  field: Field,
  p: Position,
  contact: Contact,
  battles: readonly Battle[],
): Battle[] | undefined {
  let found: Battle[] | undefined;
  for (const part of partsOf(field, p, contact)) {
    const now: readonly Battle[] = found ?? battles;
    const own = now.filter(({ kind, targets }) => kind === MELEE && part.targets.includes(targets[0]));
    const sacrifices = own.filter((battle) => isHopeless(field, p, battle)).length;
    if (sacrifices === 0) continue;
    const others = now.filter((battle) => !own.includes(battle));
    const free = (piece: PieceIndex): boolean =>
      !others.some(({ adjacent, guns }) => adjacent.includes(piece) || guns.includes(piece));
    const better = fewestSacrifices(
      field,
      p,
      { ...part, powerless: contact.powerless.filter(free), guns: contact.guns.filter(free) },
      sacrifices,
    );
    if (better === undefined) continue;
    const at = now.indexOf(own[0]);
    found = [...now.slice(0, at), ...better, ...now.slice(at).filter((battle) => !own.includes(battle))];
  }
  return found;
}

interface Part {
  readonly attackers: readonly PieceIndex[];
  readonly targets: readonly PieceIndex[];
}

/** Attackers and defenders connected by contact, each in the order of the roster. */
function partsOf(field: Field, p: Position, { attackers, targets }: Contact): Part[] {
  const parts: Part[] = [];
  const seen = new Set<PieceIndex>();
  for (const first of targets) {
    if (seen.has(first)) continue;
    const members = [first];
    seen.add(first);
    for (const member of members) {
      for (const other of field.sideOf[member] === field.sideOf[first] ? attackers : targets) {
        if (seen.has(other) || !touches(field, p, member, other)) continue;
        seen.add(other);
        members.push(other);
      }
    }
    parts.push({
      attackers: attackers.filter((piece) => members.includes(piece)),
      targets: targets.filter((piece) => members.includes(piece)),
    });
  }
  return parts;
}
