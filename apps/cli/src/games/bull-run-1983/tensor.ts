import { ASKING_STEPS, bullRun1983, ROUTE_ENDS, SIDES, STAGES, type View } from "@stonebridge/games/bull-run-1983";
import { block, count, flag, oneOf, place, steps, type TensorForm, tensorForm, whole } from "../../research/tensor.ts";
import { hexPlaces } from "../places.ts";
import { wholeOf } from "../whole.ts";
import type { BullRun } from "./types.ts";

type PieceView = View["pieces"][number];

const WHEREABOUTS: readonly PieceView["where"][] = ["card", "map", "brigade", "dummy", "rally", "lost", "unseen"];

/** What a piece has done or may do, as counters and markers show it. */
const MARKS = [
  "frozen",
  "active",
  "moved",
  "pressed",
  "spent",
  "fought",
  "advanced",
  "bombarded",
  "entered",
  "changed",
  "revived",
] as const satisfies readonly (keyof PieceView)[];

/** What a seat sees of Bull Run (1983), in numbers. */
export function tensorOf(game: BullRun): TensorForm<View> {
  const { grid, ids } = wholeOf(game, bullRun1983).field;
  const hexes = hexPlaces(grid);
  const faceDown = (side: string) =>
    block<View, number>(
      `face down ${side}`,
      grid.ids,
      (view) => new Map(view.faceDown.filter((one) => one.side === side).map((one) => [one.hex, one.count])),
      [count("counters", (counters) => counters)],
    );
  return tensorForm(SIDES, ({ turn }) => turn, [
    whole([
      oneOf("stage", STAGES, ({ stage }) => stage),
      count("turn", ({ turn }) => turn),
      oneOf("player-turn", SIDES, ({ side }) => side),
      oneOf("trestle", ["stands", "destroyed", "open"], ({ trestle }) => trestle),
      count("events rolled", ({ rolled }) => rolled),
      count("groups to come", ({ arrivals }) => arrivals.length),
      ...SIDES.flatMap((side) => [
        flag<View>(`closed ${side}`, ({ closed }) => closed.includes(side)),
        flag<View>(`thawed ${side}`, ({ thawed }) => thawed.includes(side)),
      ]),
    ]),
    steps(ASKING_STEPS, SIDES),
    block<View, PieceView>("pieces", ids, (view) => view.pieces, [
      oneOf("side", SIDES, ({ side }) => side),
      oneOf("where", WHEREABOUTS, ({ where }) => where),
      place("hex", hexes, ({ hex }) => hex),
      flag("battle face", ({ face }) => face === "battle"),
      count("attack", ({ attack }) => attack),
      count("defense", ({ defense }) => defense),
      count("movement", ({ movement }) => movement),
      ...MARKS.map((mark) => flag<PieceView>(mark, (piece) => piece[mark])),
      oneOf("route", ROUTE_ENDS, ({ route }) => route),
    ]),
    ...SIDES.map(faceDown),
    block<View, boolean>("abatis", grid.ids, ({ abatis }) => new Map(abatis.map((hex) => [hex, true])), [
      flag("there", (is) => is),
    ]),
  ]);
}
