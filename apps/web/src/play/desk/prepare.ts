import type { PreparedDesk } from "../../games/contract/room.ts";
import type { GameTypes } from "../../games/contract/types.ts";
import { deskRoomOf } from "../../games/shelf.ts";
import type { AnySession } from "../../session/session.svelte.ts";
import { playTexts } from "../language/play-texts.ts";

/** Fetches what the screen of a game needs of it, and the texts of all screens. */
export async function prepareDesk(session: AnySession): Promise<PreparedDesk<GameTypes>> {
  const [room] = await Promise.all([deskRoomOf(session.entry), playTexts.load()]);
  return room.prepare(session);
}
