import ground from "@stonebridge/atlas/maps/bull-run-1861/overview.webp";
import { tiles, tilesUrl } from "virtual:maps/bull-run-1861";
import type { About } from "@stonebridge/games/bull-run-1861";
import { NO_MARKS } from "../../board/counters/look.ts";
import type { Attention } from "../../board/model.ts";
import { mapOfZones } from "../../board/zones/index.ts";
import { formatPercent } from "../../language/language.svelte.ts";
import { drawnBesides, overlaysOf, weighedIn } from "../../play/drawn.ts";
import { zoneAttention } from "../../play/zones/attention.ts";
import type { DeskMap, OverlaySwitch, OverviewPicture } from "../contract/map.ts";
import { boardModel, decidedPiece, type Drawn } from "./board-model.ts";
import { brigadeLook, headquartersLook, marksOf } from "./counters.ts";
import type { BullRunDesk } from "./desk.svelte.ts";
import { MEANINGS } from "./meanings.ts";
import type { Offer } from "./offers/offer.ts";
import { OVERLAYS, overlayModels } from "./overlays.ts";
import { findElement, findHeadquarters, findUnit, zoneOf } from "./pieces.ts";

/** The keys and signs of the overlays. */
const SWITCHES = {
  reach: { key: "r", icon: "hand", figures: true },
  control: { key: "z", icon: "area" },
  command: { key: "c", icon: "flag", figures: true },
} as const;

/** The map of the game: everything on it is drawn from what the screen knows. */
export function mapOf(desk: BullRunDesk): DeskMap {
  const { graph, shapes } = desk.tools;
  return {
    statics: { map: mapOfZones({ graph, shapes }), tiles, tilesUrl },
    get texts() {
      return desk.t.map;
    },
    get model() {
      return boardModel(drawn(desk));
    },
    get overview() {
      return overviewOf(desk);
    },
    get overlays() {
      return OVERLAYS.map((id): OverlaySwitch => ({ id, ...SWITCHES[id], ...desk.t.overlays[id] }));
    },
    sign: (piece) => signOf(desk, piece),
    spaceOf: (piece) => zoneOf(desk.view, piece),
    get decided() {
      return decidedPiece(asked(desk));
    },
    get attention() {
      return attention(desk);
    },
  };
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

function overviewOf({ tools, view }: BullRunDesk): OverviewPicture {
  const { sheet, zones } = tools.shapes;
  const places = new Map(zones.map((zone) => [zone.id, zone.counters] as const));
  const counters = view.units.flatMap((unit) =>
    unit.elements.flatMap((element) => {
      const at = places.get(element.zone);
      return at ? [{ id: element.id, side: unit.side, x: at[0], y: at[1] }] : [];
    }),
  );
  return { ground, sheet, counters };
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
