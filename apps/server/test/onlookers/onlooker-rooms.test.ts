import { afterEach, expect, it, vi } from "vitest";
import { kept, newSecret } from "../../src/matches/secrets.ts";
import { OnlookedMatch } from "../../src/onlookers/onlooked-match.ts";
import type { Onlooker } from "../../src/onlookers/onlooker-room.ts";
import { OnlookerRooms } from "../../src/onlookers/onlooker-rooms.ts";
import { sitDown, type Table, turn } from "../matches/table.ts";

let table: Table;
let rooms: OnlookerRooms;
afterEach(async () => {
  await rooms.close();
  await table.database.destroy();
});

it("lets in fifty at a match, and makes what they are told once for all", async () => {
  table = await sitDown("bull-run-1861", "historical");
  const { store, match } = table;
  const nothing = () => undefined;
  const failed = (error: unknown) => expect(error).toBeUndefined();
  rooms = new OnlookerRooms({ store, node: "one", now: Date.now, tell: nothing, counted: nothing, failed });
  const link = newSecret();
  await store.onlookers.open({ match, link: kept(link), delay: 0 });
  const told: string[][] = [];
  const onlooker = (): Onlooker => {
    const own: string[] = [];
    told.push(own);
    return { by: "", listens: false, tell: nothing, tellText: (text) => own.push(text), end: nothing };
  };
  const come = () => rooms.enter(onlooker(), link, undefined);
  const first = onlooker();
  const room = await rooms.enter(first, link, undefined);
  if (typeof room === "string") throw new Error(room);
  for (let more = 1; more < 50; more += 1) expect(await come()).toBe(room);
  expect(await come()).toBe("full");
  rooms.leave(first, room);
  expect(await come()).toBe(room);
  const follow = vi.spyOn(OnlookedMatch.prototype, "follow");
  await turn(table, 0);
  rooms.look(match);
  await expect
    .poll(() => told.filter((texts) => texts.some((text) => text.includes('"kind":"news"'))))
    .toHaveLength(50);
  expect(follow).toHaveBeenCalledOnce();
  expect(new Set(told.flat().filter((text) => text.includes('"kind":"news"'))).size).toBe(1);
});
