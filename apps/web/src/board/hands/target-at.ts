import type { BoardTarget } from "../model.ts";

/** The piece or space that an element of the map stands for. */
export function targetAt(node: Element): BoardTarget | undefined {
  const [space, piece] = [node.getAttribute("data-space"), node.getAttribute("data-piece")];
  if (space !== null) return { kind: "space", id: space };
  return piece === null ? undefined : { kind: "piece", id: piece };
}
