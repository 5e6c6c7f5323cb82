import type { Side } from "@stonebridge/kernel";
import { Failure } from "./failure.ts";
import type { Use } from "./shelf-game.ts";

interface Shelved {
  readonly id: string;
  readonly name: string;
  /** Its sides, by the names in its rules. */
  readonly sides: readonly Side[];
  open<T>(use: Use<T>): Promise<T>;
}

/** All the games. A game's rules are loaded when it is opened. */
export const SHELF: readonly Shelved[] = [
  {
    id: "bull-run-1861",
    name: "Bull Run 1861",
    sides: ["north", "south"],
    async open(use) {
      const { bullRun } = await import("./games/bull-run-1861/index.ts");
      return await use(bullRun);
    },
  },
  {
    id: "bull-run-1983",
    name: "Bull Run (1983)",
    sides: ["union", "confederate"],
    async open(use) {
      const { bullRun } = await import("./games/bull-run-1983/index.ts");
      return await use(bullRun);
    },
  },
  {
    id: "second-bull-run-1862",
    name: "Second Bull Run 1862",
    sides: ["union", "confederate"],
    async open(use) {
      const { secondBullRun } = await import("./games/second-bull-run-1862/index.ts");
      return await use(secondBullRun);
    },
  },
  {
    id: "no-written-orders",
    name: "No Written Orders",
    sides: ["union", "confederate"],
    async open(use) {
      const { orders } = await import("./games/no-written-orders/index.ts");
      return await use(orders);
    },
  },
];

/** Opens a game by its id. @throws {@link Failure}, listing the games */
export async function withGame<T>(id: string, use: Use<T>): Promise<T> {
  const game = SHELF.find((one) => one.id === id);
  if (!game) throw new Failure(`There is no game "${id}". Games: ${SHELF.map((one) => one.id).join(", ")}.`);
  return await game.open(use);
}

/** Opens the game named in a situation or record. @throws {@link Failure} if there is none */
export async function withGameOf<T>(data: unknown, file: string, use: Use<T>): Promise<T> {
  const id = typeof data === "object" && data !== null && "game" in data ? data.game : undefined;
  if (typeof id !== "string") throw new Failure(`${file}: the field "game" is missing. Games: ${gameIds()}.`);
  if (!SHELF.some((one) => one.id === id))
    throw new Failure(`${file}: game: there is no game "${id}". Games: ${gameIds()}.`);
  return await withGame(id, use);
}

const gameIds = () => SHELF.map((one) => one.id).join(", ");
