import type { View } from "@stonebridge/games/bull-run-1983";
import type { BullRun1983, Reckoning } from "@stonebridge/games/bull-run-1983";
import { type Battle, BOMBARDMENT, type Frame, type Position, reckon } from "@stonebridge/games/bull-run-1983/reading";
import type { BattleModel } from "../../board/model.ts";

/** A battle as it is being declared, or waits to be fought. */
export interface Declared {
  /** From 1, in the order of the list. */
  readonly number: number;
  readonly state: BattleModel["state"];
  readonly battle: Battle;
  readonly targets: readonly string[];
  readonly adjacent: readonly string[];
  readonly guns: readonly string[];
  readonly bombards: boolean;
  /** Strengths and odds as things stand; absent while nobody attacks yet. */
  readonly reckoning?: Reckoning;
}

/** The battles on the table: drafted, declared, fought. Declarations are open to everybody. */
export function declaredIn(game: BullRun1983, view: View, seen: Position): readonly Declared[] {
  const frame = view.steps.findLast(isBattleFrame);
  if (frame === undefined) return [];
  switch (frame.step) {
    case "declaration":
      return [
        ...frame.battles.map((battle, at) => declared(game, seen, battle, at + 1, "declared")),
        ...(frame.draft === undefined ? [] : [declared(game, seen, frame.draft, frame.battles.length + 1, "draft")]),
      ];
    case "order":
      return [...frame.settled, ...frame.open].map((battle, at) => declared(game, seen, battle, at + 1, "declared"));
    case "battles":
      return frame.battles.map((battle, at) =>
        declared(game, seen, battle, at + 1, at + 1 < frame.at ? "over" : at + 1 === frame.at ? "now" : "declared"),
      );
    case "onslaught": {
      const battle: Battle = { kind: 0, targets: frame.targets, adjacent: frame.attackers, guns: [] };
      return [declared(game, seen, battle, 1, "draft", true)];
    }
  }
}

type BattleFrame = Extract<Frame, { readonly step: "declaration" | "order" | "battles" | "onslaught" }>;

function isBattleFrame(frame: Frame): frame is BattleFrame {
  return ["declaration", "order", "battles", "onslaught"].includes(frame.step);
}

function declared(
  game: BullRun1983,
  seen: Position,
  battle: Battle,
  number: number,
  state: BattleModel["state"],
  onslaught = false,
): Declared {
  const { field } = game;
  const ids = (pieces: readonly number[]): string[] => pieces.map((piece) => field.ids[piece]);
  const standing = [...battle.targets, ...battle.adjacent, ...battle.guns].every((piece) => seen.place[piece] >= 0);
  const fights = battle.adjacent.length + battle.guns.length > 0 && battle.targets.length > 0;
  return {
    number,
    state,
    battle,
    targets: ids(battle.targets),
    adjacent: ids(battle.adjacent),
    guns: ids(battle.guns),
    bombards: battle.kind === BOMBARDMENT,
    ...(standing && fights ? { reckoning: reckon(field, seen, battle, onslaught) } : {}),
  };
}

/** As the board draws them: by hexes. */
export function battleModels(
  battles: readonly Declared[],
  view: View,
  oddsText: (odds: Reckoning["odds"]) => string,
): BattleModel[] {
  const hexes = new Map(view.pieces.map((piece) => [piece.id, piece.hex]));
  const at = (pieces: readonly string[]): string[] => [...new Set(pieces.flatMap((piece) => hexes.get(piece) ?? []))];
  return battles.map(({ number, state, targets, adjacent, guns, reckoning }) => ({
    number,
    state,
    targets: at(targets),
    attackers: at(adjacent),
    guns: at(guns),
    ...(reckoning === undefined ? {} : { text: oddsText(reckoning.odds) }),
  }));
}
