import { asks, FAREWELL, inHand } from "../../../play/guide/lesson-hands.ts";
import { addressee, hexesAt, type Lesson, looksAt, turnOver } from "./screen.ts";

/** The brigade to which the aide rides, and its leader. */
const BRIGADE = "richardson-brigade";
const LEADER = "richardson";

/** The beginning of the next turn, and the end of the guide. */
export const NEXT_TURN = {
  riding: {
    rule: "NWO-RUL171",
    minutes: 1,
    traceless: true,
    begins(play) {
      play.card = undefined;
    },
    sight: (play) => hexesAt(play, LEADER),
    asked: (play) => turnOver(play) && asks("initiative", "orders")(play),
    spot: (play) => hexesAt(play, LEADER),
    done: (play) => turnOver(play) && (addressee(play) === BRIGADE || looksAt(play, BRIGADE)),
    show: (play) => void inHand(play, LEADER),
  },
  finished: { ...FAREWELL, rule: "NWO-4-a", minutes: 1 },
} as const satisfies Readonly<Record<string, Lesson>>;
