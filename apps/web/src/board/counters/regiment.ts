import { BODY_COLOURS, type BodyColours, COLOURS } from "../drawing/palette.ts";
import type { BatteryLook, BrigadePieceLook, RegimentLook } from "./look.ts";
import { type FaceOptions, spentRuling } from "./brigade.ts";
import { factorsRow, movementMarkup, query, strengthsRow } from "./factors.ts";
import { fourAbreast, gun, gunInAction, horse, limberedGun, soldiers, staffSign } from "./figures.ts";
import { lettering } from "./lettering.ts";
import { nameMarkup } from "./names.ts";
import { sideStripe } from "./stripes.ts";

type Look = RegimentLook | BatteryLook | BrigadePieceLook;

const STRIPE_WIDTH: Readonly<Record<"fine" | "strong", readonly [number, number, number]>> = {
  fine: [15, 15, 13],
  strong: [19, 18, 16],
};
/** Right end of what stands on the body. */
const RIGHT = 95;

/** The stripe of a division down the left side: all that is seen of a counter that lies under others. */
export function divisionStripe(look: Look, level: FaceOptions["level"], patterns: "fine" | "strong"): string {
  const width = STRIPE_WIDTH[patterns][level];
  return `${sideStripe(look.stripe, width, patterns === "strong" ? 1.5 : 1)}<path d="M${width} 2V97.6" stroke="${COLOURS.black}" stroke-width="1.6"/>`;
}

/** The face of a regiment, battery or brigade piece in a square of 100, without body and outline. */
export function regimentFace(look: Look, options: FaceOptions): string {
  const { level, patterns, signs } = options;
  const colours = BODY_COLOURS[look.body];
  const left = STRIPE_WIDTH[patterns][level];
  const face =
    divisionStripe(look, level, patterns) + ground(look, left, colours) + (options.spent ? spentRuling() : "");
  switch (level) {
    case 2:
      return face + largeFace(look, left, colours, signs);
    case 1:
      return face + mediumFace(look, left, colours);
    case 0:
      return face + smallFace(look, left, colours);
  }
}

/** What tells the kind of piece before anything is read: a tinted head on a brigade, bars on guns in battle. */
function ground(look: Look, left: number, { figures, body }: BodyColours): string {
  if (look.kind === "brigade-piece") return `<path d="M${left} 2H97.6V29H${left}z" fill="${figures}" opacity=".18"/>`;
  if (look.kind !== "battery" || look.face === "mobile") return "";
  const bar = body === BODY_COLOURS.union.body ? "#E9907F" : COLOURS.red;
  return `<path d="M${left} 4.6H97.6M${left} 95H97.6" stroke="${bar}" stroke-width="5.2"/>`;
}

/** Feet of the figure at x, y. */
function figureMarkup(look: Look, x: number, y: number, scale: number, colours: BodyColours): string {
  const { figures: ink, body } = colours;
  if (look.kind === "brigade-piece") return fourAbreast(x, y, scale, ink);
  if (look.kind === "battery") {
    return look.face === "battle" ? gunInAction(x, y, scale * 1.1, ink) : limberedGun(x, y, scale * 1.1, ink);
  }
  return look.figure === "cavalry" ? horse(x, y, scale * 0.98, ink, body) : soldiers(x, y, scale, ink);
}

function largeFace(look: Look, left: number, colours: BodyColours, signs: "period" | "nato"): string {
  const ink = colours.figures;
  const middle = (left + 98) / 2;
  const width = 94 - left;
  const name = nameMarkup(look, 2, { x: middle, baseline: 24, size: 21, fill: ink, width });
  const subtitle = look.subtitle
    ? lettering(look.subtitle, middle, 36.5, { weight: 600, size: 11, fill: ink, spacing: 0.02, width, aside: true })
    : "";
  const sign = look.kind === "battery" ? "artillery" : look.kind === "regiment" ? look.figure : "infantry";
  const figure =
    signs === "nato"
      ? staffSign(
          sign,
          middle,
          66,
          0.8,
          ink,
          look.kind === "brigade-piece" ? "X" : look.kind === "battery" ? "I" : "III",
        )
      : figureMarkup(look, middle, 67, 0.8, colours);
  return name + subtitle + figure + factorsRow(look, middle, look.kind === "battery" ? 91 : 93, 31, width, colours);
}

function mediumFace(look: Look, left: number, colours: BodyColours): string {
  const middle = (left + 98) / 2;
  const battle = look.kind === "battery" && look.face === "battle";
  return (
    nameMarkup(look, 1, { x: middle, baseline: battle ? 29 : 27, size: 24, fill: colours.figures, width: 92 - left }) +
    smallSign(look, left, 51, colours) +
    factorsRow(look, middle, battle ? 87 : 90, 40, 93 - left, colours)
  );
}

/** Guns and horses are told by a small figure where there is no room for the large one. */
function smallSign(look: Look, left: number, feet: number, colours: BodyColours): string {
  const ink = colours.figures;
  const x = left + 22;
  if (look.kind === "battery") return gun(x + 4, feet, 0.72, ink);
  if (look.kind === "brigade-piece") return fourAbreast(x + 8, feet + 2, 0.62, ink);
  return look.figure === "cavalry" ? horse(x - 4, feet, 0.72, ink, colours.body) : "";
}

/** Foot need no sign: their strengths take its room. Guns and horses stand under theirs. */
function smallFace(look: Look, left: number, colours: BodyColours): string {
  const battle = look.kind === "battery" && look.face === "battle";
  const middle = (left + 97.6) / 2;
  const sign = smallSign(look, left - 3, battle ? 90 : 95, colours);
  const bare = sign === "";
  const [baseline, size] = bare ? [36, 33] : [battle ? 31 : 28, 30];
  const name = nameMarkup(look, 0, { x: middle, baseline, size, fill: colours.figures, width: 94 - left });
  if (look.unread) return name + sign + query(bare ? middle : 78, bare ? 90 : 92, bare ? 48 : 40, colours);
  const { movement, selfActivating } = look;
  const marches = (foot: number): string =>
    movementMarkup(movement, selfActivating, RIGHT, foot, selfActivating ? 28 : 32, colours);
  if (bare) return name + strengthsRow(look, left + 3, 91, 56, RIGHT - left - 21, colours) + marches(91);
  const strengths = strengthsRow(look, left + 4, battle ? 63 : 64, battle ? 41 : 46, RIGHT - left - 6, colours);
  return name + strengths + sign + marches(battle ? 90 : 94);
}
