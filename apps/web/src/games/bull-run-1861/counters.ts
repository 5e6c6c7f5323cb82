import type { HeadquartersView, UnitView, View } from "@stonebridge/games/bull-run-1861";
import type { Texts } from "@stonebridge/games/bull-run-1861/text";
import type { CounterLook, PieceMarks, Stripe } from "../../board/counters/look.ts";
import { shortName } from "./short-names.ts";

/** The stripe of each division; Southern armies have one each (look of the printed counters). */
const STRIPES: Readonly<Record<string, Stripe>> = {
  tyler: "vermilion",
  hunter: "yellow-diagonals",
  heintzelman: "green-dots",
  miles: "ivory-chevrons",
  runyon: "pale-blue-bars",
  palmer: "black-chequer",
  mccunn: "vermilion-bars",
  potomac: "maroon",
  shenandoah: "yellow-chevrons",
};

/** The counter of a brigade or of its Extended-line marker, with its strength as it is now. */
export function brigadeLook(unit: UnitView, texts: Texts): CounterLook {
  // Each element fights with half the potentials, rounded up (10.6-j).
  const share = (value: number) => (unit.elements.length === 2 ? Math.ceil(value / 2) : value);
  return {
    kind: "brigade",
    body: unit.side === "north" ? "union" : unit.army === "shenandoah" ? "shenandoah" : "confederate",
    stripe: STRIPES[unit.division] ?? (unit.side === "north" ? "green-diagonals" : "maroon"),
    name: texts.counterName(unit.id),
    short: shortName(unit.id, texts.counterName(unit.id)),
    subtitle: texts.unitTitle(unit.id),
    figure: unit.kind,
    combat: share(unit.combat.current),
    artillery: share(unit.artillery.current),
    cavalry: share(unit.cavalry.current),
    star: unit.star,
    reverse: unit.losses > 0,
  };
}

export function headquartersLook(headquarters: HeadquartersView, texts: Texts): CounterLook {
  const body = { mcdowell: "union", beauregard: "confederate", johnston: "shenandoah" } as const;
  return {
    kind: "headquarters",
    body: body[headquarters.id],
    stripe: headquarters.side === "north" ? "vermilion" : "maroon",
    name: texts.unitName(headquarters.id),
    short: shortName(headquarters.id, texts.unitName(headquarters.id)),
    subtitle: texts.headquarters(headquarters.id),
    figure: "flag",
    combat: 0,
    artillery: 0,
    cavalry: 0,
    star: false,
    reverse: false,
    range: headquarters.range,
  };
}

/** What hangs on a brigade's counter. The one that is acting is not spent yet, though its activation is used. */
export function marksOf(unit: UnitView, attacks: boolean, view: View): PieceMarks {
  return {
    fatigue: unit.fatigue >= 2 ? 2 : unit.fatigue === 1 ? 1 : 0,
    losses: unit.losses,
    attacks,
    operational: unit.operational,
    extended: unit.elements.length === 2,
    spent: unit.acted && view.acting !== unit.id,
  };
}
