import { HexMap, type HexMapData } from "@stonebridge/board";
import builtData from "@stonebridge/atlas/maps/bull-run-1983/hexes.json" with { type: "json" };

let built: HexMap | undefined;

/** The map that the atlas built for this game: A1 to CCC35 (BR83-MAP1-a). */
export function builtMap(): HexMap {
  built ??= new HexMap(builtData as unknown as HexMapData);
  return built;
}
