import { num } from "../drawing/markup.ts";

/**
 * Figures as outlines, so that strengths look the same with or without the font.
 * Drawn from Barlow Condensed ExtraBold (SIL Open Font License 1.1), 1000 units to the em, baseline at 0, y downward:
 * advance width and outline of each.
 */
const GLYPHS: Readonly<Record<string, readonly [advance: number, outline: string]>> = {
  0: [
    456,
    "M228 12q-93 0-149-58q-56-58-56-153v-302q0-95 56-153q56-58 149-58q93 0 149 58q56 58 56 153v302q0 95-56 153q-56 58-149 58zM228-131q18 0 29-16q10-16 10-42v-322q0-26-10-42q-11-16-29-16q-18 0-28 16q-11 16-11 42v322q0 26 11 42q10 16 28 16z",
  ],
  1: [
    294,
    "M94-697q8-3 15-3h146q5 0 9 3q3 4 3 9v676q0 5-3 8q-4 4-9 4h-142q-5 0-8-4q-4-3-4-8v-527q0-5-5-5l-74 4q-12 0-12-11l-2-106q0-10 10-13l76-27z",
  ],
  2: [
    451,
    "M223-148q-2 2-1 4q1 2 4 2h200q5 0 9 3q3 4 3 9v118q0 5-3 8q-4 4-9 4h-392q-5 0-8-4q-4-3-4-8v-122q0-7 5-15q-3 4 52-61q38-45 74-90q36-44 59-78q50-77 50-132q0-28-10-42q-11-14-28-14q-17 0-27 14q-11 14-10 36v43q0 5-3 8q-4 4-9 4h-144q-5 0-8-4q-4-3-4-8v-50q5-83 64-134q59-51 149-51q58 0 103 25q45 25 70 70q25 45 25 104q0 53-16 98q-17 46-54 98q-30 43-97 118l-40 47z",
  ],
  3: [
    446,
    "M419-286q3 30 3 61q0 23-2 65q-4 76-57 122q-53 46-139 46q-59 0-105-22q-46-21-72-60q-26-39-27-89q-2-34-2-53q0-12 12-12h142q12 0 12 12q0 14 2 36q2 21 12 33q10 12 26 12q16 0 27-12q10-11 12-31q1-22 1-65q0-44-2-64q-1-19-11-31q-11-11-27-11q-16 0-34 16q-4 4-8 4q-3 0-9-4l-73-76q-4-6-4-9q0-4 4-8l118-127q4-6-2-6h-172q-5 0-8-4q-4-3-4-8v-117q0-5 4-9q3-3 8-3h365q5 0 9 3q3 4 3 9v121q0 8-6 14l-108 125q-4 6 2 6q45 3 76 42q31 39 34 94z",
  ],
  4: [
    508,
    "M486-322q5 0 9 3q3 4 3 9v126q0 5-3 8q-4 4-9 4h-33q-5 0-5 5v155q0 5-3 8q-4 4-9 4h-142q-5 0-8-4q-4-3-4-8v-155q0-5-5-5h-254q-5 0-8-4q-4-3-4-8v-100q0-8 2-14l128-392q3-10 13-10h152q6 0 9 4q3 4 1 10l-111 358q-1 6 4 6h68q5 0 5-5v-86q0-5 4-9q3-3 8-3h142q5 0 9 3q3 4 3 9v86q0 5 5 5h33z",
  ],
  5: [
    450,
    "M429-269q2 15 2 49q0 38-1 57q-1 80-56 125q-55 46-147 46q-85 0-137-42q-53-41-63-124l-2-28q0-12 12-12h142q11 0 12 9v6l2 11q5 38 34 38q16 0 26-11q9-10 11-30q1-14 1-45q0-28-2-39q-2-18-11-29q-10-11-25-11q-13 0-22 6q-10 7-13 18q-3 11-13 11h-143q-5 0-8-4q-4-3-4-8v-412q0-5 4-9q3-3 8-3h379q5 0 9 3q3 4 3 9v118q0 5-3 8q-4 4-9 4h-220q-5 0-5 5v141q0 3 2 3q2 1 4-1q35-32 84-32q68 0 108 46q40 46 41 127z",
  ],
  6: [
    451,
    "M431-268q1 15 1 48v55q-1 82-56 127q-55 46-147 46q-86 0-139-42q-54-42-61-124q-3-21-3-47l-2-322q-1-83 55-132q55-49 147-49q87 0 142 49q55 49 55 132v37q0 5-3 8q-4 4-9 4h-142q-5 0-8-4q-4-3-4-8v-26q0-20-9-33q-10-13-22-13q-16 0-25 13q-10 13-10 33v98q0 3 2 3q2 1 4-1q36-29 77-29q71 0 113 47q42 48 44 130zM263-177q1-25 1-55l-2-53q-2-18-11-29q-9-11-23-11q-15 0-24 11q-10 11-12 30q-1 25-1 52q0 31 1 56q2 20 11 31q9 11 25 11q15 0 24-12q9-11 11-31z",
  ],
  7: [
    422,
    "M86 0q-6 0-9-4q-3-4-1-10l161-538q2-6-4-6h-85q-5 0-5 5v34q0 5-3 8q-4 4-9 4h-110q-5 0-8-4q-4-3-4-8l1-169q0-5 4-9q3-3 8-3h380q5 0 9 3q3 4 3 9v123q0 4-2 14l-163 541q-3 10-13 10h-150z",
  ],
  8: [
    446,
    "M355-367q-4 4 1 7q34 21 50 59q18 46 18 96q0 48-17 91q-22 56-71 89q-49 33-113 33q-64 0-113-33q-49-32-72-89q-15-42-15-91q0-55 16-94q15-39 51-60q6-3 0-7q-34-22-50-61q-17-38-17-89q0-53 17-90q22-50 71-79q48-29 112-29q62 0 111 27q48 28 71 81q19 41 19 90q0 49-18 88q-16 38-51 61zM189-531q-3 15-3 31q0 18 3 35q2 19 12 30q9 11 22 11q14 0 24-11q9-11 11-31q2-20 2-33q0-19-3-32q-2-19-11-30q-9-11-23-11q-14 0-23 11q-9 11-11 30zM259-180q1-11 1-35q0-22-3-40q-1-20-10-32q-10-11-24-11q-14 0-23 12q-10 12-12 32q-2 22-2 36q0 14 2 38q1 21 11 33q10 13 24 13q15 0 25-13q9-12 11-33z",
  ],
  9: [
    446,
    "M422-174q1 83-54 132q-56 50-148 50q-87 0-142-50q-55-49-55-132v-36q0-5 4-9q3-3 8-3h142q5 0 9 3q3 4 3 9v25q0 20 10 33q9 14 21 14q16 0 26-13q9-13 9-34v-96q0-3-2-4q-2 0-4 2q-35 28-77 28q-71 0-113-48q-42-48-44-129q-1-15-1-49q0-36 1-54q1-82 56-128q55-45 147-45q86 0 139 41q53 42 61 125q3 42 3 47l1 321zM219-376q15 0 24-11q9-10 11-29l1-52q0-31-1-56q-2-20-11-32q-9-11-24-11q-15 0-25 12q-10 12-11 32l-1 55l2 52q2 19 11 29q9 11 24 11z",
  ],
  "-": [337, "M36-318h265v112h-265z"],
  H: [
    483,
    "M283-688q0-5 4-9q3-3 8-3h142q5 0 9 3q3 4 3 9v676q0 5-3 8q-4 4-9 4h-142q-5 0-8-4q-4-3-4-8v-262q0-5-5-5h-72q-5 0-5 5v262q0 5-3 8q-4 4-9 4h-142q-5 0-8-4q-4-3-4-8v-676q0-5 4-9q3-3 8-3h142q5 0 9 3q3 4 3 9v261q0 5 5 5h72q5 0 5-5v-261z",
  ],
  Q: [
    467,
    "M233-708q62 0 109 27q47 27 73 75q26 49 26 113v286q0 71-32 123q-32 52-89 75q-4 3-4 6v83q0 5-3 8q-4 4-9 4h-142q-5 0-8-4q-4-3-4-8v-83q0-3-4-6q-56-23-87-75q-32-52-32-123v-286q0-64 26-113q25-48 72-75q47-27 108-27zM193-511v322q0 24 11 39q11 16 29 16q19 0 31-16q11-15 11-39v-322q0-24-11-40q-12-15-31-15q-18 0-29 15q-11 16-11 40z",
  ],
};

/** Width of a row of figures at a size. */
export function numeralsWidth(text: string, size: number): number {
  let width = 0;
  for (const sign of text) width += GLYPHS[sign]?.[0] ?? 0;
  return (width * size) / 1000;
}

/**
 * Figures (0-9, dash, H, Q) as one path.
 * `x` is the left end, middle or right end as `anchor` says; `y` the baseline; `size` the em in the same units.
 * `spacing` is added between figures, in em. Signs without an outline are left out.
 */
export function numerals(
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  anchor: "start" | "middle" | "end" = "start",
  spacing = 0,
): string {
  const scale = size / 1000;
  const gap = spacing * 1000;
  let width = -gap;
  for (const sign of text) width += (GLYPHS[sign]?.[0] ?? 0) + gap;
  const left = x - (anchor === "start" ? 0 : anchor === "middle" ? width / 2 : width) * scale;
  let at = 0;
  let outline = "";
  for (const sign of text) {
    const glyph = GLYPHS[sign];
    if (!glyph) continue;
    outline += at === 0 ? glyph[1] : shifted(glyph[1], at);
    at += glyph[0] + gap;
  }
  return `<path transform="translate(${num(left)} ${num(y)}) scale(${num(scale, 4)})" d="${outline}" fill="${fill}"/>`;
}

/** Moves an outline to the right: only its `M` commands are absolute. */
function shifted(outline: string, by: number): string {
  return outline.replace(/M(-?\d+)/g, (_, x: string) => `M${num(Number(x) + by)}`);
}
