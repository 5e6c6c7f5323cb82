import type { EventBase } from "@stonebridge/kernel";
import { join, type Line, line, sentenceCase } from "@stonebridge/kernel/words";
import { companyOf, endsOf, type MarchTelling } from "../marches/march-line.ts";
import type { RecapTexts } from "./language/en.ts";
import type { Deed, Outcome } from "./recap.ts";

/** At most this many outcomes of one fight are shown. */
const FATES = 3;

/** One action as a sentence. */
export function recapLine<E extends EventBase>(deed: Deed, telling: MarchTelling<E>, texts: RecapTexts): Line {
  return sentenceCase(line`${deed.fight ? fought(deed.fight, telling, texts) : marched(deed, telling, texts)}.`);
}

function marched<E extends EventBase>({ march }: Deed, telling: MarchTelling<E>, texts: RecapTexts): Line {
  if (!march) return [];
  const { kind, pieces, to, facing } = march;
  const { name, many } = companyOf(pieces, telling);
  const way = texts.marched[kind]({ who: name, many, ...endsOf(march, telling.words) });
  const bearing = facing === undefined ? undefined : telling.reading.bearing?.(to, facing);
  return bearing === undefined ? way : line`${way}${texts.facing(telling.texts.facing(bearing, many))}`;
}

function fought<E extends EventBase>(
  fight: NonNullable<Deed["fight"]>,
  telling: MarchTelling<E>,
  texts: RecapTexts,
): Line {
  const { how, attackers, defenders, place, sums, outcomes } = fight;
  const named = (pieces: readonly string[]): Line => companyOf(pieces, telling).name;
  const told = texts.fought({
    how,
    who: named(attackers),
    whom: defenders.length === 0 ? undefined : named(defenders),
    place: { place, name: telling.words.space(place) },
    sums,
  });
  const fates = outcomes
    .slice(0, FATES)
    .map(({ piece, fate }: Outcome) => texts.fate({ piece, name: telling.words.piece(piece) }, fate));
  return fates.length === 0 ? told : line`${told}${sums === undefined ? ": " : ", "}${join(fates, ", ")}`;
}
