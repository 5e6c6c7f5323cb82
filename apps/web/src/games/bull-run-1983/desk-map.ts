import type { About, AskingStep } from "@stonebridge/games/bull-run-1983";
import { movementPoints } from "@stonebridge/games/bull-run-1983/text";
import ground from "@stonebridge/atlas/maps/bull-run-1983/overview.webp";
import { lettered, plot, sheet, tiles, tilesUrl } from "virtual:maps/bull-run-1983";
import type { Attention } from "../../board/model.ts";
import { mapOfHexes } from "../../board/hexes/index.ts";
import { deskMap, overviewOf } from "../../play/desk/map.ts";
import { drawnBesides, overlaysOf, weighedIn } from "../../play/drawn.ts";
import { type Asked, askedIn, decidedPiece, nextHexes } from "../../play/hexes/drawn.ts";
import { attentionOf } from "../contract/attention.ts";
import type { DeskMap, OverlaySwitch, OverviewPicture } from "../contract/map.ts";
import { boardModel, type Drawn } from "./board-model.ts";
import { faceDown, lookOf, marksOf } from "./counters.ts";
import { spokenCost } from "./desk-moves.ts";
import type { OldBullRunDesk } from "./desk.svelte.ts";
import { MEANINGS } from "./meanings.ts";
import type { Offer } from "./offers/offer.ts";
import { hexOf } from "./pieces.ts";
import { places } from "./places.ts";
import { QUESTIONS } from "./questions.ts";
import { commandLines, type OverlayKind, OVERLAYS, overlayModels, sightTo } from "./overlays.ts";

/** The keys and signs of the overlays. */
const SWITCHES: Readonly<Record<OverlayKind, Pick<OverlaySwitch, "key" | "icon" | "figures">>> = {
  control: { key: "z", icon: "area" },
  recon: { key: "r", icon: "hand" },
  sight: { key: "l", icon: "attack" },
  command: { key: "c", icon: "flag" },
};

/** The map of the game: everything on it is drawn from what the screen knows. */
export function mapOf(desk: OldBullRunDesk): DeskMap {
  const { columns, rows, lowerColumns, unplayable } = desk.game.field.map.data;
  return deskMap(desk, {
    statics: {
      map: mapOfHexes({ hexes: { columns, rows, lowerColumns, unplayable }, plot, lettered }),
      tiles,
      tilesUrl,
    },
    kinds: OVERLAYS,
    overlays: SWITCHES,
    model: () => boardModel(drawn(desk)),
    overview: () => overview(desk),
    sign: (piece) => signOf(desk, piece),
    spaceOf: (piece) => hexOf(desk.view, piece),
    decided: () => decidedPiece(asked(desk)),
    attention: () => attention(desk),
  });
}

/**
 * Where the map should look: at the battle that is composed or fought, at all of them while their order is asked, else at the piece in
 * question, and where it must go.
 */
function attention(desk: OldBullRunDesk): Attention {
  const { play, view } = desk;
  const at = (piece: string) => hexOf(view, piece);
  const { decision } = play.session;
  const about: Partial<About> = decision.over ? {} : decision.about;
  const { drawnBattles: battles } = desk;
  const battle = battles.find(({ state }) => state === "draft" || state === "now");
  const ordered = !decision.over && decision.step === "order";
  const looked = ordered ? battles : battle === undefined ? [] : [battle];
  const fields = looked.flatMap(({ targets, attackers, guns }) => [...targets, ...attackers, ...guns]);
  const inQuestion = play.decided === undefined ? [] : [play.decided, ...(about.pieces ?? [])];
  const goals = play.offers.filter(({ meaning }) => MEANINGS[meaning].sight === "goal");
  return attentionOf({
    asked: [...inQuestion.map(at), ...fields],
    goals: [...goals.map(({ hex }) => hex), ...(play.decided === undefined ? [] : nextHexes(play.offers))],
    choices: play.offers.flatMap(({ piece }) => (piece === undefined ? [] : [at(piece)])),
  });
}

/** What decides which piece is being decided about. */
function asked({ play }: OldBullRunDesk): Asked<Offer> {
  const { decision } = play.session;
  const weighed = weighedIn(play);
  return {
    asked: decision.over ? [] : askedIn(decision.about["pieces"], QUESTIONS[decision.step as AskingStep].acting),
    ...(weighed && { weighed }),
  };
}

function drawn(desk: OldBullRunDesk): Drawn {
  const { play, game, view, seen, texts, names } = desk;
  const kinds = overlaysOf(OVERLAYS, play);
  const looked = { game, view, seen, piece: play.cardPiece };
  const pointed = play.shown?.hex;
  const sight = kinds.has("sight") && pointed !== undefined ? sightTo(looked, pointed) : undefined;
  return {
    ...asked(desk),
    game,
    view,
    texts,
    names,
    overlays: overlayModels(kinds, looked),
    lines: kinds.has("command") ? commandLines(eventsShown(desk)) : [],
    ...(sight && { sight }),
    battles: desk.drawnBattles,
    ...drawnBesides(play),
    points: movementPoints,
    costOf: (offer) => spokenCost(desk, offer),
  };
}

function eventsShown({ play }: OldBullRunDesk) {
  const { openingEvents, steps, step } = play.session;
  return [...openingEvents, ...steps.slice(0, step).flatMap((one) => one.events)];
}

function overview({ view }: OldBullRunDesk): OverviewPicture {
  const standing = [
    ...view.pieces.map(({ id, side, hex }) => ({ id, side, space: hex })),
    ...view.faceDown.map(({ hex, side }) => ({ id: `face-down ${side} ${hex}`, side, space: hex })),
  ];
  return overviewOf({ ground, sheet }, standing, (hex) => places[hex]);
}

function signOf({ game, view, texts }: OldBullRunDesk, piece: string): ReturnType<DeskMap["sign"]> {
  const seen = view.pieces.find((one) => one.id === piece);
  if (seen) {
    const { division } = game.field.pieces[game.field.index.get(piece) as number];
    return { look: lookOf(seen, division === undefined ? {} : { division }, texts), marks: marksOf(seen, view) };
  }
  const hidden = /^face-down (union|confederate) /u.exec(piece);
  return hidden ? faceDown(hidden[1] === "union" ? "union" : "confederate") : undefined;
}
