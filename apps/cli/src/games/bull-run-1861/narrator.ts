import {
  type Action,
  ASKING_STEPS,
  bullRun1861,
  type GameEvent,
  ROLL_KINDS,
  type SideId,
  SIDES,
  type View,
} from "@stonebridge/games/bull-run-1861";
import { type Names, namesOf, type Texts } from "@stonebridge/games/bull-run-1861/text";
import { count } from "@stonebridge/kernel/words/english";
import type { Narrator } from "../../shelf-game.ts";
import { placeNamed } from "../../terminal/look.ts";
import { fightSheet, headed, say, withActor } from "../../terminal/narration.ts";
import { known } from "../known.ts";
import { wholeOf } from "../whole.ts";
import { namedZones, zoneLines } from "../zones.ts";
import { zoneWords } from "./map.ts";
import type { BullRun } from "./types.ts";
import { wordReader } from "./words.ts";

type UnitView = View["units"][number];

const HEADINGS: { readonly [T in GameEvent["type"]]?: "turn" | "part" } = {
  "turn-began": "turn",
  "half-began": "part",
};

/** What the game says at a terminal, from its own texts. */
export function createNarrator(texts: Texts, game: BullRun): Narrator<Action, GameEvent, View> {
  const { graph } = wholeOf(game, bullRun1861).field;
  const names = namesOf(texts, graph.zones);
  const places = namedZones(graph);
  let reader: ReturnType<typeof wordReader> | undefined;
  return {
    examples: { action: "step sherman henry-hill", place: "henry hill", units: ["north", "jackson"] },
    side: (side) => texts.side(known(SIDES, side)),
    question(decision) {
      const { sentence, detail } = texts.question(decision, names);
      return { sentence: say(sentence), detail: say(detail) };
    },
    action(action, decision) {
      const label = texts.action(action, names, { step: known(ASKING_STEPS, decision.step) });
      return labelled(label, action, decision.about, names);
    },
    event(event) {
      const told = say(texts.event(event, names));
      if (event.type !== "fought") return headed(told, HEADINGS[event.type]);
      const fight = texts.fight(event, names);
      return fightSheet(fight, `${told} ${fight.verdict}`);
    },
    refusal(refusal, action) {
      const { title, sentence } = texts.refusal(refusal, names, action);
      return `${say(title)}. ${say(sentence)}`;
    },
    outcome: (outcome) => say(texts.outcome(outcome)),
    roll: (kind) => texts.rollName(known(ROLL_KINDS, kind)),
    status: (view) => statusLines(texts, view),
    pieces: (view) => view.units.map((unit) => pieceLine(texts, unit, names)),
    look(view, words) {
      const zone = placeNamed(places, words)?.zone;
      return zone && zoneLines(zone, graph, zoneWords(view, texts, names));
    },
    readAction(view, words) {
      reader ??= wordReader(
        view.units.map((unit) => unit.id),
        graph.zones,
        names,
      );
      return reader(words);
    },
  };
}

/** The label with the name of who acts, where neither it nor the question says it. */
function labelled(label: string, action: Action, about: Readonly<Record<string, unknown>>, names: Names): string {
  const actor = "unit" in action ? action.unit : "element" in action ? action.element : undefined;
  if (actor === undefined || about["unit"] !== undefined || about["element"] !== undefined) return label;
  return withActor(label, names.unit(actor));
}

function statusLines(texts: Texts, view: View): readonly string[] {
  const { points, losses } = view.score;
  const when = view.turn > 0 ? `${texts.turn(view.turn)} (of ${view.lastTurn})` : "";
  const half = view.phase > 0 && view.active ? texts.half(view.phase, view.active) : texts.stage(view.stage);
  const standing = (side: SideId): string =>
    `${texts.side(side)} ${points[side]} VP, ${count(losses[side], "loss", "losses")}`;
  return [[when, half].filter((part) => part !== "").join(" · "), SIDES.map(standing).join(" · ")];
}

function pieceLine(texts: Texts, unit: UnitView, names: Names): string {
  const first = unit.elements.at(0);
  const places = unit.elements.map(({ zone, facing, line, attacks }) => {
    const notes = [
      `faces ${names.zone(facing)}`,
      ...(line === "second" ? ["second line"] : []),
      ...(attacks ? ["attacks"] : []),
    ];
    return `${names.zone(zone)} (${notes.join(", ")})`;
  });
  const label = texts.pieceLabel({
    name: names.unit(unit.id),
    side: unit.side,
    combat: unit.combat.current,
    artillery: unit.artillery.current,
    cavalry: unit.cavalry.current,
    star: unit.star,
    fatigue: unit.fatigue,
    losses: unit.losses,
    operational: unit.operational,
    acted: unit.acted,
  });
  const where = first ? places.join(" and ") : texts.whereabouts(unit.whereabouts, unit.host && names.unit(unit.host));
  return `${texts.side(unit.side)}: ${label}: ${where}`;
}
