import { type FiguresOf, type Problem, type ProblemCode, problemOf } from "@stonebridge/protocol";

/** What was asked for cannot be had; the message says why, for a person. */
export class Unavailable<Code extends ProblemCode = ProblemCode> extends Error {
  override readonly name: string = "Unavailable";
  /** The same, as it is sent. */
  readonly problem: Problem;

  constructor(code: Code, ...figures: FiguresOf<Code>) {
    const problem = problemOf(code, ...figures);
    super(problem.problem);
    this.problem = problem;
  }

  /** The same that another thread has met. */
  static from({ code, figures }: Problem): Unavailable {
    return new Unavailable(code, ...((figures ? [figures] : []) as FiguresOf<ProblemCode>));
  }
}

/** There is none of what was asked for. */
export class Missing<Code extends ProblemCode> extends Unavailable<Code> {
  override readonly name = "Missing";
}

/** Whoever asks may not have it. */
export class Forbidden<Code extends ProblemCode> extends Unavailable<Code> {
  override readonly name = "Forbidden";
}

/** It is gone for good: somebody has had it. */
export class Gone<Code extends ProblemCode> extends Unavailable<Code> {
  override readonly name = "Gone";
}
