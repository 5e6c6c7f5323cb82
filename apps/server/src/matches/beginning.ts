import { randomBytes, randomInt } from "node:crypto";
import { Faulty, toHex } from "@stonebridge/kernel";
import type { Invitations, NewMatch } from "@stonebridge/protocol";
import type { Store } from "../storage/store.ts";
import { diceCrypto } from "./dice-crypto.ts";
import { type AnyModule, GAME_IDS, moduleOf } from "./modules.ts";
import { kept, newId, newSecret } from "./secrets.ts";
import { Missing, Unavailable } from "./unavailable.ts";

/**
 * Begins a match, with an invitation to each side that nobody takes at once.
 * @param secret what proves the seat that is taken at once, if one is
 * @throws Unavailable if there is no such game, scenario, option or side
 */
export async function beginMatch(
  store: Store,
  { game, scenario, options, seat, bots }: NewMatch,
  secret: string,
  now: number,
): Promise<Invitations> {
  const module = await moduleOf(game);
  if (module === undefined) throw new Missing(`There is no game "${game}". Games: ${GAME_IDS.join(", ")}.`);
  if (bots !== undefined && Object.keys(bots).length > 0)
    throw new Unavailable("Bots of this server take no seats yet.");
  const situation = situationOf(module, scenario, options);
  const taken = seat && { side: sideOf(module, seat.side), name: seat.name.trim(), mixed: seat.mixed };
  const key = randomBytes(32);
  const match = newId();
  const free = module.sides.filter((side) => side !== taken?.side);
  const invitations = Object.fromEntries(free.map((side) => [side, newSecret()]));
  await store.begin({
    match: {
      id: match,
      game,
      rules: module.rulesVersion,
      scenario,
      situation: JSON.stringify(situation),
      key: toHex(key),
      created: now,
    },
    seats: module.sides.map((side) => ({
      side,
      bot: null,
      ...(side === taken?.side
        ? { invitation: null, name: taken.name, mixed: taken.mixed }
        : { invitation: kept(invitations[side]), name: null, mixed: null }),
    })),
    ...(taken && { holder: { secret: kept(secret), side: taken.side, created: now } }),
  });
  return {
    match,
    commitment: toHex(diceCrypto.digest(key)),
    seats: invitations,
    ...(taken && { side: taken.side, secret }),
  };
}

function sideOf({ sides, name }: AnyModule, asked: string): string {
  if (asked === "lot") return sides[randomInt(sides.length)];
  if (!sides.includes(asked)) throw new Missing(`There is no side "${asked}" in ${name}. Sides: ${sides.join(", ")}.`);
  return asked;
}

function situationOf(module: AnyModule, scenario: string, options: NewMatch["options"]): object {
  try {
    return module.situation(scenario, options);
  } catch (error) {
    if (error instanceof Faulty) throw new Missing(error.message);
    throw error;
  }
}
