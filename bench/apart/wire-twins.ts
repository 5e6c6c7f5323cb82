import type { ActionBase, Dice, EventBase } from "@stonebridge/kernel";
import { deriveSeed, fastDice, visibleEvents } from "@stonebridge/kernel";
import { GAMES } from "../../apps/server/test/matches/games.ts";
import { House, type Sat } from "./house.ts";
import { kept, newSecret } from "../../apps/server/src/matches/secrets.ts";
import { onlookerBytes, rawBytes } from "./raw-bytes.ts";

export interface WireTwins {
  /** How often all that a seat can get out of the server was compared, in two matches that differ in what it may not see. */
  pairs: number;
  /** How often it was not the same, byte for byte. */
  differing: number;
}

/** The games in which something is kept from a seat. */
const SECRETIVE = GAMES.filter(([, , hidden]) => Object.keys(hidden).length > 0);

/** Steps of a match before another one is begun. */
const LONGEST = 400;
/** Steps that two matches are followed once they differ. */
const FOLLOWED = 4;

type Truth = Awaited<ReturnType<House["truth"]>>;

/** Compares what a seat, and whoever looks on, is sent in matches that differ in the enemy's secrets alone, for each game that has some. */
export async function wireTwins(pairs: number, seed: number): Promise<WireTwins> {
  const house = await House.open();
  const found: WireTwins = { pairs: 0, differing: 0 };
  try {
    for (const [at, [game, scenario, options]] of SECRETIVE.entries()) {
      const most = Math.ceil((pairs * (at + 1)) / SECRETIVE.length);
      for (let match = 0; found.pairs < most; match += 1) {
        const sat = await house.sitDown(game, scenario, options);
        await playOn(house, sat, fastDice(deriveSeed(seed, at * 1_000 + match)), most, found);
      }
    }
  } finally {
    await house.close();
  }
  return found;
}

/** Plays a match at random and compares wherever an enemy could have done something else unseen. */
async function playOn(house: House, sat: Sat, dice: Dice, most: number, found: WireTwins): Promise<void> {
  const any = <T>(list: readonly T[]): T => list[dice.roll("choice", list.length) - 1];
  for (let step = 0; step < LONGEST && found.pairs < most; step += 1) {
    const truth = await house.truth(sat);
    if (truth.decision.over) return;
    const side = any(truth.game.sides.filter((one) => actionsOf(truth, one).length > 0));
    const seat = truth.game.sides.find((one) => one !== side) ?? side;
    const actions = actionsOf(truth, side);
    const [one, other] = [any(actions), any(actions)];
    const differ = JSON.stringify(one) !== JSON.stringify(other);
    if (differ && isUnseen(truth, side, seat, one) && isUnseen(truth, side, seat, other)) {
      const twin = await house.twin(sat);
      await act(house, sat, side, one);
      await act(house, twin, side, other);
      await actUnseen(house, twin, side, seat, any);
      await follow(house, [sat, twin], seat, any, found);
    } else await act(house, sat, side, one);
  }
}

/** Lets a side do a few more things that the other one does not see, so that how many they are shows nowhere either. */
async function actUnseen(
  house: House,
  sat: Sat,
  side: string,
  seat: string,
  any: <T>(list: readonly T[]) => T,
): Promise<void> {
  for (let more = any([0, 1, 2]); more > 0; more -= 1) {
    const truth = await house.truth(sat);
    const actions = actionsOf(truth, side);
    if (actions.length === 0) return;
    const action = any(actions);
    if (isUnseen(truth, side, seat, action)) await act(house, sat, side, action);
  }
}

/** Compares two matches as long as the seat may see the same in both, and plays the same in both. */
async function follow(
  house: House,
  pair: readonly [Sat, Sat],
  seat: string,
  any: <T>(list: readonly T[]) => T,
  found: WireTwins,
): Promise<void> {
  for (let steps = 0; steps < FOLLOWED; steps += 1) {
    const [here, there] = await Promise.all(pair.map((one) => house.truth(one)));
    if (seenBy(here, seat) !== seenBy(there, seat)) return;
    const [one, other] = await Promise.all(pair.map(({ match, secrets }) => rawBytes(house.url, match, secrets[seat])));
    // Nor does anybody see more who looks on.
    const [beside, elsewhere] = await Promise.all(pair.map((sat) => lookOn(house, sat)));
    found.pairs += 1;
    if (!one.equals(other) || !beside.equals(elsewhere)) found.differing += 1;
    const common = here.game.sides.flatMap((side) => {
      const also = new Set(actionsOf(there, side).map((action) => JSON.stringify(action)));
      const actions = actionsOf(here, side).filter((action) => also.has(JSON.stringify(action)));
      return actions.length > 0 ? [{ side, actions }] : [];
    });
    if (common.length === 0) return;
    const { side, actions } = any(common);
    const action = any(actions);
    for (const sat of pair) await act(house, sat, side, action);
  }
}

/** What somebody is sent who looks on at a match from now on. */
async function lookOn(house: House, { match }: Sat): Promise<Buffer> {
  const link = newSecret();
  await house.store.onlookers.open({ match, link: kept(link), delay: 0 });
  const sent = await onlookerBytes(house.url, link);
  if (!sent.includes('"kind":"history"')) throw new Error("Nobody can look on.");
  return sent;
}

/** What a side can do now, whoever else is asked at the same time. */
function actionsOf(truth: Truth, side: string): readonly ActionBase[] {
  const decision = truth.decisionOf(side);
  return !decision.over && decision.sides.includes(side) ? decision.actions : [];
}

/** All that a seat may know: what it sees, and what it ever heard. */
function seenBy({ game, position, opening, steps }: Truth, seat: string): string {
  const heard = [opening, ...steps].map(({ events }) => visibleEvents(events, seat));
  return JSON.stringify([game.view(position, seat), heard.filter((events) => events.length > 0)]);
}

/** Whether a seat sees nothing of an action of the other side. */
function isUnseen({ game, position }: Truth, side: string, seat: string, action: ActionBase): boolean {
  const after = game.copy(position);
  const events: EventBase[] = [];
  game.act(after, side, action, fastDice(1), events);
  const look = (at: unknown) => JSON.stringify(game.view(at, seat));
  return visibleEvents(events, seat).length === 0 && look(after) === look(position);
}

async function act(house: House, { match }: Sat, side: string, action: ActionBase): Promise<void> {
  const { number } = (await house.playing.decision({ match, side })) ?? { number: 0 };
  const answer = await house.playing.perform(
    { match, side },
    { kind: "act", label: `${number}`, after: number, action },
  );
  if (answer.result !== "done") throw new Error(`${side}: ${JSON.stringify(answer)}`);
}
