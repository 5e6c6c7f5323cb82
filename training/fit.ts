import { fastDice } from "@stonebridge/kernel";
import { newPupil, type Lessons, type Pupil, scaled, type Scaling, Trainer } from "./network-training.ts";
import type { Samples } from "./samples.ts";

/** Samples by what they are for; all of one game are for one. */
export interface Parts {
  readonly training: readonly number[];
  /** Say when to stop, and which model is best. */
  readonly choosing: readonly number[];
  /** Never seen before the report. */
  readonly testing: readonly number[];
}

/** Of ten games, these are for choosing and for testing; the others for training. */
const CHOOSING = 8;
const TESTING = 9;

/** Parts by the number of each sample's game. */
export function partsOf({ games, count }: Samples): Parts {
  const parts = { training: [] as number[], choosing: [] as number[], testing: [] as number[] };
  for (let sample = 0; sample < count; sample++) {
    const digit = games[sample] % 10;
    (digit === TESTING ? parts.testing : digit === CHOOSING ? parts.choosing : parts.training).push(sample);
  }
  return parts;
}

/** Means and spreads of the numbers over some samples. Numbers that never differ have spread 1. */
export function scalingOf({ numbers, wide, leads }: Samples, over: readonly number[]): Scaling {
  const means = new Float32Array(wide);
  const spreads = new Float32Array(wide);
  for (let input = 0; input < wide; input++) {
    let sum = 0;
    let squares = 0;
    for (const sample of over) sum += numbers[sample * wide + input];
    const mean = sum / over.length;
    for (const sample of over) squares += (numbers[sample * wide + input] - mean) ** 2;
    means[input] = mean;
    spreads[input] = Math.sqrt(squares / over.length) || 1;
  }
  let leadSquares = 0;
  for (const sample of over) leadSquares += leads[sample] ** 2;
  return { means, spreads, leadSpread: Math.sqrt(leadSquares / over.length) || 1 };
}

/** A model that was fitted, and its loss over the samples for choosing. */
export interface Fitted {
  readonly hidden: readonly number[];
  readonly pupil: Pupil;
  readonly loss: number;
  readonly epochs: number;
}

/**
 * Positions of a game are much alike: a pupil soon knows the games by heart. So he sees many positions but twice, few as often as makes up for
 * it, while his rate falls to nothing, and is examined often.
 */
const LINEAR: Lessons = { epochs: 40, rate: 0.001, decay: 0.01, patience: 16, seed: 0 };
const NET: Lessons = { epochs: 25, rate: 0.0006, decay: 0.05, patience: 16, seed: 0 };
const LEAST_EPOCHS = 2;
/** Positions seen in all beyond which a pupil sees each no more than that often. */
const ENOUGH = 240_000;
/** How often a pupil is examined in an epoch. */
const EXAMS = 8;

/** Fits the linear model, then nets of these sizes beside it. */
export function fitAll(
  samples: Samples,
  parts: Parts,
  scaling: Scaling,
  inputs: number,
  nets: readonly (readonly number[])[],
  seed: number,
  say: (line: string) => void,
): readonly Fitted[] {
  const numbers = scaled(samples, scaling);
  const linear = fit(newPupil(inputs, [], seed), [], { ...LINEAR, seed });
  const fitted = [linear];
  for (const hidden of nets) {
    const pupil = newPupil(inputs, hidden, seed);
    pupil.linear.weights.set(linear.pupil.linear.weights);
    pupil.linear.constants.set(linear.pupil.linear.constants);
    fitted.push(fit(pupil, hidden, { ...NET, seed }));
  }
  return fitted;

  function fit(
    pupil: Pupil,
    hidden: readonly number[],
    { epochs: most, rate, decay, patience, seed: luck }: Lessons,
  ): Fitted {
    const epochs = Math.max(LEAST_EPOCHS, Math.min(most, Math.round(ENOUGH / parts.training.length)));
    const trainer = new Trainer(pupil, samples, numbers, scaling.leadSpread, hidden.length > 0);
    const order = parts.training.slice();
    const dice = fastDice(luck);
    let best: Pupil = copyOf(pupil);
    let least = Infinity;
    let at = 0;
    for (let exam = 1; exam <= epochs * EXAMS && exam - at <= patience; exam++) {
      const part = (exam - 1) % EXAMS;
      if (part === 0) shuffle(order, dice);
      const share = order.length / EXAMS;
      // the rate falls to nothing
      const now = rate * 0.5 * (1 + Math.cos((Math.PI * (exam - 1)) / (epochs * EXAMS)));
      trainer.learn(order.slice(Math.round(part * share), Math.round((part + 1) * share)), now, decay);
      let sum = 0;
      for (const sample of parts.choosing) {
        trainer.run(sample);
        sum += trainer.loss(sample);
      }
      const loss = sum / parts.choosing.length;
      say(
        `${hidden.length === 0 ? "linear" : hidden.join("-")}: epoch ${(exam / EXAMS).toFixed(2)}, loss ${loss.toFixed(4)}`,
      );
      if (loss >= least) continue;
      least = loss;
      at = exam;
      best = copyOf(pupil);
    }
    return { hidden, pupil: best, loss: least, epochs: at / EXAMS };
  }
}

function copyOf({ linear, layers }: Pupil): Pupil {
  const copy = ({ size, weights, constants }: Pupil["linear"]): Pupil["linear"] => ({
    size,
    weights: weights.slice(),
    constants: constants.slice(),
  });
  return { linear: copy(linear), layers: layers.map(copy) };
}

function shuffle(list: number[], dice: ReturnType<typeof fastDice>): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = dice.roll("shuffle", at + 1) - 1;
    [list[at], list[other]] = [list[other], list[at]];
  }
}
