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
import { type Names, namesOf, type Refusals, type Texts } from "@stonebridge/games/bull-run-1861/text";
import { WORDS, type Words } from "../../language/index.ts";
import type { Narrator } from "../../shelf-game.ts";
import { placeNamed } from "../../terminal/look.ts";
import { fightSheet, headed, say, withActor } from "../../terminal/narration.ts";
import { known } from "../known.ts";
import { wholeOf } from "../whole.ts";
import { namedZones, zoneLines } from "../zones.ts";
import { GAME_WORDS, type GameWords } from "./language.ts";
import { zoneWords } from "./map.ts";
import type { BullRun } from "./types.ts";
import { wordReader } from "./words.ts";

type UnitView = View["units"][number];

const HEADINGS: { readonly [T in GameEvent["type"]]?: "turn" | "part" } = {
  "turn-began": "turn",
  "half-began": "part",
};

/** What the game says at a terminal, from its own texts. */
export function createNarrator(texts: Texts & Refusals, game: BullRun): Narrator<Action, GameEvent, View> {
  const { graph } = wholeOf(game, bullRun1861).field;
  const names = namesOf(texts, graph.zones);
  const words = WORDS[texts.language];
  const own = GAME_WORDS[texts.language];
  const places = namedZones(graph);
  let reader: ReturnType<typeof wordReader> | undefined;
  return {
    words,
    examples: {
      action: "step sherman henry-hill",
      place: "henry hill",
      units: [texts.side("north").toLowerCase(), "jackson"],
    },
    side: (side) => texts.side(known(SIDES, side)),
    question(decision) {
      const { sentence, detail } = texts.question(decision, names);
      return { sentence: say(sentence), detail: say(detail) };
    },
    action(action, decision) {
      const label = texts.action(action, names, { step: known(ASKING_STEPS, decision.step) });
      return labelled(label, action, decision.about, names, words);
    },
    event(event) {
      const told = say(texts.event(event, names));
      if (event.type !== "fought") return headed(told, HEADINGS[event.type]);
      const fight = texts.fight(event, names);
      return fightSheet(fight, `${told} ${fight.verdict}`, words);
    },
    refusal(refusal) {
      const { title, sentence } = texts.refusal(refusal, names);
      return `${say(title)}. ${say(sentence)}`;
    },
    outcome: (outcome) => say(texts.outcome(outcome)),
    roll: (kind) => texts.rollName(known(ROLL_KINDS, kind)),
    status: (view) => statusLines(texts, own, view),
    pieces: (view) => view.units.map((unit) => pieceLine(texts, own, unit, names)),
    look(view, place) {
      const zone = placeNamed(places, place)?.zone;
      return zone && zoneLines(zone, graph, zoneWords(view, texts, own, names), words);
    },
    readAction(view, typed) {
      reader ??= wordReader(
        view.units.map((unit) => unit.id),
        graph.zones,
        names,
      );
      return reader(typed);
    },
  };
}

/** The label with the name of whoever acts, if neither it nor the question says so. */
function labelled(
  label: string,
  action: Action,
  about: Readonly<Record<string, unknown>>,
  names: Names,
  words: Words,
): string {
  const actor = "unit" in action ? action.unit : "element" in action ? action.element : undefined;
  if (actor === undefined || about["unit"] !== undefined || about["element"] !== undefined) return label;
  return withActor(label, names.unit(actor), words);
}

function statusLines(texts: Texts, own: GameWords, view: View): readonly string[] {
  const { points, losses } = view.score;
  const when = view.turn > 0 ? own.turn(texts.turn(view.turn), view.lastTurn) : "";
  const half = view.phase > 0 && view.active ? texts.half(view.phase, view.active) : texts.stage(view.stage);
  const standing = (side: SideId): string => own.score(texts.side(side), points[side], losses[side]);
  return [[when, half].filter((part) => part !== "").join(" · "), SIDES.map(standing).join(" · ")];
}

function pieceLine(texts: Texts, own: GameWords, unit: UnitView, names: Names): string {
  const { pair, and } = WORDS[texts.language];
  const first = unit.elements.at(0);
  const places = unit.elements.map(({ zone, facing, line, attacks }) => {
    const notes = [
      own.faces(names.zone(facing)),
      ...(line === "second" ? [own.secondLine] : []),
      ...(attacks ? [own.attacks] : []),
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
  const where = first ? places.join(and) : texts.whereabouts(unit.whereabouts, unit.host && names.unit(unit.host));
  return pair(pair(texts.side(unit.side), label), where);
}
