import type { SecondBullRun1862, View } from "@stonebridge/games/second-bull-run-1862";
import { secondBullRun1862 } from "@stonebridge/games/second-bull-run-1862/situations";
import { shapesUrl } from "virtual:maps/second-bull-run-1862";
import type { PicturePiece } from "../../../board/zones/picture.ts";
import { catalogue } from "../../../language/language.svelte.ts";
import { zoneLessons } from "../../../play/zones/lesson-room.ts";
import { brigadeLook, commanderLook, commanderMarks, marksOf } from "../counters.ts";
import { gameTexts } from "../texts.ts";
import { POSITIONS } from "./positions.ts";

const open: (data: unknown) => SecondBullRun1862 = secondBullRun1862.open;

/** The short lessons of Second Bull Run 1862. */
export const lessonRoom = zoneLessons({
  positions: POSITIONS,
  texts: catalogue({
    en: async () => (await import("./en.ts")).lessons,
    fr: async () => (await import("./fr.ts")).lessons,
  }),
  load: () => gameTexts.load(),
  open,
  shapesUrl,
  pieces: piecesOf,
});

function piecesOf(view: View): readonly PicturePiece[] {
  const texts = gameTexts.t;
  const units = view.units.toSorted((one, other) => other.depth - one.depth);
  return [
    ...units.flatMap((unit) =>
      unit.zone === undefined
        ? []
        : [{ zone: unit.zone, look: brigadeLook(unit, texts), marks: marksOf(unit, undefined), facing: unit.facing }],
    ),
    ...view.commanders.flatMap((one) =>
      one.zone === undefined ? [] : [{ zone: one.zone, look: commanderLook(one, texts), marks: commanderMarks(one) }],
    ),
  ];
}
