import type { CommanderView, UnitView } from "@stonebridge/games/second-bull-run-1862";
import type { Texts } from "@stonebridge/games/second-bull-run-1862/text";
import { type Body, type CounterLook, NO_MARKS, type PieceMarks, type Stripe } from "../../board/counters/look.ts";
import { shortName } from "./short-names.ts";

/** The stripe of each division: its colour tells the corps, its pattern the division. Independent brigades have a white one (SB62-6.2-a). */
const STRIPES: Readonly<Record<string, Stripe>> = {
  taliaferro: "maroon",
  ewell: "maroon-bars",
  hill: "maroon-chevrons",
  hood: "green-dots",
  kemper: "green-diagonals",
  jones: "green-bars",
  wilcox: "green-chevrons",
  anderson: "green-chequer",
  schurz: "yellow-diagonals",
  schenck: "yellow-chevrons",
  reynolds: "vermilion",
  hatch: "vermilion-bars",
  ricketts: "vermilion-chevrons",
  kearny: "green-dots",
  hooker: "green-diagonals",
  reno: "pale-blue-bars",
  stevens: "pale-blue-chevrons",
  butterfield: "black-chequer",
  sykes: "black-dots",
};
const WHITE: Stripe = "ivory";

/** The stripe of a corps commander is that of the first of his divisions. */
const CORPS: Readonly<Record<string, Stripe>> = {
  jackson: "maroon",
  longstreet: "green-dots",
  sigel: "yellow-diagonals",
  mcdowell: "vermilion",
  heintzelman: "green-dots",
  reno: "pale-blue-bars",
  porter: "black-chequer",
};

function bodyOf(side: UnitView["printed"]["side"]): Body {
  return side === "union" ? "union" : "confederate";
}

/** The counter of a brigade, with its strength as it is now; cavalry on foot shows men. */
export function brigadeLook(unit: UnitView, texts: Texts): CounterLook {
  const { printed } = unit;
  return {
    kind: "brigade",
    body: bodyOf(printed.side),
    stripe: printed.division === null ? WHITE : (STRIPES[printed.division] ?? WHITE),
    name: texts.counterName(unit.id),
    short: shortName(unit.id, texts.counterName(unit.id)),
    subtitle: texts.unitTitle(unit.id),
    figure: unit.dismounted ? "infantry" : printed.kind,
    combat: unit.combat,
    artillery: unit.artillery,
    cavalry: 0,
    star: printed.star,
    sharpshooters: printed.sharpshooters,
    reverse: unit.losses > 0,
  };
}

/** The counter of a commander: his modifier of the side that shows, an army commander’s test value. */
export function commanderLook(commander: CommanderView, texts: Texts): CounterLook {
  const { printed } = commander;
  const corps = printed.rank === "corps";
  return {
    kind: "leader",
    rank: printed.rank,
    body: bodyOf(printed.side),
    stripe: CORPS[printed.id] ?? WHITE,
    name: texts.counterName(printed.id),
    short: shortName(printed.id, texts.counterName(printed.id)),
    subtitle: texts.unitTitle(printed.id),
    movement: corps ? signed(commander.activated ? printed.activated : printed.available) : printed.movement,
    selfActivating: false,
  };
}

/** "+1", "0", "-1", as counters have it. */
function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value);
}

/** What hangs on a brigade’s counter. The one that is acting is not spent yet. */
export function marksOf(unit: UnitView, acting: string | undefined): PieceMarks {
  return {
    ...NO_MARKS,
    fatigue: unit.fatigue >= 2 ? 2 : unit.fatigue === 1 ? 1 : 0,
    losses: unit.losses,
    attacks: unit.attacks !== undefined,
    spent: unit.acted && acting !== unit.id,
    routed: unit.routed,
    isolated: unit.isolated,
  };
}

export function commanderMarks(commander: CommanderView): PieceMarks {
  return { ...NO_MARKS, spent: commander.activated };
}
