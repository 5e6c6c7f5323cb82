import { TERRAIN, type Terrain } from "@stonebridge/board";
import type { View } from "@stonebridge/games/no-written-orders";
import { halves, type Names, type Texts } from "@stonebridge/games/no-written-orders/text";
import type { PanelTexts } from "../language/panel-texts.ts";
import type { Offer } from "../offers/offer.ts";
import { findPiece, holderOfHeadquarters, holderOfTrain, piecesIn } from "../pieces/pieces.ts";
import type { PlayTools } from "../tools.ts";
import { statesOf } from "../pieces/unit-states.ts";

/** What is said of counters and hexes to those who do not see the map. */
export interface Spoken {
  /** A counter: who, how strong, in what state, whose and where. */
  piece(id: string): string;
  /** A hex: its ground, who stands there, and what may be done. */
  hex(id: string, offer?: string): string;
  /** What an offer does. */
  label(offer: Offer): string;
  /** The same with what it costs and leaves. */
  offer(offer: Offer): string;
}

interface Speaking {
  readonly tools: PlayTools;
  readonly view: View;
  readonly texts: Texts;
  readonly names: Names;
  readonly t: PanelTexts;
  label(offer: Offer): string;
}

interface Digging {
  readonly view: Pick<View, "works" | "abatis">;
  readonly names: Pick<Names, "hex">;
  readonly t: Pick<PanelTexts, "works">;
}

export function spokenFor(speaking: Speaking): Spoken {
  const { view, names, t, texts } = speaking;
  return {
    piece(id) {
      const label = pieceLabel(speaking, id);
      const seen = findPiece(view, id);
      return seen === undefined ? label : t.spoken.standing(label, texts.side(seen.side), names.hex(seen.hex));
    },
    hex(id, offer) {
      const there = piecesIn(view, id).map((one) => pieceLabel(speaking, one.id));
      const side = piecesIn(view, id)[0]?.side;
      const standing = side === undefined ? "" : `${texts.side(side)}${t.orders.colon}${there.join("; ")}`;
      const parts = [names.hex(id), groundOf(speaking, id), ...worksIn(speaking, id), standing, offer ?? ""];
      return parts.filter((part) => part !== "").join(", ");
    },
    label: speaking.label,
    offer: (offer) => [speaking.label(offer), ...costIn(speaking, offer)].join(", "),
  };

  function pieceLabel({ tools }: Speaking, id: string): string {
    const holder = holderOfHeadquarters(id) ?? holderOfTrain(id);
    if (holder !== undefined) return names.holder(holder);
    const leader = view.leaders.find((one) => one.id === id);
    if (leader) return t.spoken.leader(names.leader(id), leader.rating, leader.fallen === true);
    const unit = view.units.find((one) => one.id === id);
    if (!unit) return id;
    const data = tools.game.field.units[tools.game.field.unitIndex.get(id) as number];
    const seen = findPiece(view, id);
    if (seen?.kind === "top") return t.spoken.top(names.unit(id));
    const strength = unit.strength ?? data.strength[unit.lost ?? 0] ?? 0;
    return t.spoken.unit(names.unit(id), strength, unit.lost ?? 0, statesOf(unit, texts).join(", "));
  }
}

/** What a march costs and leaves. */
function costIn({ t }: Pick<Speaking, "t">, { cost, left, disputed }: Offer): readonly string[] {
  if (cost === undefined) return [];
  const after = disputed ? [t.disputed] : left === undefined ? [] : [t.remaining(t.points(halves(left)))];
  return [t.points(halves(cost)), ...after];
}

/** Works in a hex, done or being dug, and an abatis, in words (10.3). */
export function worksIn({ view, names, t }: Digging, id: string): readonly string[] {
  const works = view.works.filter(({ hex }) => hex === id);
  return [
    ...works.map(({ facing, done }) => (done ? t.works.done : t.works.begun)(names.hex(facing))),
    ...(view.abatis.includes(id) ? [t.works.abatis] : []),
  ];
}

/** What the ground of a hex is, in words. */
function groundOf({ tools, t }: Pick<Speaking, "tools" | "t">, id: string): string {
  const { map } = tools.game.field;
  const hex = map.grid.index(id);
  if (hex === undefined) return "";
  const [terrain] = GROUNDS.find(([, code]) => code === map.terrain[hex]) ?? (["clear"] as const);
  return `${t.ground[terrain]}, ${t.level(map.level[hex] as number)}`;
}

const GROUNDS = Object.entries(TERRAIN) as readonly (readonly [Terrain, number])[];
