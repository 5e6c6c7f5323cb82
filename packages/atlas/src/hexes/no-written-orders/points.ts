import type { GroundPoint } from "../hexside-plan.ts";

/** Places that the modules of No Written Orders name and the gazetteer does not, with the modules' coordinates. */
export const POINTS: readonly GroundPoint[] = [
  { id: "henry-house-hill", name: "Henry House Hill", latitude: 38.8148, longitude: -77.5226 },
  { id: "mitchells-ford-south-bank", name: "Mitchell's Ford, south bank", latitude: 38.796, longitude: -77.458 },
  { id: "blackburns-ford-south-bank", name: "Blackburn's Ford, south bank", latitude: 38.801, longitude: -77.45 },
  { id: "stone-bridge-west-end", name: "Stone Bridge, west end", latitude: 38.8241, longitude: -77.5045 },
  { id: "centreville-crossroads", name: "Centreville crossroads", latitude: 38.84, longitude: -77.428 },
  { id: "farm-road-by-cub-run", name: "Farm road by Cub Run", latitude: 38.849, longitude: -77.4765 },
  { id: "farm-road-in-the-big-woods", name: "Farm road in the Big Woods", latitude: 38.8595, longitude: -77.4975 },
  { id: "brawner-ridge", name: "Ridge north-east of Brawner's farm", latitude: 38.8172, longitude: -77.5672 },
  { id: "turnpike-west-of-groveton", name: "Turnpike west of Groveton", latitude: 38.81, longitude: -77.5575 },
  {
    id: "turnpike-south-of-brawner-farm",
    name: "Turnpike south of Brawner's farm",
    latitude: 38.808,
    longitude: -77.5655,
  },
  { id: "manassas-gainesville-road", name: "Manassas-Gainesville road", latitude: 38.7925, longitude: -77.555 },
];
