import type { BullRun1861, View } from "@stonebridge/games/bull-run-1861";
import { bullRun1861 } from "@stonebridge/games/bull-run-1861/situations";
import { shapesUrl } from "virtual:maps/bull-run-1861";
import { NO_MARKS } from "../../../board/counters/look.ts";
import type { PicturePiece } from "../../../board/zones/picture.ts";
import { catalogue } from "../../../language/language.svelte.ts";
import { zoneLessons } from "../../../play/zones/lesson-room.ts";
import { brigadeLook, headquartersLook, marksOf } from "../counters.ts";
import { bullRunTexts } from "../texts.ts";
import { POSITIONS } from "./positions.ts";

const open: (data: unknown) => BullRun1861 = bullRun1861.open;

/** The short lessons of Bull Run 1861. */
export const lessonRoom = zoneLessons({
  positions: POSITIONS,
  texts: catalogue({
    en: async () => (await import("./en.ts")).lessons,
    fr: async () => (await import("./fr.ts")).lessons,
  }),
  load: () => bullRunTexts.load(),
  open,
  shapesUrl,
  pieces: piecesOf,
});

function piecesOf(view: View): readonly PicturePiece[] {
  const texts = bullRunTexts.t;
  return [
    ...view.units.flatMap((unit) =>
      unit.elements.map(({ zone, facing, attacks }) => ({
        zone,
        look: brigadeLook(unit, texts),
        marks: marksOf(unit, attacks, view),
        facing,
      })),
    ),
    ...view.headquarters.map((one) => ({
      zone: one.zone,
      look: headquartersLook(one, texts),
      marks: { ...NO_MARKS, spent: one.activated },
    })),
  ];
}
