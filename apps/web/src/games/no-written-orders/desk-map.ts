import { hexCentre } from "@stonebridge/board";
import type { About, AskingStep, Position } from "@stonebridge/games/no-written-orders";
import { mapOfHexes } from "../../board/hexes/index.ts";
import type { Attention, BattleModel } from "../../board/model.ts";
import { deskMap, overviewOf } from "../../play/desk/map.ts";
import { drawnBesides, overlaysOf, weighedIn } from "../../play/drawn.ts";
import { type Asked, askedIn, decidedPiece, nextHexes } from "../../play/hexes/drawn.ts";
import { attentionOf } from "../contract/attention.ts";
import type { DeskMap, OverlaySwitch, OverviewPicture } from "../contract/map.ts";
import { boardModel, type Drawn, secretMarkers, signOf } from "./board-model.ts";
import { declaredBattles, declaredIn } from "./declared.ts";
import type { OrdersDesk } from "./desk.svelte.ts";
import { hands } from "./hands.ts";
import { MAPS } from "./modules/maps.ts";
import { MEANINGS } from "./meanings.ts";
import { marchOn } from "./offers/march-on.ts";
import type { Offer } from "./offers/offer.ts";
import { chitOf } from "./orders/last-chit.ts";
import { ordersOnMap } from "./orders/on-map.ts";
import { type OverlayKind, OVERLAYS, overlayModels } from "./overlays.ts";
import { QUESTIONS } from "./questions.ts";
import { hexOf, piecesOnMap } from "./pieces/pieces.ts";
import { spentUnits } from "./pieces/spent.ts";

/** The keys and signs of the overlays. */
const SWITCHES: Readonly<Record<OverlayKind, Pick<OverlaySwitch, "key" | "icon" | "figures">>> = {
  control: { key: "z", icon: "area" },
  command: { key: "c", icon: "flag", figures: true },
  sight: { key: "l", icon: "eye", figures: true },
  supply: { key: "x", icon: "layers" },
};

/** The map of the game: everything on it is drawn from what the screen knows. */
export function mapOf(desk: OrdersDesk): DeskMap {
  const { field } = desk.game;
  const { columns, rows, lowerColumns, numbers, unplayable } = field.map.data;
  const { tiles, tilesUrl, plot, lettered } = MAPS[field.module.id];
  return deskMap(desk, {
    statics: {
      map: mapOfHexes({ hexes: { columns, rows, lowerColumns, numbers, unplayable }, plot, lettered }),
      tiles,
      tilesUrl,
    },
    kinds: OVERLAYS,
    overlays: SWITCHES,
    model: () => boardModel(drawn(desk)),
    overview: () => overview(desk),
    sign: (piece) => signOf(printed(desk), piece),
    spaceOf: (piece) => hexOf(desk.view, piece),
    decided: () => decidedPiece(asked(desk)),
    attention: () => attention(desk),
  });
}

/** Where the map should look: at the units in question and the fight they are in, else at all who may fight, and where they can go. */
function attention(desk: OrdersDesk): Attention {
  const { play, view, game } = desk;
  const at = (piece: string | undefined) => (piece === undefined ? undefined : hexOf(view, piece));
  const { decision } = play.session;
  const about: Partial<About> = decision.over ? {} : decision.about;
  const choosesFight = !decision.over && decision.step === "assaults";
  const fights = declaredIn(game.field, view).filter(({ now }) => now || choosesFight);
  const fought = fights.flatMap(({ hex, units }) => [hex, ...units.map(at)]);
  const together =
    decision.over || play.decided !== undefined ? [] : decision.actions.filter(({ type }) => MEANINGS[type].together);
  return attentionOf({
    asked: [
      at(play.decided),
      ...asked(desk).asked.map(at),
      about.hex,
      ...fought,
      ...together.flatMap((one) => [at(hands.offers.doer(one)), "hex" in one ? one.hex : undefined]),
      ...movers(desk).map(at),
    ],
    goals: [
      ...play.offers.flatMap(({ meaning, hex }) => (MEANINGS[meaning].sight === "goal" ? [hex] : [])),
      ...(play.decided === undefined ? [] : nextHexes(play.offers)),
    ],
    choices: play.offers.map(({ piece }) => at(piece)),
  });
}

/**
 * Who moves next: the formation whose chit has just been drawn, and after that whom “March on” takes. He comes first: of a formation that
 * does not fit into the window he is seen. Where an order has failed, all who fall back.
 */
function movers({ play }: OrdersDesk): readonly string[] {
  const { table, decided, session, offers } = play;
  if (decided !== undefined) return [];
  if (table?.step === "failing") return offers.flatMap(({ piece }) => piece ?? []);
  if (table?.step !== "movement") return [];
  const next = marchOn(table)?.piece;
  const begins = chitOf(session.steps.at(-1)?.events ?? session.openingEvents) !== undefined;
  return [...(next === undefined ? [] : [next]), ...(begins ? offers.flatMap(({ piece }) => piece ?? []) : [])];
}

/** What decides which piece is being decided about. */
function asked({ play }: OrdersDesk): Asked<Offer> {
  const { decision } = play.session;
  const { offers } = play;
  const weighed = weighedIn(play);
  const { acting = "alone" } = decision.over ? {} : QUESTIONS[decision.step as AskingStep];
  const known = decision.over ? [] : askedIn(decision.about["units"], acting);
  const aims = new Set(offers.flatMap(({ hex, piece }) => (hex === undefined ? [] : [piece])));
  const [only] = aims.size === 1 ? aims : [];
  return {
    asked: known.length > 0 || only === undefined ? known : [only],
    ...(weighed && { weighed }),
  };
}

function printed({ tools, texts, names, view, play }: OrdersDesk) {
  return { tools, texts, names, view, spent: spentUnits(play.table, view) };
}

function drawn(desk: OrdersDesk): Drawn {
  const { play, tools, view, spoken } = desk;
  const kinds = overlaysOf(OVERLAYS, play);
  const position: Position = play.session.position;
  return {
    ...asked(desk),
    ...printed(desk),
    spoken,
    overlays: overlayModels(kinds, { tools, position, view, table: play.table, piece: play.cardPiece }),
    lines: [],
    battles: battles(desk),
    ...ordersOnMap(desk),
    markers: secretMarkers(view),
    ...drawnBesides(play),
  };
}

function battles({ tools, view }: OrdersDesk): readonly BattleModel[] {
  return declaredBattles(tools.game.field, view);
}

function overview({ game, view }: OrdersDesk): OverviewPicture {
  const { field } = game;
  const { ground, sheet, plot } = MAPS[field.module.id];
  const { grid } = field.map;
  const standing = [...piecesOnMap(view)].map(({ id, side, hex }) => ({ id, side, space: hex }));
  return overviewOf({ ground, sheet }, standing, (hex) => {
    const [x, y] = hexCentre(grid, grid.known(hex));
    return [plot.origin[0] + x * plot.height, plot.origin[1] + y * plot.height];
  });
}
