import ground from "@stonebridge/atlas/maps/second-bull-run-1862/overview.webp";
import type { Side } from "@stonebridge/kernel";
import type { About, AskingStep, View } from "@stonebridge/games/second-bull-run-1862";
import { tiles, tilesUrl } from "virtual:maps/second-bull-run-1862";
import type { Attention } from "../../board/model.ts";
import { mapOfZones } from "../../board/zones/index.ts";
import { formatPercent } from "../../language/language.svelte.ts";
import { deskMap } from "../../play/desk/map.ts";
import { zoneOverview } from "../../play/zones/overview.ts";
import { drawnBesides, overlaysOf, weighedIn } from "../../play/drawn.ts";
import { zoneAttention } from "../../play/zones/attention.ts";
import { attentionOf } from "../contract/attention.ts";
import type { DeskMap, OverlaySwitch, OverviewPicture } from "../contract/map.ts";
import type { Hand } from "../contract/offers.ts";
import { boardModel, decidedPiece, type Drawn } from "./board-model.ts";
import { brigadeLook, commanderLook, commanderMarks, marksOf } from "./counters.ts";
import type { SecondBullRunDesk } from "./desk.svelte.ts";
import { MEANINGS } from "./meanings.ts";
import type { Offer } from "./offers/offer.ts";
import { handOfPlacement } from "./offers/set-up.ts";
import { commandLines, type Looked, type OverlayKind, OVERLAYS, overlayModels } from "./overlays.ts";
import { findCommander, findUnit, membersOf, zoneOf } from "./pieces.ts";
import { QUESTIONS } from "./questions.ts";
import type { Table } from "./table.ts";

/** The keys and signs of the overlays. */
const SWITCHES: Readonly<Record<OverlayKind, Pick<OverlaySwitch, "key" | "icon" | "figures">>> = {
  reach: { key: "r", icon: "hand", figures: true },
  control: { key: "z", icon: "area" },
  command: { key: "c", icon: "flag", figures: true },
  cohesion: { key: "x", icon: "people", figures: true },
};

/** The map of the game: everything on it is drawn from what the screen knows. */
export function mapOf(desk: SecondBullRunDesk): DeskMap {
  const { game, shapes } = desk.tools;
  return deskMap(desk, {
    statics: { map: mapOfZones({ graph: game.field.graph.data, shapes }), tiles, tilesUrl },
    kinds: OVERLAYS,
    overlays: SWITCHES,
    legend: (kind) => legendOf(desk, kind),
    model: () => boardModel(drawn(desk)),
    overview: () => overview(desk),
    sign: (piece) => signOf(desk, piece),
    spaceOf: (piece) => zoneOf(desk.view, piece),
    decided: () => decidedPiece(asked(desk)),
    attention: () => attention(desk),
  });
}

/** Where the map should look: at the brigade in question and what it can attack, of a division that acts at all who can. */
function attention({ play, view }: SecondBullRunDesk): Attention {
  const { decision } = play.session;
  if (decision.over) return attentionOf({ asked: [], goals: [], choices: [] });
  if (decision.step === "placement") return placementAttention(view, play.offers, decision.sides);
  const { zone, contacts = [] }: Partial<About> = decision.about;
  return zoneAttention<Offer>({
    meanings: MEANINGS,
    offers: play.offers,
    inSight: QUESTIONS[decision.step as AskingStep].inSight,
    decided: play.decided,
    zone,
    contacts,
    zoneOf: (piece) => zoneOf(view, piece),
    piecesOf: ({ piece, division }) =>
      division === undefined ? (piece === undefined ? [] : [piece]) : membersOf(view, division).map(({ id }) => id),
    strained: ({ forced }) => forced === true,
  });
}

/** Where the piece in hand may start, from near; where all are placed, the whole army. */
function placementAttention(view: View, offers: readonly Offer[], sides: readonly Side[]): Attention {
  const goals = offers.flatMap(({ meaning, zone }) => (meaning === "place" || meaning === "post" ? (zone ?? []) : []));
  if (goals.length > 0) return { all: goals, along: [], any: [], near: true };
  const placed = view.units.flatMap(({ zone, printed }) => (sides.includes(printed.side) ? (zone ?? []) : []));
  return { all: placed, along: [], any: [] };
}

/** What an overlay means; of one that is about a brigade, how it gets one where there is none. */
function legendOf(desk: SecondBullRunDesk, id: OverlayKind): string {
  const words = desk.t.overlays[id];
  if (!("nothing" in words)) return words.legend;
  const shown = overlayModels(new Set([id]), lookedOf(desk));
  return shown.some(({ spaces }) => spaces.length > 0) ? words.legend : words.nothing;
}

/** What overlays are drawn from. */
function lookedOf({ play, tools, view }: SecondBullRunDesk): Looked {
  return { tools, position: play.session.position, view, table: play.table, piece: play.cardPiece };
}

/** What decides which piece is being decided about. */
function asked({ play, shares }: SecondBullRunDesk): Pick<Drawn, "asked" | "weighed"> {
  const { decision } = play.session;
  const { table, offers } = play;
  const weighed = weighedIn(play);
  const piece = table && weighed && handOf(table, weighed.hand, offers);
  return {
    ...(decision.over ? {} : { asked: { step: decision.step, about: decision.about } }),
    ...(weighed && {
      weighed: { ...weighed, hand: piece === undefined ? weighed.hand : { ...weighed.hand, piece }, shares },
    }),
  };
}

/** The piece that the next pick is for: the one in hand, else the one that is next. */
function handOf(table: Table, hand: Hand, offers: readonly Offer[]): string | undefined {
  if (table.decision.step === "placement") return handOfPlacement(table, hand);
  return hand.piece ?? offers.find(({ meaning }) => MEANINGS[meaning].ofOne)?.piece;
}

function drawn(desk: SecondBullRunDesk): Drawn {
  const { play, tools, view, texts, names, t } = desk;
  const { position } = play.session;
  const kinds = overlaysOf(OVERLAYS, play);
  const looked = lookedOf(desk);
  const marching = play.table?.decision.step === "march" && play.choosing.hand.mode === undefined;
  return {
    ...asked(desk),
    tools,
    position,
    view,
    texts,
    names,
    overlays: overlayModels(kinds, looked),
    lines: kinds.has("command") ? commandLines(looked) : [],
    parting: marching && play.choosing.weighed === undefined ? tools.parting(position) : [],
    badges: { percent: (share) => formatPercent(share), retreatTo: t.retreatTo },
    offerWords: t,
    ...drawnBesides(play),
  };
}

function overview({ tools, view }: SecondBullRunDesk): OverviewPicture {
  const standing = view.units.map(({ id, printed, zone }) => ({ id, side: printed.side, space: zone }));
  return zoneOverview(ground, tools.shapes, standing);
}

function signOf({ view, texts }: SecondBullRunDesk, piece: string): ReturnType<DeskMap["sign"]> {
  const unit = findUnit(view, piece);
  if (unit) return { look: brigadeLook(unit, texts), marks: marksOf(unit, view.acting) };
  const commander = findCommander(view, piece);
  return commander && { look: commanderLook(commander, texts), marks: commanderMarks(commander) };
}
