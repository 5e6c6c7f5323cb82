import type { View } from "@stonebridge/games/no-written-orders";
import { headed } from "../../../language/headed.ts";
import type { EndTeller, FightReader } from "../../contract/ending.ts";
import type { OrdersDesk } from "../desk.svelte.ts";
import type { OrdersGame } from "../table.ts";
import { endTexts } from "./texts.ts";

const GONE: ReadonlySet<string> = new Set(["eliminated", "destroyed"]);

/** Strength points that units of a side have lost, the whole of those that are gone. */
function lostStrength(desk: OrdersDesk, { units }: View, side: string): number {
  return units.reduce((sum, { side: own, where, strength }, at) => {
    if (own !== side) return sum;
    const full = desk.game.field.units[at]?.strength[0] ?? 0;
    return sum + (GONE.has(where) ? full : full - (strength ?? full));
  }, 0);
}

function reading(desk: OrdersDesk, first: View): FightReader<OrdersGame["event"]> {
  const { units } = desk.game.field;
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

/** What No Written Orders tells of its end. */
export async function endTeller(desk: OrdersDesk): Promise<EndTeller<OrdersGame["event"], OrdersGame["view"]>> {
  await endTexts.load();
  return {
    pointsOf: ({ points }) => points,
    lossesOf: (view) => ({
      union: lostStrength(desk, view, "union"),
      confederate: lostStrength(desk, view, "confederate"),
    }),
    reading: (first) => reading(desk, first),
    formationOf: (piece) => desk.play.desk.marches.formationOf(piece),
    sideOf: (piece) => desk.play.desk.marches.sideOf(piece),
    words: {
      get points() {
        return endTexts.t.points;
      },
      get losses() {
        return endTexts.t.losses;
      },
      margin(outcome, { points }) {
        if (outcome.about["resigned"] !== undefined || outcome.winner === "draw") return undefined;
        return endTexts.t.ahead(Math.abs(points.union - points.confederate));
      },
      formation: (id) => headed(desk.names.holder(id)),
      hour(turn) {
        const data = desk.names.turn(turn);
        return data === undefined ? String(turn) : desk.texts.time(data);
      },
      piece: (id) => desk.names.unit(id),
      space: (id) => headed(desk.names.hex(id)),
    },
  };
}
