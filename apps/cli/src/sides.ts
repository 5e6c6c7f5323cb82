import type { Side } from "@stonebridge/kernel";
import { type Command, Option } from "commander";
import { Failure } from "./failure.ts";

/** Each army's two names. A game uses one of them; people may use either. */
const ARMIES = [
  ["north", "union"],
  ["south", "confederate"],
] as const;
type ArmyName = (typeof ARMIES)[number][number];

/** What was given for each side, under either name. */
export type SideFlags = Readonly<Partial<Record<ArmyName, string>>>;

/** Adds a flag for each name of a side: `--north <bot>`, `--union <bot>` and so on. */
export function addSideFlags(
  command: Command,
  value: string,
  about: readonly [first: string, second: string],
): Command {
  for (const [index, [name, other]] of ARMIES.entries()) {
    command.addOption(new Option(`--${name} <${value}>`, `${about[index]}; same as --${other}`));
    command.addOption(new Option(`--${other} <${value}>`).hideHelp());
  }
  return command;
}

/**
 * What was given for a side, under either name.
 * @throws {@link Failure} if both were given
 */
export function givenFor(flags: SideFlags, side: Side): string | undefined {
  const names = ARMIES.find((army) => army.some((name) => name === side)) ?? [];
  const given = names.filter((name) => flags[name] !== undefined);
  if (given.length > 1) throw new Failure(`--${given.join(" and --")} are the same side: give one of them.`);
  return given.length === 0 ? undefined : flags[given[0]];
}
