import ground from "@stonebridge/atlas/maps/bull-run-1861/overview.webp";
import { tiles, tilesUrl } from "virtual:maps/bull-run-1861";
import type { About } from "@stonebridge/games/bull-run-1861";
import { NO_MARKS } from "../../board/counters/look.ts";
import type { Attention } from "../../board/model.ts";
import { mapOfZones } from "../../board/zones/index.ts";
import { formatPercent } from "../../language/language.svelte.ts";
import { deskMap } from "../../play/desk/map.ts";
import { zoneOverview } from "../../play/zones/overview.ts";
import { drawnBesides, overlaysOf, weighedIn } from "../../play/drawn.ts";
import { zoneAttention } from "../../play/zones/attention.ts";
import type { DeskMap, OverlaySwitch, OverviewPicture } from "../contract/map.ts";
import { boardModel, decidedPiece, type Drawn } from "./board-model.ts";
import { brigadeLook, headquartersLook, marksOf } from "./counters.ts";
import type { BullRunDesk } from "./desk.svelte.ts";
import { MEANINGS } from "./meanings.ts";
import type { Offer } from "./offers/offer.ts";
import { type OverlayKind, OVERLAYS, overlayModels } from "./overlays.ts";
import { findElement, findHeadquarters, findUnit, zoneOf } from "./pieces.ts";

/** The keys and signs of the overlays. */
const SWITCHES: Readonly<Record<OverlayKind, Pick<OverlaySwitch, "key" | "icon" | "figures">>> = {
  reach: { key: "r", icon: "hand", figures: true },
  control: { key: "z", icon: "area" },
  command: { key: "c", icon: "flag", figures: true },
};

/** The map of the game: everything on it is drawn from what the screen knows. */
export function mapOf(desk: BullRunDesk): DeskMap {
  const { graph, shapes } = desk.tools;
  return deskMap(desk, {
    statics: { map: mapOfZones({ graph, shapes }), tiles, tilesUrl },
    kinds: OVERLAYS,
    overlays: SWITCHES,
    model: () => boardModel(drawn(desk)),
    overview: () => overview(desk),
    sign: (piece) => signOf(desk, piece),
    spaceOf: (piece) => zoneOf(desk.view, piece),
    decided: () => decidedPiece(asked(desk)),
    attention: () => attention(desk),
  });
}

/** Where the map should look: at the brigade in question, the enemy beside it, and where it can attack or must go. */
function attention({ play, view }: BullRunDesk): Attention {
  const { decision } = play.session;
  const { zone, contacts = [] }: Partial<About> = decision.over ? {} : decision.about;
  return zoneAttention<Offer>({
    meanings: MEANINGS,
    offers: play.offers,
    inSight: undefined,
    decided: play.decided,
    zone,
    contacts,
    zoneOf: (piece) => zoneOf(view, piece),
    piecesOf: ({ piece }) => (piece === undefined ? [] : [piece]),
    strained: ({ pushed }) => pushed === true,
  });
}

/** What decides which piece is being decided about. */
function asked({ play, view, shares }: BullRunDesk): Pick<Drawn, "view" | "asked" | "weighed"> {
  const { decision } = play.session;
  const weighed = weighedIn(play);
  return {
    view,
    ...(decision.over ? {} : { asked: { step: decision.step, about: decision.about } }),
    ...(weighed && { weighed: { ...weighed, shares } }),
  };
}

function drawn(desk: BullRunDesk): Drawn {
  const { play, tools, texts, names, t } = desk;
  return {
    ...asked(desk),
    field: tools.field,
    texts,
    names,
    overlays: overlayModels(overlaysOf(OVERLAYS, play), {
      rules: tools.rules,
      position: play.session.position,
      table: play.table,
      piece: play.cardPiece,
    }),
    badges: { percent: (share) => formatPercent(share), retreatTo: t.retreatTo },
    offerWords: t,
    ...drawnBesides(play),
  };
}

function overview({ tools, view }: BullRunDesk): OverviewPicture {
  const standing = view.units.flatMap(({ side, elements }) =>
    elements.map(({ id, zone }) => ({ id, side, space: zone })),
  );
  return zoneOverview(ground, tools.shapes, standing);
}

function signOf({ view, texts }: BullRunDesk, piece: string): ReturnType<DeskMap["sign"]> {
  const unit = findUnit(view, piece);
  if (unit) {
    const attacks = findElement(view, piece)?.attacks ?? false;
    return { look: brigadeLook(unit, texts), marks: marksOf(unit, attacks, view) };
  }
  const headquarters = findHeadquarters(view, piece);
  if (!headquarters) return undefined;
  return {
    look: headquartersLook(headquarters, texts),
    marks: { ...NO_MARKS, spent: headquarters.activated },
  };
}
