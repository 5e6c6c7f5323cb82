import { HEIGHT } from "../../geography/frame.ts";
import { rectangle } from "../regions.ts";

/** The title block, u: in the south-west, where no game is fought. */
export const TITLE_BOX = { left: 26, top: 986, right: 560, bottom: HEIGHT - 22 } as const;
export const TITLE_BLOCK = rectangle(TITLE_BOX.left, TITLE_BOX.top, TITLE_BOX.right, TITLE_BOX.bottom);
