import { asks, FAREWELL, inHand } from "../../../play/guide/lesson-hands.ts";
import { addressee, hexesAt, isOf, type Lesson, turnOver } from "./screen.ts";

/** The brigade to which the aide rides, and its leader. */
const BRIGADE = "richardson-brigade";
const LEADER = "richardson";
const ofBrigade = isOf(BRIGADE);

/** The beginning of the next turn, and the end of the guide. */
export const NEXT_TURN = {
  riding: {
    rule: "NWO-RUL171",
    minutes: 1,
    begins(play) {
      play.card = undefined;
    },
    sight: (play) => hexesAt(play, LEADER),
    asked: (play) => turnOver(play) && asks("initiative", "orders")(play),
    gone({ session: { view } }) {
      return view.turn > 2 || (view.turn === 2 && view.phase !== "command");
    },
    spot: (play) => hexesAt(play, LEADER),
    picked(play) {
      const looked = [play.card, play.choosing.hand.piece].some(
        (piece) => piece !== undefined && ofBrigade(play, piece),
      );
      return turnOver(play) && (looked || addressee(play) === BRIGADE);
    },
    show: (play) => void inHand(play, LEADER),
  },
  finished: { ...FAREWELL, rule: "NWO-4-a", minutes: 1 },
} as const satisfies Readonly<Record<string, Lesson>>;
