import type { AddedWay, LinePlan } from "../hex-plan.ts";

const SOUTH_EAST = 2;
const SOUTH = 3;
const SOUTH_WEST = 4;
const NORTH = 0;

const AT_ITS_FORD = "Crosses Bull Run at its own ford, and nowhere else.";

/**
 * Roads and railroads of the geography that the map shows. Major roads are those the rulebook calls so, and those that armies
 * knew: the turnpike, the Sudley road, the straight roads from Centreville to Manassas and the Union Mills road (BR83-DN).
 * Farm lanes are clear ground and not shown, except those that lead to a ford (BR83-MAP2.2-a).
 */
export const WAYS: readonly LinePlan[] = [
  {
    line: "T1",
    use: "major",
    through: ["JJ7", "II7", "Z8", "S11"],
    reason: "The Pike crosses Cub Run on a bridge east of II7 (BR83-1.31-b) and Bull Run on the Stone Bridge.",
  },
  { line: "T2", use: "major" },
  {
    line: "D1",
    use: "major",
    through: ["S12", "S11", "P3", "P2"],
    neverCrosses: [
      ["S10", "S11"],
      ["S12", "R12"],
      ["R12", "Q13"],
    ],
    reason: "The Sudley road of the figures of movement and of ford movement (BR83-5.6, 5.6-a).",
  },
  { line: "D17", use: "major", through: ["KK18"], reason: AT_ITS_FORD },
  { line: "D18", use: "major", through: ["MM16"], reason: AT_ITS_FORD },
  { line: "D21", use: "major", through: ["WW30"], reason: AT_ITS_FORD },
  { line: "D19", use: "minor", through: ["QQ19"], reason: AT_ITS_FORD },
  { line: "D9", use: "minor" },
  {
    line: "D24",
    use: "minor",
    avoids: ["A18"],
    reason: "Leaves the map in A17, as the fit has it: A18 is the entry of the railroad.",
  },
  { line: "D15", use: "minor", through: ["DD14"], reason: AT_ITS_FORD },
  {
    line: "D2",
    use: "minor",
    through: ["P2", "Q2"],
    reason: "The minor road from Sudley Ford meets the major road in P2 (BR83-5.6, figure of ford movement).",
  },
  {
    line: "D5",
    use: "minor",
    through: ["Q2", "R1"],
    leaves: { hex: "R1", towards: NORTH },
    reason: "The road by Sudley Ford leaves the map in R1 (BR83-1.33-a).",
  },
  {
    line: "D3",
    use: "minor",
    through: ["DD2", "DD1", "R1"],
    avoids: ["CC1", "CC2", "BB1", "S1", "T1", "Q1"],
    reason: "The roads of DD1 and R1 join off the north edge (BR83-1.33-a).",
  },
  { line: "D6", use: "minor" },
  { line: "D7", use: "minor" },
  { line: "D22", use: "minor" },
  { line: "D23", use: "minor" },
  { line: "D25", use: "minor" },
  {
    line: "D27",
    use: "minor",
    leaves: { hex: "CC35", towards: SOUTH },
    reason: "Keeps to the railroad, which leaves the map in CC35.",
  },
  { line: "D14", use: "minor", through: ["AA13"], reason: AT_ITS_FORD },
  { line: "D16", use: "minor", through: ["EE18"], reason: AT_ITS_FORD },
  { line: "D29", use: "minor", through: ["X7"], reason: AT_ITS_FORD },
  {
    line: "L2",
    use: "railroad",
    through: ["CC35", "EE34", "TT27", "UU28", "VV27"],
    enters: { hex: "CC35", towards: SOUTH },
    avoids: ["UU29"],
    reason: "Trains enter in CC35 and stop in EE34 (BR83-13.41-a); the trestle stands in UU28 (BR83-11.2-a).",
  },
  {
    line: "L1",
    use: "railroad",
    through: ["S29", "A18"],
    avoids: ["CC35", "BB35"],
    reason: "Trains enter in A18 (BR83-OPT4.2); CC35 is the entry of the other line.",
  },
  { line: "L3", use: "drawn" },
];

/** Roads that the map needs and the geography lacks. */
export const ADDED_WAYS: readonly AddedWay[] = [
  {
    id: "western-road",
    name: "Road to Gainesville from the west",
    use: "minor",
    hexes: ["A21", "B20", "C20", "D19", "E19", "F18"],
    from: { hex: "A21", towards: SOUTH_WEST },
    to: "D24",
    reason: "Reinforcements come by road in A21 (BR83-OPT4.2).",
  },
  {
    id: "eastern-road",
    name: "Road from Union Mills to Wolf Run Shoals",
    use: "minor",
    hexes: ["CCC35", "CCC34", "CCC33", "BBB32", "BBB31", "AAA31", "AAA30", "ZZ29", "YY29", "XX28"],
    from: { hex: "CCC35", towards: SOUTH_EAST },
    to: "D21",
    reason: "March routes of the 3rd Division end in CCC35 (BR83-1.33-b), and their next hex is within four of ZZ31.",
  },
  {
    id: "trestle-road",
    name: "Road by the railroad bridge",
    use: "minor",
    hexes: ["XX28", "WW28", "VV27", "UU28", "UU29", "UU30"],
    from: "D21",
    to: "D21",
    reason: "The trestle joins all the roads of UU28, not a railroad alone (BR83-11.2-a, R26).",
  },
  {
    id: "lower-track",
    name: "Road by the lower ford of Cub Run",
    use: "minor",
    hexes: ["JJ11", "II11", "HH11", "GG11", "FF11"],
    from: "D25",
    to: "D15",
    reason: "II11 is a ford, so a road runs into it (BR83-MAP2.2): the river road goes on to the Ball's Ford road.",
  },
  {
    id: "upper-track",
    name: "Road by the upper ford of Cub Run",
    use: "minor",
    hexes: ["GG11", "HH10", "II10", "JJ10", "JJ11"],
    from: "lower-track",
    to: "D25",
    reason: "JJ10 is a ford, so a road runs into it (BR83-MAP2.2).",
  },
  {
    id: "river-track",
    name: "Road by the ford of Cub Run near its mouth",
    use: "minor",
    hexes: ["GG14", "HH14", "II15", "JJ15", "KK16", "LL15"],
    from: "D16",
    to: "D17",
    reason: "JJ15 is a ford, so a road runs into it (BR83-MAP2.2): the track from Island Ford to Mitchell's Ford.",
  },
  {
    id: "farm-ford-road",
    name: "Farm road by Farm Ford",
    use: "minor",
    hexes: ["AA8", "Z7", "Y7", "X7"],
    from: "T1",
    to: "D29",
    reason: "Farm Ford is a ford, so a road runs into it (BR83-MAP2.2): the geography has its Confederate half only.",
  },
  {
    id: "portici-lane",
    name: "Lewis lane",
    use: "minor",
    hexes: ["Z15", "Z16"],
    from: "D14",
    to: "D15",
    reason: "Joins the lane of Lewis Ford to the roads behind it; Portici's other lanes are farm roads.",
  },
];
