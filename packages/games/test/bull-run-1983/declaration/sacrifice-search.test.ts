import { expect, test } from "vitest";
import { isHopeless } from "../../../src/bull-run-1983/combat/strength.ts";
import { sees } from "../../../src/bull-run-1983/combat/sight.ts";
import { contactOf } from "../../../src/bull-run-1983/declaration/contact.ts";
import { fewestSacrifices } from "../../../src/bull-run-1983/declaration/sacrifice-search.ts";
import { type Battle, MELEE } from "../../../src/bull-run-1983/frames.ts";
import { type PieceIndex, UNION } from "../../../src/bull-run-1983/measures.ts";
import type { Position } from "../../../src/bull-run-1983/position.ts";
import { tries } from "../../support/thorough.ts";
import { type Everything, everyDeclaration } from "../support/every-declaration.ts";
import { FORLORN, Scramble, Shuffler } from "../support/scramble.ts";

const SCRAMBLE = new Scramble(
  {
    woods: ["L9", "K12"],
    crests: [
      ["K10", "K11"],
      ["K10", "L10"],
    ],
    fords: [{ hex: "J10", water: "Run" }],
  },
  FORLORN,
);
const { field } = SCRAMBLE;
/** Positions with more declarations than this are left to others. */
const MOST = 2_000;

const hopelessIn = (p: Position, battles: readonly Battle[]): number =>
  battles.filter((battle) => isHopeless(field, p, battle)).length;

function wholesOf(every: Everything): Battle[][] {
  const chosen = (pieces: readonly PieceIndex[], mask: number): PieceIndex[] =>
    pieces.filter((_, bit) => (mask & (1 << bit)) !== 0);
  return every.wholes.map(({ groups, attackers }) =>
    groups.map((group, at) => ({
      kind: MELEE,
      targets: chosen(every.targets, group),
      adjacent: chosen(every.attackers, attackers[at] as number),
      guns: [],
    })),
  );
}

/** The fewest hopeless battles that these guns can leave, each in support of one that it sees, or silent: by trying all. */
function leastWith(p: Position, battles: readonly Battle[], guns: readonly PieceIndex[]): number {
  const [gun, ...others] = guns;
  if (gun === undefined) return hopelessIn(p, battles);
  let least = leastWith(p, battles, others);
  for (const [at, battle] of battles.entries())
    if (battle.targets.every((target) => sees(field, p, p.place[gun] as number, p.place[target] as number)))
      least = Math.min(least, leastWith(p, battles.with(at, { ...battle, guns: [...battle.guns, gun] }), others));
  return least;
}

/** What a declaration is in whatever order: who attacks whom. */
const keyOf = (battles: readonly Battle[]): string =>
  battles
    .map(({ targets, adjacent }) =>
      [targets, adjacent].map((pieces) => pieces.toSorted((a, b) => a - b).join()).join("<"),
    )
    .toSorted()
    .join(";");

test.each([
  [2, 3],
  [3, 3],
  [4, 4],
  [5, 3],
  [5, 5],
])(
  "BR83-R27 BR83-6.8-a BR83-7.31-e: no declaration of %i weak attackers and %i defenders has fewer hopeless attacks than the one that is found",
  { timeout: 300_000 },
  (attackers, defenders) => {
    const chance = new Shuffler(27 + attackers * 10 + defenders);
    const count = tries(300, 5_000);
    let better = 0;
    for (let tried = 0; tried < count;) {
      const p = SCRAMBLE.position(chance, attackers, defenders);
      const every = everyDeclaration(field, p, UNION, MOST);
      if (every === undefined || every.wholes.length === 0) continue;
      const wholes = wholesOf(every);
      const contact = contactOf(field, p, UNION);
      const least = Math.min(...wholes.map((whole) => leastWith(p, whole, contact.guns)));
      const most = Math.max(...wholes.map((whole) => hopelessIn(p, whole)));
      if (most === 0) continue;
      tried += 1;
      expect(fewestSacrifices(field, p, contact, least)).toBeUndefined();
      if (most === least) continue;
      better += 1;
      const found = fewestSacrifices(field, p, contact, most) ?? [];
      expect(hopelessIn(p, found)).toBe(least);
      expect(wholes.map(keyOf)).toContain(keyOf(found));
    }
    expect(better).toBeGreaterThan(count / 20);
  },
);
