import {
  commandOfDivision,
  commandOfUnit,
  type DivisionCommand,
  type Position,
} from "@stonebridge/games/second-bull-run-1862";
import type { ArrowModel } from "../../board/model.ts";
import type { PlayTools } from "./tools.ts";

/** Who is to be activated: a division of a corps, or an independent brigade by a corps commander. */
export type Commanded = { readonly division: string } | { readonly unit: string; readonly commander: string };

export function commandFor({ game }: PlayTools, position: Position, who: Commanded): DivisionCommand | undefined {
  return "division" in who
    ? commandOfDivision(game, position, who.division)
    : commandOfUnit(game, position, who.commander, who.unit);
}

/** The line from a commander to whom he activates. */
export function commandLine(tools: PlayTools, position: Position, who: Commanded): ArrowModel | undefined {
  const command = commandFor(tools, position, who);
  return command && { kind: "command", spaces: [command.from, command.to] };
}
