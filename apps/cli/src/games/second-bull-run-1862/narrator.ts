import {
  type Action,
  ASKING_STEPS,
  type CommanderView,
  type GameEvent,
  ROLL_KINDS,
  secondBullRun1862,
  type SideId,
  SIDES,
  type UnitView,
  type View,
} from "@stonebridge/games/second-bull-run-1862";
import { type Names, namesOf, type Refusals, type Texts } from "@stonebridge/games/second-bull-run-1862/text";
import { WORDS } from "../../language/index.ts";
import type { Narrator } from "../../shelf-game.ts";
import { placeNamed } from "../../terminal/look.ts";
import { foughtOut } from "../../terminal/narration.ts";
import { namingActor, once, saidAlike } from "../narrating.ts";
import { wholeOf } from "../whole.ts";
import { namedZones, zoneLines } from "../zones.ts";
import { GAME_WORDS, type GameWords } from "./language.ts";
import { zoneWords } from "./map.ts";
import type { SecondBullRun } from "./types.ts";
import { wordReader } from "./words.ts";

const HEADINGS: { readonly [T in GameEvent["type"]]?: "turn" | "part" } = {
  "turn-began": "turn",
  "night-began": "turn",
  "segment-began": "part",
};

const VOCABULARY = { steps: ASKING_STEPS, sides: SIDES, rolls: ROLL_KINDS, headings: HEADINGS };

/** What the game says at a terminal, from its own texts. */
export function createNarrator(texts: Texts & Refusals, game: SecondBullRun): Narrator<Action, GameEvent, View> {
  const { graph } = wholeOf(game, secondBullRun1862).field;
  const names = namesOf(texts, graph.zones);
  const words = WORDS[texts.language];
  const own = GAME_WORDS[texts.language];
  const places = namedZones(graph);
  const said = saidAlike(texts, names, VOCABULARY);
  const reader = once(() => wordReader(texts, graph.zones, names));
  return {
    ...said,
    examples: { action: "step gibbon 104", place: "groveton", units: ["union", "jackson"] },
    action: namingActor(said, names.unit),
    event: (event) =>
      event.type === "fought" ? foughtOut(said.event(event), texts.fight(event, names), words) : said.event(event),
    status: (view) => [
      whenLine(texts, own, view),
      SIDES.map((side) => scoreLine(texts, own, side, view)).join(" · "),
      ...tacticLines(texts, view),
    ],
    pieces: (view) => [
      ...view.commanders.map((commander) => commanderLine(texts, commander, names)),
      ...view.units.map((unit) => pieceLine(texts, own, unit, names)),
    ],
    look(view, place) {
      const zone = placeNamed(places, place)?.zone;
      return zone && zoneLines(zone, graph, zoneWords(graph, view, texts, own, names), words);
    },
    readAction: (_, typed) => reader()(typed),
  };
}

/** Day, turn and the current part of it. */
function whenLine(texts: Texts, own: GameWords, { day, turn, lastTurn, phase, active, stage }: View): string {
  const part = phase > 0 && active ? texts.half(phase, active) : texts.stage(stage);
  const clock = stage === "set-up" || stage === "night" ? [] : [own.turn(texts.turn(turn), lastTurn)];
  return [texts.date(day), ...clock, part].join(" · ");
}

function scoreLine(texts: Texts, own: GameWords, side: SideId, { score }: View): string {
  const { points, inflicted, objectives } = score[side];
  return own.score(texts.side(side), points, objectives.length, inflicted);
}

/** The armies' tactical leanings, once dice have decided them. */
function tacticLines(texts: Texts, { tactics }: View): readonly string[] {
  const told = SIDES.flatMap((side) => {
    const tactic = tactics[side];
    return tactic === undefined ? [] : [WORDS[texts.language].pair(texts.side(side), texts.tactic(tactic))];
  });
  return told.length === 0 ? [] : [told.join(" · ")];
}

function commanderLine(
  texts: Texts,
  { id, printed, zone, whereabouts, activated }: CommanderView,
  names: Names,
): string {
  const { side, rank } = printed;
  const label = texts.commanderLabel({ name: names.unit(id), side, rank, activated });
  return WORDS[texts.language].pair(label, zone === undefined ? texts.whereabouts(whereabouts) : names.zone(zone));
}

function pieceLine(texts: Texts, own: GameWords, unit: UnitView, names: Names): string {
  const { pair } = WORDS[texts.language];
  const { printed, facing, attacks, due } = unit;
  const label = texts.pieceLabel({
    ...unit,
    name: names.unit(unit.id),
    side: printed.side,
    kind: printed.kind,
    star: printed.star,
    sharpshooters: printed.sharpshooters,
    ...(facing === undefined ? {} : { faces: names.zone(facing) }),
    ...(attacks === undefined ? {} : { attacks: names.zone(attacks) }),
  });
  const where = unit.zone === undefined ? texts.whereabouts(unit.whereabouts) : names.zone(unit.zone);
  const comes = due === undefined ? [] : [own.due(texts.date(due.day), due.turn)];
  return pair(pair(texts.side(printed.side), label), [where, ...comes].join(", "));
}
