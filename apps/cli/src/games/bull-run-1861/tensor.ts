import { ASKING_STEPS, bullRun1861, SIDES, STAGES, type View } from "@stonebridge/games/bull-run-1861";
import { block, count, flag, oneOf, place, steps, type TensorForm, tensorForm, whole } from "../../research/tensor.ts";
import { zonePlaces } from "../places.ts";
import { wholeOf } from "../whole.ts";
import type { BullRun } from "./types.ts";

type UnitView = View["units"][number];
type Headquarters = View["headquarters"][number];

const WHEREABOUTS: readonly UnitView["whereabouts"][] = ["waiting", "map", "attached", "eliminated"];

/** What a seat sees of Bull Run 1861, in numbers. */
export async function tensorOf(game: BullRun): Promise<TensorForm<View>> {
  const { units, graph, scoring } = wholeOf(game, bullRun1861).field;
  const shapes = await import("@stonebridge/atlas/maps/bull-run-1861/shapes.json", { with: { type: "json" } });
  const zones = zonePlaces(shapes.default);
  /** In its first and, if it is in extended line, its second zone. */
  const element = (at: number) => [
    place<UnitView>(`zone ${at + 1}`, zones, ({ elements }) => elements[at]?.zone),
    place<UnitView>(`facing ${at + 1}`, zones, ({ elements }) => elements[at]?.facing),
    flag<UnitView>(`second line ${at + 1}`, ({ elements }) => elements[at]?.line === "second"),
    flag<UnitView>(`attacks ${at + 1}`, ({ elements }) => elements[at]?.attacks),
  ];
  return tensorForm(SIDES, ({ turn }) => turn, [
    whole([
      oneOf("stage", STAGES, ({ stage }) => stage),
      count("turn", ({ turn }) => turn),
      count("last turn", ({ lastTurn }) => lastTurn),
      count("phase", ({ phase }) => phase),
      oneOf("initiative", SIDES, ({ first }) => first),
      oneOf("active", SIDES, ({ active }) => active),
      flag("farm ford known", ({ farmFordKnown }) => farmFordKnown),
      oneOf("latched", SIDES, ({ latched }) => latched),
      ...SIDES.flatMap((side) => [
        count<View>(`points ${side}`, ({ score }) => score.points[side]),
        count<View>(`losses ${side}`, ({ score }) => score.losses[side]),
        count<View>(`offensive ${side}`, ({ offensive }) => offensive[side]),
      ]),
    ]),
    steps(ASKING_STEPS, SIDES),
    block<View, UnitView>(
      "units",
      units.map(({ id }) => id),
      (view) => new Map(view.units.map((unit) => [unit.id, unit])),
      [
        oneOf("side", SIDES, ({ side }) => side),
        oneOf("whereabouts", WHEREABOUTS, ({ whereabouts }) => whereabouts),
        ...element(0),
        ...element(1),
        count("combat", ({ combat }) => combat.current),
        count("artillery", ({ artillery }) => artillery.current),
        count("cavalry", ({ cavalry }) => cavalry.current),
        count("losses", ({ losses }) => losses),
        count("fatigue", ({ fatigue }) => fatigue),
        flag("star", ({ star }) => star),
        flag("operational", ({ operational }) => operational),
        flag("acted", ({ acted }) => acted),
        count("contacts", ({ contacts }) => contacts.length),
      ],
    ),
    block<View, boolean>(
      "acting",
      units.map(({ id }) => id),
      ({ acting }) => units.map(({ id }) => id === acting),
      [flag("acting", (is) => is)],
    ),
    block<View, Headquarters>(
      "headquarters",
      ["mcdowell", "beauregard", "johnston"],
      (view) => new Map(view.headquarters.map((one) => [one.id, one])),
      [place("zone", zones, ({ zone }) => zone), flag("activated", ({ activated }) => activated)],
    ),
    block<View, string>(
      "scoring zones",
      scoring.map((zone) => graph.ids[zone]),
      ({ control }) => new Map(Object.entries(control)),
      [oneOf("control", SIDES, (side) => side)],
    ),
    block<View, boolean>("zones", graph.ids, ({ attacked }) => graph.ids.map((id) => attacked.includes(id)), [
      flag("attacked", (is) => is),
    ]),
  ]);
}
