import { fastDice } from "@stonebridge/kernel";
import { Network, readModel } from "@stonebridge/bots/value";
import { describe, expect, it } from "vitest";
import { fitAll, partsOf, scalingOf } from "./fit.ts";
import { byProgress, reliability } from "./measures.ts";
import { scaled, Trainer } from "./network-training.ts";
import type { Samples } from "./samples.ts";
import { modelOf } from "./write-model.ts";

const COUNT = 12_000;

/** Positions whose result is the first side's win if exactly one of two flags is set: nothing linear can tell. The lead is a number's triple. */
function eitherOr(): Samples {
  const dice = fastDice(3);
  const samples = {
    count: COUNT,
    wide: 1,
    mostFlags: 2,
    numbers: new Float32Array(COUNT),
    flags: new Uint16Array(COUNT * 2),
    flagCounts: new Uint16Array(COUNT),
    results: new Uint8Array(COUNT),
    leads: new Float32Array(COUNT),
    progress: new Float32Array(COUNT),
    judgments: new Float32Array(COUNT).fill(0.5),
    games: new Uint32Array(COUNT),
    plain: new Uint8Array(COUNT),
  };
  for (let sample = 0; sample < COUNT; sample++) {
    const set = [0, 1].filter(() => dice.roll("flag", 2) === 1);
    samples.flags.set(set, sample * 2);
    samples.flagCounts[sample] = set.length;
    samples.numbers[sample] = dice.roll("number", 9) - 5;
    samples.results[sample] = set.length === 1 ? 0 : 2;
    samples.leads[sample] = 3 * samples.numbers[sample];
    samples.games[sample] = sample;
    samples.progress[sample] = (dice.roll("progress", 100) - 1) / 100;
  }
  return samples;
}

const inputs = { version: 1, numbers: ["number"], flags: 2, mostFlags: 2, write: () => 0 };

describe("fitting a value", () => {
  const samples = eitherOr();
  const parts = partsOf(samples);
  const scaling = scalingOf(samples, parts.training);
  const [linear, net] = fitAll(samples, parts, scaling, 3, [[16, 8]], 1, () => {});

  it("keeps games for choosing and for testing apart", () => {
    expect(parts.training).toHaveLength(9_600);
    expect(parts.choosing).toHaveLength(1_200);
    expect(parts.testing).toHaveLength(1_200);
  });

  it("finds with a net what no sum can tell", () => {
    expect(linear.loss).toBeGreaterThan(0.6);
    expect(net.loss).toBeLessThan(0.2);
  });

  it("writes weights that judge as the pupil does", () => {
    const model = modelOf("small", inputs, net.pupil, scaling, { games: COUNT });
    const network = new Network(readModel(model, "small", inputs));
    const trainer = new Trainer(net.pupil, samples, scaled(samples, scaling), scaling.leadSpread);
    for (const sample of parts.testing.slice(0, 50)) {
      network.run(
        samples.numbers.subarray(sample, sample + 1),
        samples.flags.subarray(sample * 2, sample * 2 + 2),
        samples.flagCounts[sample],
      );
      trainer.run(sample);
      const [a, , c, lead] = network.outputs;
      expect(Math.log(trainer.outputs[0] / trainer.outputs[2])).toBeCloseTo(a - c, 1);
      expect(trainer.outputs[3]).toBeCloseTo(lead, 2);
    }
  });

  it("measures what is explained and whether chances are true", () => {
    const of = parts.testing;
    const judged = {
      of,
      first: Float32Array.from(of, (sample) => (samples.results[sample] === 0 ? 1 : 0)),
      draw: new Float32Array(of.length),
      second: Float32Array.from(of, (sample) => (samples.results[sample] === 2 ? 1 : 0)),
      lead: Float32Array.from(of, (sample) => samples.leads[sample]),
    };
    for (const row of byProgress(samples, judged, () => true)) {
      expect(row.value).toBe(1);
      expect(row.valueLead).toBe(1);
      expect(row.judgment).toBeLessThanOrEqual(0);
      expect(row.loss).toBeCloseTo(0);
    }
    const rows = reliability(samples, judged);
    expect(rows.at(-1)).toMatchObject({ positions: of.length, given: 1, came: 1 });
    expect(rows[0]).toMatchObject({ positions: 2 * of.length, given: 0, came: 0 });
  });
});
