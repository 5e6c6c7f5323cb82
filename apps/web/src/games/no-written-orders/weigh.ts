import {
  ASSAULT_ENDS,
  type AssaultForecast,
  type BombardmentForecast,
  forecastAssault,
  forecastBombardment,
} from "@stonebridge/games/no-written-orders";
import { formatNumber } from "../../language/language.svelte.ts";
import type { OddsPart } from "../../play/zones/combat-words.ts";
import { declaredIn } from "./declared.ts";
import type { PanelTexts } from "./language/panel-texts.ts";
import type { Offer } from "./offers/offer.ts";
import { seenPosition } from "./orders/known.ts";
import { piecesIn } from "./pieces/pieces.ts";
import type { Table } from "./table.ts";

/** An assault that is declared, or would be with what is in preview. */
export interface WeighedAssault {
  readonly hex: string;
  readonly attackers: readonly string[];
  readonly defenders: readonly string[];
  readonly forecast: AssaultForecast;
  /** What is in preview or pointed at is part of it. */
  readonly preview: boolean;
}

function indices({ tools }: Table, units: readonly string[]): readonly number[] {
  const { unitIndex } = tools.game.field;
  return units.flatMap((unit) => unitIndex.get(unit) ?? []);
}

/** The declared assaults, that in preview first. @param offer in preview or pointed at */
export function assaultsWeighed(table: Table, offer: Offer | undefined): readonly WeighedAssault[] {
  const { game } = table.tools;
  const declared = new Map(
    declaredIn(game.field, table.view).flatMap(({ hex, units, guns }) => (guns ? [] : [[hex, units] as const])),
  );
  const joining =
    offer?.meaning === "assault" ? offer.actions.flatMap((one) => (one.type === "assault" ? [one] : [])) : [];
  const aimed = joining[0]?.hex ?? (offer?.meaning === "fight" ? offer.hex : undefined);
  if (joining[0] !== undefined)
    declared.set(joining[0].hex, [...(declared.get(joining[0].hex) ?? []), ...joining.map(({ unit }) => unit)]);
  return [...declared]
    .toSorted(([one], [other]) => Number(other === aimed) - Number(one === aimed))
    .flatMap(([hex, attackers]): WeighedAssault[] => {
      const defenders = piecesIn(table.view, hex).flatMap(({ id, kind }) => (kind === "unit" ? [id] : []));
      if (attackers.length === 0 || defenders.length === 0) return [];
      const at = game.field.map.grid.known(hex);
      const forecast = forecastAssault(game.field, seenPosition(table), indices(table, attackers), at);
      return [{ hex, attackers, defenders, forecast, preview: hex === aimed }];
    });
}

/** Of the assaults offered the one that most likely carries its hex rather than being thrown back; the first among equals. */
export function bestAssault(table: Table, offers: readonly Offer[]): Offer | undefined {
  const worth = (one: Offer): number => {
    const [weighed] = assaultsWeighed(table, one);
    if (weighed === undefined) return -1;
    const { carried, repulsed, ruin } = weighed.forecast.chances;
    return carried - repulsed - ruin;
  };
  const [best] = offers
    .filter(({ meaning }) => meaning === "assault")
    .map((one) => [one, worth(one)] as const)
    .toSorted(([, one], [, other]) => other - one);
  return best?.[0];
}

/** A bombardment of a hex with its batteries. */
export interface WeighedBombardment {
  readonly hex: string;
  readonly batteries: readonly string[];
  readonly forecast: BombardmentForecast;
  readonly preview: boolean;
}

/** The declared bombardments, that in preview first. @param offer in preview or pointed at */
export function bombardmentsWeighed(table: Table, offer: Offer | undefined): readonly WeighedBombardment[] {
  const { game } = table.tools;
  const declared = new Map(declaredIn(game.field, table.view).map(({ hex, units }) => [hex, units] as const));
  const aimed = offer?.meaning === "bombard" ? offer.hex : undefined;
  if (aimed !== undefined && offer?.piece !== undefined)
    declared.set(aimed, [...(declared.get(aimed) ?? []), offer.piece]);
  return [...declared]
    .toSorted(([one], [other]) => Number(other === aimed) - Number(one === aimed))
    .map(([hex, batteries]) => ({
      hex,
      batteries,
      forecast: forecastBombardment(
        game.field,
        seenPosition(table),
        indices(table, batteries),
        game.field.map.grid.known(hex),
      ),
      preview: hex === aimed,
    }));
}

/** Whom an end of an assault hurts, and whether badly. */
const ENDS = {
  carried: { hurts: "defender", severe: true },
  held: { hurts: "defender", severe: false },
  repulsed: { hurts: "attacker", severe: false },
  ruin: { hurts: "attacker", severe: true },
} as const;

/** Chances as parts of a bar, best for the attackers first. */
export function partsOf({ chances }: AssaultForecast, t: PanelTexts): readonly OddsPart[] {
  return ASSAULT_ENDS.map((end) => ({ id: end, text: t.assault.ends[end], share: chances[end], ...ENDS[end] }));
}

/** "¾", "1½": a number of quarters as one writes it. */
export function quarterSign(quarters: number): string {
  const whole = Math.floor(quarters / 4);
  const part = ["", "¼", "½", "¾"][quarters % 4] ?? "";
  return whole === 0 && part !== "" ? part : `${whole}${part}`;
}

/** A number to the tenth, as the language of the page writes it: "2.5", « 2,5 ». */
export function tenths(number: number): string {
  return formatNumber(Math.round(number * 10) / 10);
}
