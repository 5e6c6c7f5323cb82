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
import { WORDS } from "../../language/index.ts";
import type { Narrator } from "../../shelf-game.ts";
import { placeNamed } from "../../terminal/look.ts";
import { foughtOut } from "../../terminal/narration.ts";
import { namingActor, once, saidAlike } from "../narrating.ts";
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

const VOCABULARY = { steps: ASKING_STEPS, sides: SIDES, rolls: ROLL_KINDS, headings: HEADINGS };

/** What the game says at a terminal, from its own texts. */
export function createNarrator(texts: Texts & Refusals, game: BullRun): Narrator<Action, GameEvent, View> {
  const { graph, units } = wholeOf(game, bullRun1861).field;
  const names = namesOf(texts, graph.zones);
  const words = WORDS[texts.language];
  const own = GAME_WORDS[texts.language];
  const places = namedZones(graph);
  const said = saidAlike(texts, names, VOCABULARY);
  const reader = once(() =>
    wordReader(
      units.map(({ id }) => id),
      graph.zones,
      names,
    ),
  );
  return {
    ...said,
    examples: {
      action: "step sherman henry-hill",
      place: "henry hill",
      units: [texts.side("north").toLowerCase(), "jackson"],
    },
    action: namingActor(said, names.unit),
    event: (event) =>
      event.type === "fought" ? foughtOut(said.event(event), texts.fight(event, names), words) : said.event(event),
    status: (view) => statusLines(texts, own, view),
    pieces: (view) => view.units.map((unit) => pieceLine(texts, own, unit, names)),
    look(view, place) {
      const zone = placeNamed(places, place)?.zone;
      return zone && zoneLines(zone, graph, zoneWords(view, texts, own, names), words);
    },
    readAction: (_, typed) => reader()(typed),
  };
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
