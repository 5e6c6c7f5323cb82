import type { LinePlan } from "../hex-plan.ts";

const NORTH = 0;
const SOUTH = 3;

/** Hexes of Bull Run that the rulebook names, its figures show, or its fords need. */
const BULL_RUN = "O1 Q2 Q3 Q4 X7 Z8 AA13 BB13 CC14 DD14 EE18 II18 KK18 LL16 MM16 QQ19 UU28 WW30 TT34".split(" ");

/**
 * Rivers first, then what flows into them. Streams are the branches that the geography has; those without a reason keep their
 * own course.
 */
export const WATERS: readonly LinePlan[] = [
  {
    line: "R1",
    use: "river",
    enters: { hex: "O1", towards: NORTH },
    leaves: { hex: "TT34", towards: SOUTH },
    through: BULL_RUN,
    avoids: ["Q1", "Q5", "U6", "CC13", "DD13", "MM17", "PP17", "XX30", "VV33", "UU34"],
    reason:
      "Bull Run from O1 to TT34 and its fords (BR83-MAP2.3-a); dry land where the figures have pieces, and on both banks of fords.",
  },
  {
    line: "S1",
    use: "river",
    riverFrom: "KK5",
    through: ["KK5", "JJ7", "JJ10", "II11", "JJ15", "II18"],
    avoids: ["KK4"],
    reason: "Cub Run from KK5, whose neighbour KK4 is no river hex, to II18 with its fords (BR83-MAP2.2-b, MAP2.3-b).",
  },
  {
    line: "S7",
    use: "river",
    riverFrom: "I4",
    through: ["I4", "P3", "Q4"],
    avoids: ["I5"],
    reason: "Catharpin Creek from I4 to Q4 with its ford (BR83-MAP2.3-c, figure of ford movement).",
  },
  { line: "S2", use: "stream" },
  { line: "S3", use: "stream" },
  {
    line: "S4",
    use: "stream",
    through: ["PP16"],
    endsIn: "OO17",
    avoids: ["PP17", "QQ17", "QQ18"],
    reason: "QQ18 is not uphill of PP17 in the terrain figure (BR83-7.4), so no stream runs in PP17; QQ18 is a hill.",
  },
  { line: "S5", use: "stream" },
  {
    line: "S6",
    use: "stream",
    avoids: ["Y19"],
    reason: "Y19 is outlined as a hill (BR83-MAP5-a), below which it runs.",
  },
  { line: "S8", use: "stream" },
  {
    line: "S9",
    use: "stream",
    through: ["R12", "S12", "S11"],
    avoids: ["Q13", "R11"],
    reason: "R12 and S11 cost two points in the movement figure, Q13 one (BR83-5.6).",
  },
  { line: "S10", use: "stream" },
  { line: "S11", use: "stream" },
  {
    line: "S12",
    use: "stream",
    through: ["S15"],
    avoids: ["R15", "Q13"],
    reason: "Bald Hill, R15, acts as a hill (BR83-DN): it stands above a stream and has none.",
  },
  { line: "S13", use: "stream" },
  { line: "S14", use: "stream" },
  { line: "S15", use: "stream" },
  { line: "S16", use: "stream" },
];
