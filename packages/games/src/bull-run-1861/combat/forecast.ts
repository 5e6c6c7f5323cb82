import { waysToSucceed, present, tableOf } from "@stonebridge/kernel";
import type { Action } from "../actions.ts";
import type { CombatForecast, PendingRoll } from "../views/analysis-types.ts";
import { resultOf } from "./combat.ts";
import type { Modifier } from "../events.ts";
import { type PieceIndex, unitOf } from "../field.ts";
import type { BullRun1861 } from "../game.ts";
import { sideId } from "../play.ts";
import type { Position } from "../position/position.ts";
import { type Reckoning, combatPiece, reckon } from "./reckoning.ts";
import { type CombatResult, RESULTS } from "../vocabulary.ts";

/**
 * A combat of these elements against these zones as it would be fought now, with the exact chances of every result.
 * @param attackers element ids, front lines of one side
 * @param zones ids of zones that the other side holds
 * @throws Error if an id is unknown or a zone is not held by the enemy
 */
export function forecast(
  game: BullRun1861,
  p: Position,
  attackers: readonly string[],
  zones: readonly string[],
): CombatForecast {
  const { field } = game;
  const pieces = attackers.map((id) => {
    const piece = field.pieceIndex.get(id);
    if (piece === undefined || p.place[piece] < 0) throw new Error(`${id} is not on the map.`);
    return piece;
  });
  const targets = zones.map((id) => field.graph.known(id));
  for (const zone of targets)
    if (p.front[zone] < 0 || field.sideOf[p.front[zone]] === field.sideOf[pieces[0]])
      throw new Error(`${field.graph.ids[zone]} holds no enemy.`);
  return tellForecast(game, p, reckon(field, p, pieces, targets));
}

/**
 * The combat that an `attack` action would lead to, alone against one zone. The brigade's move is played out on a copy; an enemy who would
 * have to turn to it is assumed to turn so that the newcomer is in the middle of his Front.
 */
export function forecastAttack(
  game: BullRun1861,
  p: Position,
  action: Extract<Action, { type: "attack" }>,
  zone: string,
  friends: readonly string[] = [],
): CombatForecast {
  const copy = game.copy(p);
  const unit = unitOf(game.field, present(game.field.pieceIndex.get(action.element), action.element));
  const side = sideId(game.field.sideOf[unit]);
  game.act(copy, side, action, NO_DICE);
  for (;;) {
    const decision = game.decision(copy);
    if (decision.over || decision.step !== "turning") break;
    const face =
      decision.actions.find((one) => one.type === "face" && one.zone === decision.about["zone"]) ?? decision.actions[0];
    game.act(copy, decision.sides[0], face, NO_DICE);
  }
  return forecast(game, copy, [action.element, ...friends], [zone]);
}

const NO_DICE = {
  roll(kind: string): number {
    throw new Error(`A forecast rolls no dice (${kind}).`);
  },
};

function tellForecast(game: BullRun1861, p: Position, reckoning: Reckoning): CombatForecast {
  const { field } = game;
  const piece = (index: PieceIndex): CombatForecast["attackers"][number] => combatPiece(field, p, index);
  const rolls = pendingRolls(game, reckoning);
  const { ways, of } = weigh(game, reckoning, rolls);
  return {
    attacker: sideId(reckoning.side),
    zones: reckoning.zones.map((zone) => field.graph.ids[zone]),
    attackers: reckoning.attackers.map(piece),
    supporters: reckoning.supporters.map(piece),
    defenders: reckoning.defenders.map(piece),
    modifiers: { attacker: reckoning.attack, defender: reckoning.defence },
    rolls,
    ways,
    of,
  };
}

function pendingRolls({ field }: BullRun1861, reckoning: Reckoning): PendingRoll[] {
  return [
    ...reckoning.guns.map(({ piece, potential, support }) => ({
      kind: "artillery" as const,
      side: sideId(field.sideOf[piece]),
      element: field.pieceIds[piece],
      faces: Math.min(6, potential + support),
    })),
    ...reckoning.horse.map(({ piece, potential }) => ({
      kind: "cavalry" as const,
      side: sideId(reckoning.side),
      element: field.pieceIds[piece],
      faces: Math.min(6, potential),
    })),
  ];
}

/** Counts every roll of all dice. */
function weigh(
  game: BullRun1861,
  reckoning: Reckoning,
  rolls: readonly PendingRoll[],
): { ways: Record<CombatResult, number>; of: number } {
  const sum = (lines: readonly Modifier[]): number => lines.reduce((total, line) => total + line.value, 0);
  const attacker = sideId(reckoning.side);
  const facesOf = (mine: boolean): number[] =>
    rolls.flatMap(({ side, faces }) => ((side === attacker) === mine ? [faces] : []));
  const ours = waysToSucceed(facesOf(true));
  const theirs = waysToSucceed(facesOf(false));
  const ways = tableOf(RESULTS, () => 0);
  const moreThanDouble = game.field.options.hitThreshold === "moreThanDouble";
  for (const [a, weightA] of ours.entries()) {
    for (const [d, weightD] of theirs.entries()) {
      for (let attack = 1; attack <= 6; attack++) {
        for (let defence = 1; defence <= 6; defence++) {
          const result = resultOf(
            Math.max(1, attack + sum(reckoning.attack) + a),
            Math.max(1, defence + sum(reckoning.defence) + d),
            moreThanDouble,
          );
          ways[result] += weightA * weightD;
        }
      }
    }
  }
  return { ways, of: 36 * 6 ** rolls.length };
}
