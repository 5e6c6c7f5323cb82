import { randomBytes } from "node:crypto";
import type { Invitations, Pace, TakenSeat } from "@stonebridge/protocol";
import type { GAMES } from "../../apps/server/test/matches/games.ts";
import type { Sat } from "./house.ts";

/** Begins a match on a server and takes both its seats, as programs do. @param pace none: no clock */
export async function sitDown(
  url: string,
  [game, scenario, options]: (typeof GAMES)[number],
  pace?: Pace,
): Promise<Sat> {
  const what = { game, scenario, options, ...(pace && { pace }) };
  const { match, seats } = await posted<Invitations>(`${url}/api/matches`, what);
  const secrets: Record<string, string> = {};
  for (const [side, invitation] of Object.entries(seats)) {
    const mixed = randomBytes(16).toString("hex");
    const taken = await posted<Required<TakenSeat>>(`${url}/api/seat`, { invitation, name: side, mixed });
    secrets[side] = taken.secret;
  }
  return { match, secrets };
}

async function posted<T>(url: string, body: object): Promise<T> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}
