import type { HexGrid } from "./hex-grid.ts";
import { checkBanks, checkNames, HexChecks, type Listed, type MapFault, hexsideName } from "./hex-map-checks.ts";
import type { HexMapData } from "./hex-map-data.ts";

/** Everything wrong with the data of a hex map on its grid; empty if nothing is. */
export function hexMapFaults(data: HexMapData, grid: HexGrid): MapFault[] {
  const checks = new HexChecks(grid);
  const unplayable = checks.hexes("unplayable", data.unplayable);
  const river = checks.hexes("river", data.river);
  const fords = checks.hexesOf("fords", data.fords);
  const bridges = checks.hexesOf("bridges", data.bridges);
  const stream = checks.hexes("stream", data.stream);
  const woods = checks.hexes("woods", data.woods);
  const slope = checks.hexes("slope", data.slope);
  const towns = data.towns.map((town, at) => checks.hexes(`towns[${at}].hexes`, town.hexes));
  const waters = [river, fords, bridges];

  checks.apart(fords, river, "a hex is a river hex or a ford, not both");
  checks.apart(bridges, river, "a hex is a river hex or a bridge, not both");
  checks.apart(bridges, fords, "a hex is a ford or a bridge, not both");
  for (const water of waters) checks.apart(stream, water, "a river, ford or bridge hex is no stream hex");
  for (const list of [...waters, stream, woods, slope, ...towns])
    checks.apart(list, unplayable, "it is not part of the map");

  for (const { place, pair } of checks.hexsides("crests", data.crests, unplayable)) {
    if (!slope.has(pair[1])) checks.add(place, `${pair[1]} lies below a crest, and is not listed as a slope hex`);
  }
  for (const { place, pair } of checks.hexsides("streamSides", data.streamSides, unplayable)) {
    for (const id of pair)
      if (![stream, ...waters].some((list) => list.has(id)))
        checks.add(place, `a stream runs through ${id}, which is neither a stream hex nor one with a river`);
  }
  checkRoads(data, checks, unplayable);
  checkBanks(data, checks, unplayable, new Set(waters.flatMap((water) => [...water.keys()])));
  checkNames(data, checks);
  return checks.faults;
}

function checkRoads(data: HexMapData, checks: HexChecks, unplayable: Listed): void {
  const major = new Map(
    checks.hexsides("majorRoads", data.majorRoads, unplayable).map(({ place, pair }) => [hexsideName(pair), place]),
  );
  for (const { place, pair } of checks.hexsides("minorRoads", data.minorRoads, unplayable)) {
    const other = major.get(hexsideName(pair));
    if (other !== undefined)
      checks.add(place, `${pair.join("/")} is also in ${other}: a road is minor or major, not both`);
  }
  checks.hexsides("railroads", data.railroads, unplayable);
  for (const [at, pair] of data.routeLinks.entries()) {
    for (const [id, place] of checks.hexes(`routeLinks[${at}]`, pair))
      if (!checks.atEdge(id)) checks.add(place, `${id} does not lie at the edge of the map`);
  }
}
