import type { Action, AskingStep } from "@stonebridge/games/bull-run-1861";
import { type Attempt as AnyAttempt, denialOf } from "../../play/picking/attempts.ts";
import { walked } from "../../play/zones/walked.ts";
import type { Denial } from "../contract/offers.ts";
import { type Hand, ofType, type TargetKey } from "./offers/offer.ts";
import { handOfPlacement } from "./offers/set-up.ts";
import {
  enemyOf,
  findElement,
  findHeadquarters,
  findUnit,
  sideOf,
  standingIn,
  unitOf,
  zoneOf,
  zonesHeldBy,
} from "./pieces.ts";
import { outlook, type Table } from "./table.ts";

type Attempt<P> = AnyAttempt<Table<P>, Action>;

/**
 * Why a pick on the target is not possible; undefined if it means nothing that could be refused
 * (empty ground while a brigade is to be chosen).
 */
export function denialAt<P>(table: Table<P>, hand: Hand, target: TargetKey): Denial<Action> | undefined {
  return denialOf(attempts(table, hand, target), target, ({ rules, position, side }, action) =>
    action.type === "attack"
      ? rules.whyNoAttack(position, action.element, action.facing)
      : rules.whyNot(position, side, action),
  );
}

function attempts<P>(table: Table<P>, hand: Hand, target: TargetKey): readonly Attempt<P>[] {
  const piece = target.startsWith("piece:") ? target.slice("piece:".length) : undefined;
  const zone = piece === undefined ? target.slice("space:".length) : zoneOf(table.view, piece);
  const here = (action: Action): Attempt<P> => ({ table, action });
  const about = (name: string) => {
    const value = table.decision.about[name];
    return typeof value === "string" ? value : undefined;
  };
  switch (table.decision.step as AskingStep) {
    case "placement": {
      const unit = handOfPlacement(table, hand);
      if (unit === undefined || zone === undefined) return [];
      const groups = new Set(ofType(table.decision.actions, "place").map((action) => action.group));
      return (["base", "forward"] as const)
        .filter((group) => groups.has(group))
        .map((group) => here({ type: "place", unit, zone, group }));
    }
    case "dispositions": {
      if (piece !== undefined && sideOf(table.view, piece) !== table.side) return pieceAttempt(here, table, piece);
      if (hand.piece === undefined || zone === undefined) return [];
      if (hand.mode === "extend") return [here({ type: "extend", unit: unitOf(hand.piece), zone })];
      if (hand.mode === "attach" && piece !== undefined) {
        return [here({ type: "attach", unit: unitOf(hand.piece), host: unitOf(piece) })];
      }
      return [here({ type: "face", element: hand.piece, zone })];
    }
    case "activation":
    case "operational":
      return choiceAttempt(table, target, (unit) => here({ type: "activate", unit }));
    case "marking":
      return choiceAttempt(table, target, (unit) => here({ type: "mark", unit }));
    case "march":
    case "operational-march":
      return zone === undefined ? [] : marchAttempts(table, hand, target, zone);
    case "line":
      return piece === undefined ? [] : [here({ type: "join", unit: about("unit") ?? "", host: unitOf(piece) })];
    case "facing":
    case "turning":
      return zone === undefined ? [] : [here({ type: "face", element: about("element") ?? about("unit") ?? "", zone })];
    case "headquarters": {
      if (piece !== undefined && findHeadquarters(table.view, piece)) {
        return [here({ type: "ride", headquarters: piece, zone: zone ?? "" })];
      }
      const rider = hand.piece ?? ofType(table.decision.actions, "ride")[0]?.headquarters;
      return rider === undefined || zone === undefined ? [] : [here({ type: "ride", headquarters: rider, zone })];
    }
    case "displacement":
      return zone === undefined ? [] : [here({ type: "displace", headquarters: about("headquarters") ?? "", zone })];
    case "combat": {
      if (piece !== undefined && sideOf(table.view, piece) === table.side) {
        const [fight] = ofType(table.decision.actions, "fight");
        return fight ? [here({ type: "fight", attackers: [piece], zones: fight.zones })] : [];
      }
      const [fight] = ofType(table.decision.actions, "fight");
      return fight && zone !== undefined ? [here({ type: "fight", attackers: fight.attackers, zones: [zone] })] : [];
    }
    case "withdrawal":
      return zone === undefined ? [] : [here({ type: "withdraw", unit: about("unit") ?? "", zone })];
    case "advance": {
      const [advance] = ofType(table.decision.actions, "advance");
      if (piece !== undefined && advance) return [here({ type: "advance", unit: unitOf(piece), zone: advance.zone })];
      const unit = hand.piece === undefined ? advance?.unit : unitOf(hand.piece);
      return unit === undefined || zone === undefined ? [] : [here({ type: "advance", unit, zone })];
    }
    case "arrival": {
      const [arrive] = ofType(table.decision.actions, "arrive");
      return arrive && zone !== undefined ? [here({ type: "arrive", unit: arrive.unit, zone })] : [];
    }
    case "offensive":
    case "hit":
      return [];
  }
}

/** Choosing a brigade: a counter means itself, ground means the first brigade of the chooser that stands there. */
function choiceAttempt<P>(
  table: Table<P>,
  target: TargetKey,
  attempt: (unit: string) => Attempt<P>,
): readonly Attempt<P>[] {
  if (target.startsWith("piece:")) {
    const piece = target.slice("piece:".length);
    return findUnit(table.view, piece) ? [attempt(unitOf(piece))] : [];
  }
  return standingIn(table.view, target.slice("space:".length))
    .filter(({ unit }) => unit.side === table.side)
    .slice(0, 1)
    .map(({ unit }) => attempt(unit.id));
}

function pieceAttempt<P>(here: (action: Action) => Attempt<P>, table: Table<P>, piece: string): readonly Attempt<P>[] {
  const facing = findElement(table.view, piece)?.facing;
  return facing === undefined ? [] : [here({ type: "face", element: piece, zone: facing })];
}

/**
 * A march that fails: the brigade walks as far as it may along the shortest way, and the step that it cannot take from
 * there says why. Enemy ground is refused as an attack where it lies beside, another own brigade as the one that acts.
 */
function marchAttempts<P>(table: Table<P>, hand: Hand, target: TargetKey, zone: string): readonly Attempt<P>[] {
  const unit = table.decision.about["unit"];
  if (typeof unit !== "string") return [];
  const piece = target.startsWith("piece:") ? target.slice("piece:".length) : undefined;
  const elements = findUnit(table.view, unit)?.elements ?? [];
  const from = elements[0]?.zone ?? zoneOf(table.view, unit);
  if (from === undefined) return [];
  const here = (action: Action): Attempt<P> => ({ table, action });

  if (hand.mode === "deploy" || hand.mode === "regroup") return [here({ type: hand.mode, unit, zone })];
  if (hand.mode === "turn") {
    const [end] = ofType(table.decision.actions, "end");
    const after = end ? outlook(table, [end]).table : undefined;
    return after ? [{ table: after, action: { type: "face", element: elements[0]?.id ?? unit, zone } }] : [];
  }
  if (piece !== undefined && unitOf(piece) !== unit && sideOf(table.view, piece) === table.side && zone === from) {
    return [here({ type: "activate", unit: unitOf(piece) })];
  }
  if (table.decision.step === "march" && zonesHeldBy(table.view, enemyOf(table.side)).has(zone)) {
    const beside = elements.find((element) => table.field.neighbours(element.zone).includes(zone));
    if (beside) return [here({ type: "attack", element: beside.id, facing: zone })];
  }
  if (zone === from) return [here({ type: "step", unit, zone })];
  const reach = table.rules.reach(table.position);
  const route = table.field.route(from, zone);
  return [
    walked(
      { table, unit, reach, route, after: (actions) => outlook(table, actions).table },
      zone,
      (walker, to) => ({ type: "step", unit: walker, zone: to }),
      (walker) => ({ type: "end", unit: walker }),
    ),
  ];
}
