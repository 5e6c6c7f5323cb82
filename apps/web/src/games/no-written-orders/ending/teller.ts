import type { NoWrittenOrders, View } from "@stonebridge/games/no-written-orders";
import type { Names, Texts } from "@stonebridge/games/no-written-orders/text";
import { headed } from "../../../language/headed.ts";
import type { EndTeller, FightReader } from "../../contract/ending.ts";
import type { MarchReading } from "../../contract/marches.ts";
import type { OrdersDesk } from "../desk.svelte.ts";
import type { OrdersGame } from "../table.ts";
import type { EndWords } from "./en.ts";
import { endTexts } from "./texts.ts";

const GONE: ReadonlySet<string> = new Set(["eliminated", "destroyed"]);

/** Strength points that units of a side have lost, the whole of those that are gone. */
function lostStrength({ field }: NoWrittenOrders, { units }: View, side: string): number {
  return units.reduce((sum, { side: own, where, strength }, at) => {
    if (own !== side) return sum;
    const full = field.units[at]?.strength[0] ?? 0;
    return sum + (GONE.has(where) ? full : full - (strength ?? full));
  }, 0);
}

function reading({ field: { units } }: NoWrittenOrders, first: View): FightReader<OrdersGame["event"]> {
  const left = new Map(first.units.map(({ id, strength }, at) => [id, strength ?? units[at]?.strength[0] ?? 0]));
  const fighters = (ids: readonly string[]) => ids.map((piece) => ({ piece, strength: left.get(piece) ?? 0 }));
  const lose = (piece: string, strength: number) => {
    const lost = (left.get(piece) ?? 0) - strength;
    left.set(piece, strength);
    return lost > 0 ? { piece, lost } : undefined;
  };
  return {
    begins(event) {
      switch (event.type) {
        case "assaulted": {
          const { side, attackers, defenders, hex } = event;
          return { attacker: side, attackers: fighters(attackers), defenders: fighters(defenders), space: hex };
        }
        case "charged": {
          const { side, chargers, defenders, hex } = event;
          return { attacker: side, attackers: fighters(chargers), defenders: fighters(defenders), space: hex };
        }
        case "fired":
          if (event.kind !== "bombardment" && event.kind !== "passing") return undefined;
          return { attacker: event.side, attackers: fighters(event.units), defenders: [], space: event.hex };
        default:
          return undefined;
      }
    },
    ends: ({ type }) => type === "phase-began" || type === "turn-began" || type === "action-began",
    cost(event) {
      switch (event.type) {
        case "step-lost":
          return lose(event.unit, event.strength);
        case "step-restored":
          left.set(event.unit, event.strength);
          return undefined;
        case "eliminated":
        case "destroyed":
          return lose(event.unit, 0);
        default:
          return undefined;
      }
    },
  };
}

/** What the end is told with; read when it is told, in the language of that moment. */
export interface EndWorld {
  readonly game: NoWrittenOrders;
  readonly texts: Texts;
  readonly names: Names;
}

/** What No Written Orders tells of its end on the play screen. */
export async function endTeller(desk: OrdersDesk): Promise<EndTeller<OrdersGame["event"], OrdersGame["view"]>> {
  await endTexts.load();
  return endOf(desk, desk.play.desk.marches, endTexts);
}

/** What No Written Orders tells of its end. */
export function endOf(
  world: EndWorld,
  marches: Pick<MarchReading<OrdersGame["event"]>, "formationOf" | "sideOf">,
  words: { readonly t: EndWords },
): EndTeller<OrdersGame["event"], OrdersGame["view"]> {
  const { game } = world;
  return {
    pointsOf: ({ points }) => points,
    lossesOf: (view) => ({
      union: lostStrength(game, view, "union"),
      confederate: lostStrength(game, view, "confederate"),
    }),
    reading: (first) => reading(game, first),
    formationOf: (piece) => marches.formationOf(piece),
    sideOf: (piece) => marches.sideOf(piece),
    words: {
      get points() {
        return words.t.points;
      },
      get losses() {
        return words.t.losses;
      },
      margin(outcome, { points }) {
        if (outcome.about["resigned"] !== undefined || outcome.winner === "draw") return undefined;
        return words.t.ahead(Math.abs(points.union - points.confederate));
      },
      formation: (id) => headed(world.names.holder(id)),
      hour(turn) {
        const data = world.names.turn(turn);
        return data === undefined ? String(turn) : world.texts.time(data);
      },
      piece: (id) => world.names.unit(id),
      space: (id) => headed(world.names.hex(id)),
    },
  };
}
