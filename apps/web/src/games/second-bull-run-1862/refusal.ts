import type { Action, AskingStep } from "@stonebridge/games/second-bull-run-1862";
import { type Attempt as AnyAttempt, denialOf } from "../../play/picking/attempts.ts";
import { walked } from "../../play/zones/walked.ts";
import type { Denial } from "../contract/offers.ts";
import { type Hand, ofType, type TargetKey } from "./offers/offer.ts";
import { handOfPlacement } from "./offers/set-up.ts";
import { enemyOf, findCommander, findUnit, holderOf, sideOf, standingIn, zoneOf } from "./pieces.ts";
import { outlook, type Table, whyNot } from "./table.ts";

type Attempt = AnyAttempt<Table, Action>;

/**
 * Why a pick on the target is not possible; undefined if it means nothing that could be refused
 * (empty ground while a brigade is to be chosen).
 */
export function denialAt(table: Table, hand: Hand, target: TargetKey): Denial<Action> | undefined {
  return denialOf(attemptAt(table, hand, target), target, whyNot);
}

function attemptAt(table: Table, hand: Hand, target: TargetKey): Attempt | undefined {
  const { view, decision, side } = table;
  const piece = target.startsWith("piece:") ? target.slice("piece:".length) : undefined;
  const zone = piece === undefined ? target.slice("space:".length) : zoneOf(view, piece);
  const unit =
    piece !== undefined && findUnit(view, piece) ? piece : foremost(table, piece === undefined ? zone : undefined);
  const about = (name: string): string => {
    const value = decision.about[name];
    return typeof value === "string" ? value : "";
  };
  const here = (action: Action): Attempt => ({ table, action });
  switch (decision.step as AskingStep) {
    case "placement":
      return zone === undefined || (piece !== undefined && sideOf(view, piece) === side)
        ? undefined
        : placing(table, hand, zone);
    case "groups":
    case "choosing":
      return unit === undefined ? undefined : here({ type: "choose", unit });
    case "designation":
      return piece === undefined || !findCommander(view, piece)
        ? undefined
        : here({ type: "designate", commander: piece });
    case "divisions":
      return unit === undefined ? undefined : here(divisionOf(table, unit));
    case "night-moves":
      return unit === undefined ? entering(table, hand, zone) : here({ type: "activate", unit });
    case "division":
      return unit === undefined ? undefined : here({ type: "activate", unit });
    case "march":
      return zone === undefined ? undefined : marching(table, hand, piece, zone);
    case "facing":
    case "turning":
      return zone === undefined ? undefined : here({ type: "face", unit: about("unit"), zone });
    case "displacement":
      return zone === undefined ? undefined : here({ type: "displace", commander: about("commander"), zone });
    case "commanders":
    case "ride":
      return riding(table, hand, piece, zone);
    case "combat":
      return zone === undefined ? undefined : here({ type: "fight", zone });
    case "withdrawal":
      return zone === undefined ? undefined : here({ type: "withdraw", unit: about("unit"), zone });
    case "advance": {
      const [advance] = ofType(decision.actions, "advance");
      if (piece !== undefined && advance) return here({ type: "advance", unit: piece, zone: advance.zone });
      return advance && zone !== undefined
        ? here({ type: "advance", unit: hand.piece ?? advance.unit, zone })
        : undefined;
    }
    case "flights":
      return unit === undefined ? undefined : here({ type: "flee", unit });
    case "parting":
      return unit === undefined ? undefined : here({ type: "part", unit });
    case "recall":
      return piece === undefined || !findCommander(view, piece)
        ? undefined
        : here({ type: "recall", commander: piece });
    case "reinforcements":
      return entering(table, hand, zone);
    case "jones":
    case "counter-attack":
      return undefined;
  }
}

/** The foremost brigade of the deciding side in a zone: what ground means where a brigade is chosen. */
function foremost({ view, side }: Table, zone: string | undefined): string | undefined {
  if (zone === undefined || holderOf(view, zone) !== side) return undefined;
  return standingIn(view, zone)[0]?.id;
}

/** An entry that is not open to who comes on next. */
function entering(table: Table, { piece }: Hand, zone: string | undefined): Attempt | undefined {
  const { entries, graph } = table.game.field;
  const letter = entries.find((one) => graph.ids[one.zone] === zone)?.letter;
  const { actions } = table.decision;
  const comers = [
    ...ofType(actions, "bring").map(({ commander }) => commander),
    ...ofType(actions, "enter").map(({ unit }) => unit),
    ...ofType(actions, "wait").map(({ unit }) => unit),
  ];
  const comer = comers.find((one) => one === piece) ?? comers[0];
  if (letter === undefined || comer === undefined) return undefined;
  const action: Action = findCommander(table.view, comer)
    ? { type: "bring", commander: comer, entry: letter }
    : { type: "enter", unit: comer, entry: letter };
  return { table, action };
}

function placing(table: Table, hand: Hand, zone: string): Attempt | undefined {
  const piece = handOfPlacement(table, hand);
  if (piece === undefined) return undefined;
  if (findCommander(table.view, piece)) return { table, action: { type: "post", commander: piece, zone } };
  return { table, action: { type: hand.mode === "turn" ? "face" : "place", unit: piece, zone } };
}

/** A brigade means its division, an independent one itself. */
function divisionOf({ view }: Table, unit: string): Action {
  const standing = findUnit(view, unit);
  const division = standing?.printed.division ?? null;
  return division === null || standing?.independent === true
    ? { type: "choose-independent", unit }
    : { type: "choose-division", division };
}

function riding(table: Table, hand: Hand, piece: string | undefined, zone: string | undefined): Attempt | undefined {
  const { decision, view } = table;
  const picked = piece === undefined ? undefined : findCommander(view, piece);
  if (picked?.printed.rank === "army") return { table, action: { type: "try", commander: picked.id } };
  if (picked?.zone !== undefined) return { table, action: { type: "ride", commander: picked.id, zone: picked.zone } };
  const asked = decision.about["commander"];
  const rider = typeof asked === "string" ? asked : (hand.piece ?? ofType(decision.actions, "ride")[0]?.commander);
  return rider === undefined || zone === undefined
    ? undefined
    : { table, action: { type: "ride", commander: rider, zone } };
}

/**
 * A march that fails: the brigade walks as far as it may along the shortest way, and the step that it cannot take from
 * there says why. Enemy ground is refused as an attack where it lies beside, another own brigade as the one that acts.
 */
function marching(table: Table, hand: Hand, piece: string | undefined, zone: string): Attempt | undefined {
  const { decision, view, side } = table;
  const unit = decision.about["unit"];
  const from = decision.about["zone"];
  if (typeof unit !== "string" || typeof from !== "string") return undefined;
  if (hand.mode === "turn") {
    const [end] = ofType(decision.actions, "end");
    const after = end ? outlook(table, [end]).table : undefined;
    return after && { table: after, action: { type: "face", unit, zone } };
  }
  if (piece !== undefined && piece !== unit && sideOf(view, piece) === side && zone === from) {
    return { table, action: { type: "end", unit: piece } };
  }
  if (holderOf(view, zone) === enemyOf(side) && table.tools.zones.neighbours(from).includes(zone))
    return { table, action: { type: "attack", unit, zone } };
  if (zone === from) return { table, action: { type: "step", unit, zone } };
  const reach = table.tools.reach(table.position);
  const route = table.tools.zones.route(from, zone);
  return walked(
    { table, unit, reach, route, after: (actions) => outlook(table, actions).table },
    zone,
    (walker, to) => ({ type: "step", unit: walker, zone: to }),
    (walker) => ({ type: "end", unit: walker }),
  );
}
