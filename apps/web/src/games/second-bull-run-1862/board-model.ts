import type { Position, UnitView, View } from "@stonebridge/games/second-bull-run-1862";
import type { Names, Texts } from "@stonebridge/games/second-bull-run-1862/text";
import type { ArrowModel, BoardModel, PieceModel, PieceState, SpaceModel } from "../../board/model.ts";
import { emblemOf } from "../../play/parts/emblem.ts";
import { afterOffer, type DrawnBesides, wayArrows } from "../../play/zones/drawn.ts";
import { offersByZone } from "../../play/zones/zone-offers.ts";
import { commandLine } from "./command.ts";
import { brigadeLook, commanderLook, commanderMarks, marksOf } from "./counters.ts";
import type { Offer, TargetKey } from "./offers/offer.ts";
import { commandersIn, declaredOn, findUnit, sideOf, standingIn, zoneOf } from "./pieces.ts";
import { commanderLabel, pieceLabel, type SpokenField, zoneLabel } from "./telling/spoken.ts";
import type { PlayTools } from "./tools.ts";

export interface Drawn extends DrawnBesides<Offer> {
  readonly tools: PlayTools;
  readonly position: Position;
  readonly view: View;
  readonly texts: Texts;
  readonly names: Names;
  /** Lines of command that are held up to look at. */
  readonly lines: readonly ArrowModel[];
  /** Zones where the acting brigade would tear its division apart. */
  readonly parting: readonly string[];
}

/** Steps in which one of several own brigades is chosen: the others then say why not. */
const CHOOSES_UNIT: ReadonlySet<string> = new Set(["division"]);

export function boardModel(drawn: Drawn): BoardModel {
  return {
    spaces: spaces(drawn),
    pieces: pieces(drawn),
    arrows: [...arrows(drawn), ...drawn.lines],
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

function spaces(drawn: Drawn): readonly SpaceModel[] {
  const { view, tools, weighed } = drawn;
  const decided = decidedPiece(drawn);
  const standsIn = decided === undefined ? undefined : zoneOf(view, decided);
  const front = decidedFront(drawn, decided);
  const byZone = offersByZone(weighed?.offers ?? []);
  const field = spokenField(drawn);
  return tools.zones.zones.map(({ id }): SpaceModel => {
    const offer = byZone.get(id);
    const control = view.control[id];
    const state = stateOf(id, offer, drawn, standsIn);
    const badge = offer && state !== "rest" ? badgeOf(offer, drawn) : undefined;
    return {
      id,
      state,
      ...(badge === undefined ? {} : { badge }),
      ...(front.includes(id) ? { inFront: true } : {}),
      ...(control === undefined ? {} : { control: emblemOf(control) }),
      label: zoneLabel(field, id, offer ? spokenOffer(offer, drawn) : undefined),
    };
  });
}

function spokenField({ view, tools, texts, names }: Drawn): SpokenField {
  const { entries, graph } = tools.game.field;
  const letters = new Map(entries.map(({ letter, zone }) => [graph.ids[zone] as string, letter] as const));
  return { view, zones: tools.zones, entries: letters, texts, names };
}

/** The Front of the brigade that is decided about, as it stands or as it is about to face. */
function decidedFront({ view, tools, weighed }: Drawn, piece: string | undefined): readonly string[] {
  const offer = weighed?.offer;
  const unit = findUnit(view, offer?.facing === undefined ? (piece ?? "") : (offer.piece ?? ""));
  const facing = offer?.facing ?? unit?.facing;
  if (unit?.zone === undefined || facing === undefined) return [];
  return tools.zones.neighbours(unit.zone).includes(facing) ? tools.zones.front(unit.zone, facing) : [];
}

/** Offers that choose a piece: the ground under it is no goal. */
const CHOOSING: ReadonlySet<Offer["meaning"]> = new Set(["activate", "choose-division", "choose-independent"]);

function stateOf(
  id: string,
  offer: Offer | undefined,
  { weighed, denied, parting }: Drawn,
  standsIn: string | undefined,
): SpaceModel["state"] {
  const shown = weighed?.offer;
  const fights = shown?.meaning === "attack" || shown?.meaning === "fight";
  if (fights && shown.zone === id) return "attack";
  if (shown?.zone === id && !CHOOSING.has(shown.meaning)) return "aimed";
  if (denied === `space:${id}`) return "may-not";
  if (id === standsIn) return "selected";
  // While an attack is weighed, only other attacks stay marked; the rest can be picked all the same.
  if (fights && weighed?.pinned && offer?.meaning !== shown.meaning) return "rest";
  if (offer && !CHOOSING.has(offer.meaning)) return "may";
  return parting.includes(id) ? "may-not" : "rest";
}

function badgeOf(offer: Offer, { badges, weighed }: Drawn): string | undefined {
  switch (offer.meaning) {
    case "march":
    case "ride":
      return offer.forced ? `${offer.cost ?? ""}+` : String(offer.cost ?? "");
    case "withdraw":
      return badges.retreatTo;
    case "enter":
    case "bring":
      return offer.entry;
    case "attack":
    case "fight": {
      const share = weighed?.shares.get(offer.id);
      return share === undefined ? undefined : badges.percent(share);
    }
    default:
      return undefined;
  }
}

/** "March to Henry Hill · 3 MP, 2 left"; of an attack its chance. */
function spokenOffer(offer: Offer, { texts, names, offerWords, badges, weighed }: Drawn): string {
  const action = offer.actions.findLast(({ type }) => type !== "stay");
  if (!action) return "";
  const share = weighed?.shares.get(offer.id);
  const label = texts.action(action, names, offer.cost === undefined ? {} : { cost: offer.cost });
  return label + afterOffer(offer, share === undefined ? undefined : badges.percent(share), offerWords);
}

function pieces(drawn: Drawn): readonly PieceModel[] {
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
        ...spokenState(unit.id, pieceLabel(unit, field), drawn),
      })),
      ...commandersIn(view, zone.id).map((commander, at): PieceModel => ({
        id: commander.id,
        space: zone.id,
        depth: units.length + at,
        look: commanderLook(commander, texts),
        marks: commanderMarks(commander),
        ...came(commander.id),
        ...spokenState(commander.id, commanderLabel(commander, field), drawn),
      })),
    ];
  });
}

/** The state of a counter, and its label: of one that may act with what it may do. */
function spokenState(id: string, label: string, drawn: Drawn): Pick<PieceModel, "state" | "label"> {
  const offer = offerToAct(id, drawn);
  const state = pieceState(id, offer, drawn);
  if (offer === undefined || state !== "may") return { state, label };
  return { state, label: `${label}; ${spokenOffer(offer, drawn) || drawn.texts.verb("choose")}` };
}

/** What a counter of the side that decides may do, or may be chosen for. */
function offerToAct(id: string, { view, weighed, asked }: Drawn): Offer | undefined {
  if (sideOf(view, id) !== asked?.about["side"]) return undefined;
  const key: TargetKey = `piece:${id}`;
  return weighed?.offers.find(({ targets, meaning }) => targets.includes(key) && meaning !== "march");
}

function pieceState(id: string, offer: Offer | undefined, drawn: Drawn): PieceState {
  const { view, weighed, asked } = drawn;
  if (!weighed) return "rest";
  const shown = weighed.offer;
  if (id === decidedPiece(drawn)) return "selected";
  const fights = shown?.meaning === "attack" || shown?.meaning === "fight";
  if (fights && shown.zone !== undefined) {
    if (zoneOf(view, id) === shown.zone && findUnit(view, id)) return "aimed";
    if (findUnit(view, id)?.attacks === shown.zone) return "selected";
  }
  if (shown?.meaning === "choose-division" && findUnit(view, id)?.printed.division === shown.division)
    return "selected";
  if (drawn.denied === `piece:${id}`) return "may-not";
  if (offer) return "may";
  const own = sideOf(view, id) === asked?.about["side"];
  const unit = findUnit(view, id);
  const chooses = asked !== undefined && CHOOSES_UNIT.has(asked.step);
  const member = unit !== undefined && unit.printed.division === asked?.about["division"] && !unit.acted;
  return chooses && own && member ? "may-not" : "rest";
}

function arrows(drawn: Drawn): readonly ArrowModel[] {
  const { view, weighed, asked } = drawn;
  const offer = weighed?.offer;
  const declared = [...declaredOn(view)];
  if (offer === undefined) {
    const lines = asked?.step === "divisions" ? (weighed?.offers ?? []).flatMap((one) => lineTo(one, drawn)) : [];
    return [...declared.flatMap(declaredArrows), ...lines];
  }
  const from = offer.piece === undefined ? undefined : zoneOf(view, offer.piece);
  if (offer.meaning !== "attack" && offer.meaning !== "fight")
    return [...declared.flatMap(declaredArrows), ...(wayArrows(offer, from) ?? lineTo(offer, drawn))];
  const [aimed, others] = [
    declared.filter(([zone]) => zone === offer.zone),
    declared.filter(([zone]) => zone !== offer.zone),
  ];
  const joins = aimed.some(([, attackers]) => attackers.some(({ zone }) => zone === from));
  const fresh = joins ? [] : attackArrow(from, offer.zone);
  return [
    ...(offer.meaning === "fight" ? [] : others.flatMap(declaredArrows)),
    ...aimed.flatMap(declaredArrows),
    ...fresh,
  ];
}

/** From each zone whose brigades attack this one. */
function declaredArrows([target, attackers]: readonly [string, readonly UnitView[]]): readonly ArrowModel[] {
  return [...new Set(attackers.map(({ zone }) => zone))].flatMap((zone) => attackArrow(zone, target));
}

function attackArrow(from: string | undefined, to: string | undefined): readonly ArrowModel[] {
  return from === undefined || to === undefined ? [] : [{ kind: "attack", spaces: [from, to] }];
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
