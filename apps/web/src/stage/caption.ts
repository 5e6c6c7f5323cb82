import type { EventBase } from "@stonebridge/kernel";
import { join, type Line, plain, sentenceCase } from "@stonebridge/kernel/words";
import type { FightTelling } from "../games/contract/fights.ts";
import type { March } from "../games/contract/marches.ts";
import type { GameTypes } from "../games/contract/types.ts";
import { companyOf, endsOf } from "../play/marches/march-line.ts";
import { groupedBy } from "../grouped-by.ts";
import type { PlayOf } from "../games/contract/play.ts";
import type { Scene } from "./scene.ts";

/** At most this many are named when many move. */
const NAMED = 3;

/** What the stage shows, in one line. */
export function captionOf<G extends GameTypes>(play: PlayOf<G>): string {
  const { stage, desk, session, words } = play;
  const t = play.t.stage;
  const { scene, moment } = stage;
  if (!scene) return t.waits;
  if (scene.kind === "march" && scene.marches.length > 0) return marching(scene, play);
  if (scene.fight !== undefined) {
    if (moment === "dice" || moment === "help") return t.dice;
    return moment === "forces" ? fighting(scene.fight, play) : plain(words.event(scene.fight));
  }
  const told = session.steps
    .filter(({ number }) => number >= scene.from && number <= scene.to)
    .flatMap(({ events }) => events);
  const [event] = desk.log.telling(told);
  if (event === undefined) return t.goesOn;
  return desk.log.facts(event).heading ? words.heading(event) : plain(words.event(event));
}

/** "Jackson · Portici → Henry Hill", "Ewell → Flat Run, Early → Mayfield and 3 more". */
function marching<G extends GameTypes>({ marches }: Scene<G["event"]>, play: PlayOf<G>): string {
  const { history, words, t } = play;
  const named = (pieces: readonly string[]): string => plain(sentenceCase(companyOf(pieces, history.telling).name));
  const bodies = bodiesOf(marches);
  const [first] = bodies;
  if (bodies.length > 1 || first === undefined) {
    const names = bodies.slice(0, NAMED).map((body) => {
      const [name, to] = [named(body.flatMap(({ pieces }) => pieces)), body.at(-1)?.to];
      return to === undefined ? name : `${name} → ${words.space(to)}`;
    });
    return t.stage.bodies(names, bodies.length - names.length);
  }
  const [march] = first;
  const name = named([...new Set(first.flatMap(({ pieces }) => pieces))]);
  if (march === undefined) return name;
  const { from, turn, to } = endsOf(march, words);
  // Of several ways only the goal is told.
  if (first.some((one) => one.from !== march.from || one.to !== march.to))
    return `${name} → ${words.space(first.at(-1)?.to ?? march.to)}`;
  const ends = [from, turn, to].filter((part) => part !== undefined);
  return `${name} · ${plain(join(ends, " → "))}`;
}

/**
 * Marches grouped by who goes together to the same place, in the order in which they set off; by who goes together, if that would be too
 * many to name.
 */
export function bodiesOf<E extends EventBase>(marches: readonly March<E>[]): readonly (readonly March<E>[])[] {
  const formation = (march: March<E>): string => march.formation ?? march.pieces[0] ?? march.to;
  const exact = groupedBy(marches, (march) => `${formation(march)} ${march.to}`);
  return [...(exact.size <= NAMED ? exact : groupedBy(marches, formation)).values()];
}

/** "Attack: Longstreet → Davies · Davies’ Position"; nothing that the dice decide. */
function fighting<G extends GameTypes>(event: G["event"], { desk, history, words, t }: PlayOf<G>): string {
  const fight: FightTelling | undefined = desk.log.fight?.(event);
  if (fight?.does !== "attacks" || fight.attackers.length === 0) return t.stage.fight;
  const named = (pieces: readonly string[]): Line => companyOf(pieces, history.telling).name;
  const who = plain(sentenceCase(named(fight.attackers)));
  const place = words.space(fight.place);
  const whom = fight.defenders.length === 0 ? place : `${plain(named(fight.defenders))} · ${place}`;
  return t.stage.attack[fight.how](who, whom);
}
