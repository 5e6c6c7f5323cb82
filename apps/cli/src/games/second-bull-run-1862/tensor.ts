import {
  ASKING_STEPS,
  secondBullRun1862,
  SIDES,
  STAGES,
  TACTICS,
  type View,
} from "@stonebridge/games/second-bull-run-1862";
import { block, count, flag, oneOf, place, steps, type TensorForm, tensorForm, whole } from "../../research/tensor.ts";
import { zonePlaces } from "../places.ts";
import { wholeOf } from "../whole.ts";
import type { SecondBullRun } from "./types.ts";

type UnitView = View["units"][number];
type CommanderView = View["commanders"][number];

const WHEREABOUTS: readonly UnitView["whereabouts"][] = ["waiting", "map", "eliminated", "left", "withdrawn"];
const COMMANDER_WHEREABOUTS: readonly CommanderView["whereabouts"][] = ["waiting", "map", "withdrawn"];

/** More turns than a day has. */
const A_DAY = 100;

/** What a seat sees of Second Bull Run 1862, in numbers. */
export async function tensorOf(game: SecondBullRun): Promise<TensorForm<View>> {
  const { units, commanders, graph } = wholeOf(game, secondBullRun1862).field;
  const shapes = await import("@stonebridge/atlas/maps/second-bull-run-1862/shapes.json", { with: { type: "json" } });
  const zones = zonePlaces(shapes.default);
  return tensorForm(SIDES, ({ day, turn }) => day * A_DAY + turn, [
    whole([
      oneOf("stage", STAGES, ({ stage }) => stage),
      count("day", ({ day }) => day),
      count("turn", ({ turn }) => turn),
      count("last turn", ({ lastTurn }) => lastTurn),
      count("phase", ({ phase }) => phase),
      oneOf("first player", SIDES, ({ first }) => first),
      oneOf("active", SIDES, ({ active }) => active),
      oneOf("leader", SIDES, ({ leader }) => leader),
      flag("counter-attack", ({ counterAttack }) => counterAttack !== undefined),
      flag("jones", ({ jones }) => jones !== undefined),
      ...SIDES.flatMap((side) => [
        count<View>(`points ${side}`, ({ score }) => score[side].points),
        count<View>(`inflicted ${side}`, ({ score }) => score[side].inflicted),
        oneOf<View>(`tactic ${side}`, TACTICS, ({ tactics }) => tactics[side]),
      ]),
    ]),
    steps(ASKING_STEPS, SIDES),
    block<View, UnitView>(
      "units",
      units.map(({ id }) => id),
      (view) => new Map(view.units.map((unit) => [unit.id, unit])),
      [
        oneOf("side", SIDES, ({ printed }) => printed.side),
        oneOf("whereabouts", WHEREABOUTS, ({ whereabouts }) => whereabouts),
        place("zone", zones, ({ zone }) => zone),
        place("facing", zones, ({ facing }) => facing),
        place("attacks", zones, (unit) => unit.attacks),
        count("depth", ({ depth }) => depth),
        count("combat", ({ combat }) => combat),
        count("artillery", ({ artillery }) => artillery),
        count("losses", ({ losses }) => losses),
        count("fatigue", ({ fatigue }) => fatigue),
        flag("routed", ({ routed }) => routed),
        flag("dismounted", ({ dismounted }) => dismounted),
        flag("independent", ({ independent }) => independent),
        flag("isolated", ({ isolated }) => isolated),
        flag("coherent", ({ coherent }) => coherent),
        flag("acted", ({ acted }) => acted),
        flag("attacked", ({ attacked }) => attacked),
        count("due", ({ due }) => due?.turn),
      ],
    ),
    block<View, boolean>(
      "acting",
      units.map(({ id }) => id),
      ({ acting }) => units.map(({ id }) => id === acting),
      [flag("acting", (is) => is)],
    ),
    block<View, CommanderView>(
      "commanders",
      commanders.map(({ id }) => id),
      (view) => new Map(view.commanders.map((one) => [one.id, one])),
      [
        oneOf("whereabouts", COMMANDER_WHEREABOUTS, ({ whereabouts }) => whereabouts),
        place("zone", zones, ({ zone }) => zone),
        flag("activated", ({ activated }) => activated),
      ],
    ),
    block<View, string>(
      "objectives",
      graph.zones.filter(({ victoryPoints }) => victoryPoints > 0).map(({ id }) => id),
      ({ control }) => new Map(Object.entries(control)),
      [oneOf("control", SIDES, (side) => side)],
    ),
    block<View, boolean>("zones", graph.ids, ({ attacked }) => graph.ids.map((id) => attacked.includes(id)), [
      flag("attacked", (is) => is),
    ]),
  ]);
}
