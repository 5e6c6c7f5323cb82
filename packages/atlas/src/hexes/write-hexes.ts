import type { HexMapData, HexsideMapData } from "@stonebridge/board";

/** Longest line of a list of hexes or hexsides. */
const WIDTH = 120;

/** A list as lines of several entries; one entry to a line where they are objects. */
function listText(list: readonly unknown[]): string {
  const entries = list.map((entry) => JSON.stringify(entry));
  const objects = list.some((entry) => typeof entry === "object" && !Array.isArray(entry));
  const lines: string[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    if (last === undefined || objects || last.length + entry.length + 2 > WIDTH) lines.push(entry);
    else lines[lines.length - 1] = `${last}, ${entry}`;
  }
  return lines.length < 2 ? `[${lines.join("")}]` : `[\n${lines.join(",\n")}\n]`;
}

/** The file of a hex map: JSON in lines short enough that a change of the map can be read as a change of lines. */
export function hexMapText(map: HexMapData | HexsideMapData): string {
  const parts = Object.entries(map).map(([key, value]: [string, unknown]) => {
    return `${JSON.stringify(key)}: ${Array.isArray(value) ? listText(value) : JSON.stringify(value)}`;
  });
  return `{\n${parts.join(",\n")}\n}\n`;
}
