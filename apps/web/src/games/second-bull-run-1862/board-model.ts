import type { AskingStep, Position, View } from "@stonebridge/games/second-bull-run-1862";
import type { Names, Texts } from "@stonebridge/games/second-bull-run-1862/text";
import type { ArrowModel, BoardModel, PieceModel } from "../../board/model.ts";
import { emblemOf } from "../../play/parts/emblem.ts";
import { type BoardReading, counterState, spokenOffer, zoneArrows, zoneSpaces } from "../../play/zones/board.ts";
import type { DrawnBesides } from "../../play/zones/drawn.ts";
import type { TargetKey } from "../contract/offers.ts";
import { commandLine } from "./command.ts";
import { brigadeLook, commanderLook, commanderMarks, marksOf } from "./counters.ts";
import { MEANINGS } from "./meanings.ts";
import type { Offer } from "./offers/offer.ts";
import { commandersIn, declaredOn, findUnit, sideOf, standingIn, zoneOf } from "./pieces.ts";
import { QUESTIONS } from "./questions.ts";
import { commanderLabel, pieceLabel, type SpokenField, zoneLabel } from "./telling/spoken.ts";
import type { PlayTools } from "./tools.ts";

/** What counters are drawn from. */
export interface Standing extends DrawnBesides<Offer> {
  readonly tools: PlayTools;
  readonly view: View;
  readonly texts: Texts;
  readonly names: Names;
  /** Zones where the acting brigade would tear its division apart. */
  readonly parting: readonly string[];
}

export interface Drawn extends Standing {
  readonly position: Position;
  /** Lines of command that are held up to look at. */
  readonly lines: readonly ArrowModel[];
}

export function boardModel(drawn: Drawn): BoardModel {
  const reading = readingOf(drawn);
  return {
    spaces: zoneSpaces(drawn, reading),
    pieces: standingPieces(drawn, reading),
    arrows: [...arrows(drawn, reading), ...drawn.lines],
    overlays: drawn.overlays,
    lit: drawn.lit,
    spot: drawn.spot,
  };
}

/** The counter that is being decided about: in hand, or asked about. */
export function decidedPiece({ weighed, asked }: Pick<Drawn, "weighed" | "asked">): string | undefined {
  if (weighed?.hand.piece !== undefined) return weighed.hand.piece;
  const named = [asked?.about["unit"], asked?.about["commander"]].find((value) => typeof value === "string");
  return named ?? (weighed?.pinned ? weighed.offer?.piece : undefined);
}

function readingOf(drawn: Standing): BoardReading<Offer> {
  const { view, tools, texts, names, parting } = drawn;
  const field = spokenField(drawn);
  return {
    meanings: MEANINGS,
    field: tools.zones,
    decided: decidedPiece(drawn),
    zoneOf: (piece) => zoneOf(view, piece),
    facingOf: (piece) => findUnit(view, piece)?.facing,
    control: (zone) => {
      const control = view.control[zone];
      return control && emblemOf(control);
    },
    zoneLabel: (zone, offered) => zoneLabel(field, zone, offered),
    action: (action, cost) => texts.action(action, names, cost),
    strained: ({ forced }) => forced === true,
    entry: ({ entry }) => entry,
    closed: parting,
    attackers: ({ meaning, piece, zone }) => {
      if (meaning !== "fight") return piece === undefined ? [] : [piece];
      return view.units.flatMap(({ id, attacks }) => (attacks === zone ? [id] : []));
    },
  };
}

function spokenField({ view, tools, texts, names }: Standing): SpokenField {
  const { entries, graph } = tools.game.field;
  const letters = new Map(entries.map(({ letter, zone }) => [graph.ids[zone] as string, letter] as const));
  return { view, zones: tools.zones, entries: letters, texts, names };
}

/** Every counter on the map. */
export function standingPieces(drawn: Standing, reading = readingOf(drawn)): readonly PieceModel[] {
  const { view, texts, moved } = drawn;
  const field = spokenField(drawn);
  return drawn.tools.zones.zones.flatMap((zone): PieceModel[] => {
    const units = standingIn(view, zone.id);
    const came = (id: string) => {
      const from = moved.get(id);
      return from === undefined || from === zone.id ? {} : { movedFrom: from };
    };
    return [
      ...units.map((unit, depth): PieceModel => ({
        id: unit.id,
        space: zone.id,
        depth,
        look: brigadeLook(unit, texts),
        marks: marksOf(unit, view.acting),
        ...(unit.facing === undefined ? {} : { facing: unit.facing }),
        ...came(unit.id),
        ...spokenState(unit.id, pieceLabel(unit, field), drawn, reading),
      })),
      ...commandersIn(view, zone.id).map((commander, at): PieceModel => ({
        id: commander.id,
        space: zone.id,
        depth: units.length + at,
        look: commanderLook(commander, texts),
        marks: commanderMarks(commander),
        ...came(commander.id),
        ...spokenState(commander.id, commanderLabel(commander, field), drawn, reading),
      })),
    ];
  });
}

/** The state of a counter, and its label: of one that may act with what it may do. */
function spokenState(
  id: string,
  label: string,
  drawn: Standing,
  reading: BoardReading<Offer>,
): Pick<PieceModel, "state" | "label"> {
  const { view, asked, texts } = drawn;
  const offer = offerToAct(id, drawn);
  const unit = findUnit(view, id);
  const chooses = asked !== undefined && QUESTIONS[asked.step as AskingStep].othersDenied === true;
  const own = sideOf(view, id) === asked?.about["side"];
  const division = unit?.printed.division;
  const state = counterState(id, drawn, reading, {
    fights: unit !== undefined,
    chosenBy: (shown) => shown.meaning === "choose-division" && unit !== undefined && division === shown.division,
    may: offer !== undefined,
    waits: chooses && own && unit !== undefined && division === asked.about["division"] && !unit.acted,
  });
  if (offer === undefined || state !== "may") return { state, label };
  return { state, label: `${label}; ${spokenOffer(offer, drawn, reading) || texts.verb("choose")}` };
}

/** What a counter of the side that decides may do, or may be chosen for. */
function offerToAct(id: string, { view, weighed, asked }: Standing): Offer | undefined {
  if (sideOf(view, id) !== asked?.about["side"]) return undefined;
  const key: TargetKey = `piece:${id}`;
  return weighed?.offers.find(({ targets, meaning }) => targets.includes(key) && meaning !== "march");
}

/** What is declared and weighed; and where divisions are chosen, whom their corps commander reaches. */
function arrows(drawn: Drawn, reading: BoardReading<Offer>): readonly ArrowModel[] {
  const { view, weighed, asked } = drawn;
  const declared = [...declaredOn(view)].map(([zone, units]) => [zone, units.map(({ id }) => id)] as const);
  const chosen = weighed?.offer ? [weighed.offer] : asked?.step === "divisions" ? (weighed?.offers ?? []) : [];
  return [...zoneArrows(drawn, reading, declared), ...chosen.flatMap((one) => lineTo(one, drawn))];
}

/** The line from the corps commander to whom the offer activates. */
function lineTo(offer: Offer, { tools, position, asked }: Drawn): readonly ArrowModel[] {
  const commander = asked?.about["commander"];
  if (typeof commander !== "string") return [];
  if (offer.division !== undefined) return listed(commandLine(tools, position, { division: offer.division }));
  if (offer.meaning !== "choose-independent" || offer.piece === undefined) return [];
  return listed(commandLine(tools, position, { unit: offer.piece, commander }));
}

function listed(line: ArrowModel | undefined): readonly ArrowModel[] {
  return line ? [line] : [];
}
