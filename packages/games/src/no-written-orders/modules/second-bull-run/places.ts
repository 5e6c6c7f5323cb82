import { point } from "../geo-point.ts";
import type { EntryData, PlaceData } from "../module-data.ts";

const place = (id: string, name: string, kind: PlaceData["kind"], where: string): PlaceData => ({
  id,
  name,
  kind,
  at: point(where),
});

/** Targets of orders and places that win points. */
export const PLACES: readonly PlaceData[] = [
  place(
    "featherbed-lane-x-unfinished-railroad",
    "Unfinished railroad at Featherbed Lane",
    "junction",
    "38.8255, -77.5491",
  ),
  place("sudley-road-x-unfinished-railroad", "Unfinished railroad at the Sudley road", "junction", "38.8373, -77.5367"),
  place("groveton", "Groveton", "junction", "38.8126, -77.5478"),
  place("turnpike-west-of-groveton", "Turnpike west of Groveton", "road", "38.8100, -77.5575"),
  place("stone-house", "Stone House", "junction", "38.8190, -77.5259"),
  place("deep-cut", "Deep Cut", "path", "38.8220, -77.5540"),
  place("the-dump", "The Dump", "path", "38.8240, -77.5510"),
  place("chinn-ridge", "Chinn Ridge", "crest", "38.8118, -77.5340"),
  place("matthews-hill", "Matthews Hill", "crest", "38.8243, -77.5293"),
  place("dogan-ridge", "Dogan Ridge", "crest", "38.8180, -77.5375"),
  place("henry-house-hill", "Henry House Hill", "crest", "38.8148, -77.5226"),
  place("brawner-farm", "Brawner’s Farm", "crest", "38.8147, -77.5663"),
  place("brawner-ridge", "Ridge north-east of Brawner’s Farm", "crest", "38.8172, -77.5672"),
  place("turnpike-south-of-brawner-farm", "Turnpike south of Brawner’s Farm", "road", "38.8080, -77.5655"),
  place("pageland-lane-junction", "Pageland Lane at the turnpike", "junction", "38.8061, -77.5735"),
  place(
    "pageland-lane-x-unfinished-railroad",
    "Pageland Lane at the unfinished railroad",
    "junction",
    "38.8152, -77.5724",
  ),
  place("stuarts-hill", "Stuart’s Hill", "crest", "38.8053, -77.5690"),
  place("cole-house", "Cole House", "crest", "38.7975, -77.5660"),
  place("manassas-gainesville-road", "Manassas–Gainesville road", "road", "38.7925, -77.5550"),
  {
    ...place("gainesville-road-west", "Manassas–Gainesville road, west edge", "road", "38.7981, -77.6020"),
    entry: "eMW",
  },
  { ...place("turnpike-west", "Warrenton Turnpike, west edge", "road", "38.7987, -77.6020"), entry: "ePW" },
  place("sudley-church", "Sudley Church", "road", "38.8399, -77.5378"),
  place("sudley-springs", "Sudley Springs", "town", "38.8430, -77.5385"),
  place("dawkins-branch-crossing", "Dawkins Branch", "stream", "38.7870, -77.5493"),
  place("manassas-junction", "Manassas Junction", "junction", "38.7500, -77.4745"),
  place("centreville", "Centreville", "town", "38.8400, -77.4289"),
  place("stone-bridge-west-end", "Stone Bridge, west end", "road", "38.8241, -77.5045"),
  place("stone-bridge-left-bank", "Stone Bridge, east end", "road", "38.8245, -77.5029"),
];

const entry = (id: EntryData["id"], name: string, where: string): EntryData => {
  return { id, name, at: point(where), rail: false };
};

/** Roads and railroads at the edges of the map. */
export const ENTRIES: readonly EntryData[] = [
  entry("ePW", "Warrenton Turnpike, west edge", "38.7987, -77.6020"),
  entry("eRW", "Manassas Gap Railroad, west edge", "38.7968, -77.6020"),
  entry("eMW", "Manassas–Gainesville road, west edge", "38.7981, -77.6020"),
  entry("eBS", "Bristoe road, south edge", "38.7470, -77.4843"),
  entry("ePE", "Warrenton Turnpike, east edge", "38.8440, -77.3800"),
  entry("eSN", "Sudley–Gum Spring road, north edge", "38.8520, -77.5339"),
];

/** Points that marches pass: Centreville, the Stone Bridge, Manassas Junction, Bethlehem Church. */
export const CENTREVILLE = "38.8400, -77.4289";
export const STONE_BRIDGE = "38.8243, -77.5037";
export const MANASSAS_JUNCTION = "38.7500, -77.4745";
export const BETHLEHEM_CHURCH = "38.7700, -77.5130";
