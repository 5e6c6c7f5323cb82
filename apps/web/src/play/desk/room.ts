import type { EndTeller } from "../../games/contract/ending.ts";
import type { DeskKeys, GameDesk } from "../../games/contract/desk.ts";
import type { GuideScript } from "../../games/contract/guide.ts";
import type { MomentTeller } from "../../games/contract/moments.ts";
import type { PlayOf } from "../../games/contract/play.ts";
import type { DeskRoom } from "../../games/contract/room.ts";
import type { GameTypes, SessionOf } from "../../games/contract/types.ts";
import { guideFor } from "../guided.ts";

type Part<G extends GameTypes, D, K extends keyof GameDesk<G>> = (desk: D) => GameDesk<G>[K];

/** What the play screen of a game is made of. @typeParam D its own desk @typeParam T what that is made with */
interface RoomOf<G extends GameTypes, D extends { readonly t: { readonly keys: DeskKeys["list"] } }, T> {
  readonly panelTexts: { load(): Promise<void> };
  /** Fetches what the desk is made with. */
  tools(session: SessionOf<G>): T | Promise<T>;
  desk(play: PlayOf<G>, tools: T): D;
  readonly panels: GameDesk<G>["panels"];
  readonly words: Part<G, D, "words">;
  readonly map: Part<G, D, "map">;
  readonly moves: Part<G, D, "moves">;
  readonly screen: Part<G, D, "screen">;
  readonly marches: Part<G, D, "marches">;
  readonly log: Part<G, D, "log">;
  readonly letters: DeskKeys["letters"];
  /** Fetches its guided first turn. */
  guide(): Promise<{ readonly guideScript: GuideScript<G> }>;
  /** Fetches what tells its end, and its decisive moments. */
  ending(): Promise<{ endTeller(desk: D): Promise<EndTeller<G["event"], G["view"]>> }>;
  moments(): Promise<{ teller(desk: D): Promise<MomentTeller<G["event"], G["view"]>> }>;
}

/** A game for the play screen. */
export function deskRoomOf<G extends GameTypes, D extends { readonly t: { readonly keys: DeskKeys["list"] } }, T>(
  room: RoomOf<G, D, T>,
): DeskRoom<G> {
  return {
    async prepare(session) {
      const [tools, guide] = await Promise.all([
        room.tools(session),
        guideFor(session, room.guide),
        room.panelTexts.load(),
      ]);
      return { open: (play) => open(room.desk(play, tools)), guide };
    },
  };

  function open(desk: D): GameDesk<G> {
    return {
      own: desk,
      panels: room.panels,
      words: room.words(desk),
      map: room.map(desk),
      moves: room.moves(desk),
      screen: room.screen(desk),
      marches: room.marches(desk),
      log: room.log(desk),
      keys: {
        letters: room.letters,
        get list() {
          return desk.t.keys;
        },
      },
      ending: async () => (await room.ending()).endTeller(desk),
      moments: async () => (await room.moments()).teller(desk),
    };
  }
}
