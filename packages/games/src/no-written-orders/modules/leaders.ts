import type { Basis } from "@stonebridge/board";
import type { OptionId, ScenarioId, SideId, Trait } from "../vocabulary.ts";
import type { LeaderData } from "./module-data.ts";

/** Movement allowance of leaders of either side. */
const RIDE = 10;

interface Particulars {
  readonly trait?: Trait;
  readonly scenarios?: readonly ScenarioId[];
  readonly option?: OptionId;
}

/** Makes the leaders of one side. @param basis of their ratings */
export function leadersOf(side: SideId, basis: Basis) {
  const of =
    (role: LeaderData["role"]) =>
    (
      id: string,
      name: string,
      rating: number,
      commands: string,
      reason: string,
      { trait, scenarios, option }: Particulars = {},
    ): LeaderData => ({
      id,
      name,
      side,
      role,
      commands: commands.split(" "),
      rating,
      movement: RIDE,
      trait: trait ?? null,
      basis,
      reason,
      ...(scenarios === undefined ? {} : { scenarios }),
      ...(option === undefined ? {} : { option }),
    });
  return { army: of("army"), wing: of("wing"), formation: of("formation"), division: of("division") };
}
