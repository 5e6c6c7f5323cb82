import { expect, it } from "vitest";
import { fr } from "./fr.ts";

it.each([
  [0, "0 point de défense sur 13", "0 PD perdu"],
  [1, "1 point de défense sur 13", "1 PD perdu"],
  [2, "2 points de défense sur 13", "2 PD perdus"],
])("counts %i points as the French do", (points, held, lost) => {
  expect(fr.score.points(points, 13)).toBe(held);
  expect(fr.score.lost(points)).toBe(lost);
});
