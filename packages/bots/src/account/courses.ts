import type { ActionBase } from "@stonebridge/kernel";
import type { Course } from "./course.ts";
import type { DeedTrials } from "./deed-trials.ts";
import { Differences } from "./differences.ts";
import type { Looking } from "./mistakes.ts";
import { type Compared, COSTS, LEAST_GAIN, LUCKS, type Proved, provedTwice, Work } from "./proving.ts";

/** Courses that are looked at, at most, and how the most promising are found: play-outs of all that are left, and how many go on. */
const MOST_COURSES = 3;
const RACE = [
  { rounds: 10, keep: 2 },
  { rounds: 14, keep: 1 },
] as const;
/** Of the most play-outs of a deed: after how many each of two proofs is looked at. The second has other dice: a gain may have been luck. */
const PROOFS = [
  { luck: LUCKS.proofOfCourse, looks: [0.2, 0.4, 0.6] },
  { luck: LUCKS.furtherOfCourse, looks: [0.12, 0.24, 0.36] },
] as const;
/** 99 %, looked at three times: the 1 - 0.01 / 3 quantile of the normal distribution. */
const Z = 2.71;
/** Games of each that it takes for their mean to be spread as told. */
const LEAST_GAMES = 24;

/** What proved to be a mistake, beside the course that it was. */
export interface CourseProved<P, A extends ActionBase> {
  readonly course: Course<P, A>;
  readonly proved: Proved;
}

/**
 * The courses that surely cost their side something, by whole games between leaders who do not look ahead, from positions that agree with
 * what it knew.
 * @param trialsOf plays from before a course
 */
export async function wrongCourses<P, A extends ActionBase>(
  courses: readonly Course<P, A>[],
  trialsOf: (course: Course<P, A>) => Pick<DeedTrials<P, A, never, unknown>, "play">,
  { playouts, ...looking }: Omit<Looking, "seed">,
  onProved: (proved: CourseProved<P, A>) => void,
): Promise<void> {
  const proofs = PROOFS.map(({ luck, looks }) => ({
    luck,
    looks: looks.map((share) => Math.max(Math.min(LEAST_GAMES, playouts), Math.round(share * playouts))),
  }));
  const racing = courses.slice(0, MOST_COURSES);
  const raced = RACE.reduce(
    (sum, { rounds }, at) => sum + rounds * Math.min(racing.length, RACE[at - 1]?.keep ?? Infinity),
    0,
  );
  const proving = proofs.reduce((sum, { looks }) => sum + Math.max(...looks), 0);
  const work = new Work(looking, 2 * COSTS.end * (raced + proving));
  let left = racing.map((course) => {
    const trials = trialsOf(course);
    return {
      course,
      gains: new Differences(),
      better: (round: number, luck: number) => trials.play(course.better, round, luck, "end"),
      played: (round: number, luck: number) =>
        trials.play(course.played, round, luck, "end", (leader) => course.keep(leader)),
    };
  });
  for (const { rounds, keep } of RACE) {
    for (const { gains, better, played } of left)
      for (let round = 0; round < rounds; round++) {
        gains.add(better(gains.count, LUCKS.courses) - played(gains.count, LUCKS.courses));
        await work.did(2, "end");
      }
    left = left
      .filter(({ gains }) => gains.mean + gains.error > LEAST_GAIN)
      .toSorted((one, other) => other.gains.mean - one.gains.mean)
      .slice(0, keep);
  }
  for (const { course, better, played } of left) {
    const compared = (luck: number): Compared => ({
      better: (round) => better(round, luck),
      played: (round) => played(round, luck),
    });
    const [first, second] = proofs.map(({ luck, looks }) => [compared(luck), { reach: "end", looks, z: Z }] as const);
    const proved = await provedTwice(first, second, work);
    if (proved) onProved({ course, proved });
  }
}
