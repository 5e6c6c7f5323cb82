import { HexMap } from "@stonebridge/board";
import builtData from "@stonebridge/atlas/maps/bull-run-1983/hexes.json" with { type: "json" };

let built: HexMap | undefined;

/**
 * The map that the atlas built for this game: A1 to CCC35 (BR83-MAP1-a), hexes of 1,000 feet (BR83-DN-a). Its data contain what the rules
 * say about single hexes: the courses of Cub Run and Catharpin Creek and the unnamed fords (BR83-MAP2.2-b, BR83-MAP2.3-b, BR83-MAP2.3-c),
 * where Bull Run ends (R05), Ball's and Lewis Ford, that no unit of the worked example can be in (R04), and the Union's entry (R73).
 */
export function builtMap(): HexMap {
  built ??= new HexMap(builtData);
  return built;
}
