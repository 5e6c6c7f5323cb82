import type { CrossingPlan } from "../zone-plan.ts";

/** The ten crossings from upstream. The railroad bridge is not used: no troops crossed by it, and the rules have no railroad. */
export const CROSSINGS: readonly CrossingPlan[] = [
  { name: "Sudley Ford", kind: "ford", south: "sudley-springs", north: "sudley-ford-north", basis: "rulebook" },
  { name: "Farm Ford", kind: "ford", south: "farm-ford-south", north: "farm-ford-north", basis: "rulebook" },
  { name: "Stone Bridge", kind: "bridge", south: "stone-bridge-west", north: "stone-bridge-east", basis: "derived" },
  { name: "Lewis Ford", kind: "ford", south: "lewis-ford-south", north: "lewis-ford-north", basis: "derived" },
  { name: "Ball's Ford", kind: "ford", south: "balls-ford-south", north: "balls-ford-north", basis: "derived" },
  { name: "Island Ford", kind: "ford", south: "island-ford-south", north: "island-ford-north", basis: "derived" },
  {
    name: "Mitchell's Ford",
    kind: "ford",
    south: "mitchells-ford-south",
    north: "mitchells-ford-north",
    basis: "derived",
  },
  {
    name: "Blackburn's Ford",
    kind: "ford",
    south: "blackburns-ford-south",
    north: "blackburns-ford-north",
    basis: "derived",
  },
  { name: "McLean's Ford", kind: "ford", south: "mcleans-ford-south", north: "mcleans-ford-north", basis: "derived" },
  { name: "Union Mills Ford", kind: "ford", south: "union-mills-south", north: "union-mills-north", basis: "derived" },
];
