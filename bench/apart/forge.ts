import { type ActionBase, deriveSeed, type Dice, fastDice, sameAction } from "@stonebridge/kernel";
import type { ToSeat } from "@stonebridge/protocol";
import { WebSocket } from "ws";
import { GAMES } from "../../apps/server/test/matches/games.ts";
import { House, type Sat } from "./house.ts";

export interface Forged {
  /** What seats sent that they may not do, or nobody can read. */
  messages: number;
  /** How much of it was done. */
  accepted: number;
  /** How often the server hung up or failed. */
  crashes: number;
}

/** Forged messages to a position before the match goes on: at least so many, and more where many positions were tried anyway. */
const AT_ONCE = 20;
const POSITIONS = 5_000;
/** Steps of a match before another one is begun. */
const LONGEST = 300;

type Any = <T>(list: readonly T[]) => T;

/** Sends what must not be done to matches of all games, turn by turn, and counts what was done of it. */
export async function forge(messages: number, seed: number): Promise<Forged> {
  const house = await House.open();
  const found: Forged = { messages: 0, accepted: 0, crashes: 0 };
  const atOnce = Math.max(AT_ONCE, Math.ceil(messages / POSITIONS));
  try {
    for (const [at, [game, scenario, options]] of GAMES.entries()) {
      const most = Math.ceil((messages * (at + 1)) / GAMES.length);
      for (let match = 0; found.messages < most; match += 1)
        await forgeMatch(
          house,
          await house.sitDown(game, scenario, options),
          fastDice(deriveSeed(seed, at * 1_000 + match)),
          { most, atOnce },
          found,
        );
    }
  } finally {
    await house.close();
  }
  found.crashes += house.crashes;
  return found;
}

async function forgeMatch(
  house: House,
  sat: Sat,
  dice: Dice,
  { most, atOnce }: { readonly most: number; readonly atOnce: number },
  found: Forged,
): Promise<void> {
  const any: Any = (list) => list[dice.roll("choice", list.length) - 1];
  const { match, secrets } = sat;
  const sides = Object.keys(secrets);
  const wires = new Map(sides.map((side) => [side, new ForgingWire(house.url, secrets[side])]));
  await Promise.all([...wires.values()].map((wire) => wire.opened()));
  for (let step = 0; step < LONGEST && found.messages < most; step += 1) {
    const truth = await house.truth(sat);
    const { decision } = truth;
    if (decision.over) break;
    const asked = new Map(
      await Promise.all(sides.map(async (side) => [side, await house.playing.decision({ match, side })] as const)),
    );
    for (const [sender, wire] of wires) {
      const { number = 0, decision: own } = asked.get(sender) ?? {};
      // Who is done with what the other still writes may take back.
      const forbidden = (): unknown =>
        trespass(decision.actions, number, any, truth.undoStateOf(sender).steps === 0 ? ["act", "undo"] : ["act"]);
      const batch = Array.from({ length: Math.ceil(atOnce / wires.size) }, () =>
        own === undefined ? forbidden() : fakeOf(own.actions, number, any),
      );
      found.messages += batch.length;
      const answers = await wire.ask(batch);
      found.accepted += answers.filter((one) => one.kind === "answer" && one.result === "done").length;
      if (answers.length < batch.length) {
        found.crashes += 1;
        return;
      }
    }
    const side = any(sides.filter((one) => asked.get(one)?.decision));
    const { number: after = 0, decision: own } = asked.get(side) ?? {};
    const action = any(own?.actions ?? []);
    await house.playing.perform({ match, side }, { kind: "act", label: `true ${step} ${after}`, after, action });
    if ((await house.store.match(match))?.version !== step + 1) found.accepted += 1;
  }
  for (const wire of wires.values()) wire.close();
}

let labels = 0;
const label = () => `forged ${(labels += 1)}`;

/** What a side sends that is not asked: the enemy's choices, and to take back his steps. */
function trespass(
  actions: readonly ActionBase[],
  after: number,
  any: Any,
  kinds: readonly ("act" | "undo")[],
): unknown {
  const deeds = {
    act: { kind: "act", label: label(), after, action: any(actions) },
    undo: { kind: "undo", label: label(), after, to: any([0, Math.max(0, after - 1), after]) },
  };
  return any([...kinds.map((kind) => deeds[kind]), nonsense(any)]);
}

/** What a side sends that is asked, but does not have this choice. */
function fakeOf(actions: readonly ActionBase[], after: number, any: Any): unknown {
  const [one, other] = [any(actions), any(actions)] as unknown as Record<string, unknown>[];
  const field = any(Object.keys(one));
  const action = { ...one, [field]: any([other[field], `${String(one[field])}x`, null, [], {}, -1, 1e300]) };
  const isReal = actions.some((real) => sameAction(real, action as unknown as ActionBase));
  // A real choice that was meant for another position is no good either.
  return any([{ kind: "act", label: label(), after: isReal ? after + any([-1, 1]) : after, action }, nonsense(any)]);
}

function nonsense(any: Any): unknown {
  return any<unknown>([
    { kind: "act", label: label(), after: any([-1, 1.5, "0", null]), action: { type: "end" } },
    { kind: "act", label: label(), action: { type: "end" } },
    { kind: "act", label: "", after: 0, action: { type: "end" } },
    { kind: "act", label: "x".repeat(1_000), after: 0, action: { type: "end" } },
    { kind: "resign", label: label(), after: 1_000_000 },
    { kind: "resign", label: label(), after: 0, side: "north", extra: true },
    { kind: any(["win", "__proto__", "constructor", ""]) },
    "[".repeat(any([1, 100, 4_000])),
    [[], null, 7],
    null,
  ]);
}

/** One seat's connection, on which every message has one answer. */
class ForgingWire {
  readonly #socket: WebSocket;
  #answers: ToSeat[] = [];
  #enough: () => void = () => undefined;
  #expected = 0;

  constructor(url: string, secret: string) {
    const headers = { authorization: `Bearer ${secret}` };
    this.#socket = new WebSocket(`${url.replace("http", "ws")}/api/play`, { headers });
    this.#socket.on("message", (text: Buffer) => {
      this.#answers.push(JSON.parse(text.toString()) as ToSeat);
      if (this.#answers.length >= this.#expected) this.#enough();
    });
    this.#socket.on("close", () => this.#enough());
  }

  opened(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#socket.on("open", resolve);
      this.#socket.on("error", reject);
    });
  }

  /** @returns as many answers as messages, or fewer if the server has hung up */
  ask(messages: readonly unknown[]): Promise<readonly ToSeat[]> {
    this.#answers = [];
    this.#expected = messages.length;
    return new Promise((resolve) => {
      this.#enough = () => resolve(this.#answers);
      if (this.#socket.readyState !== WebSocket.OPEN) return resolve([]);
      for (const one of messages) this.#socket.send(typeof one === "string" ? one : JSON.stringify(one));
    });
  }

  close(): void {
    this.#socket.close();
  }
}
