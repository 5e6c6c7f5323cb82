/** What came of the mutants, counted. */

/** For the interval in which the score of all mutants lies 95 times in 100. */
const NORMAL_95 = 1.96;

/**
 * @typedef {object} Count
 * @property {number} killed a test failed
 * @property {number} timeout the tests did not end
 * @property {number} survived every test passed
 * @property {number} uncovered no test runs the code
 */

/** @type {Record<string, keyof Count>} */
const KINDS = { Killed: "killed", Timeout: "timeout", Survived: "survived", NoCoverage: "uncovered" };

/**
 * Counts results; those that say nothing (mutants that were not tried or could not be) are left out.
 * @param {readonly { status: string }[]} results Stryker's
 * @returns {Count}
 */
export function counted(results) {
  const count = { killed: 0, timeout: 0, survived: 0, uncovered: 0 };
  for (const { status } of results) if (status in KINDS) count[KINDS[status]]++;
  return count;
}

/**
 * The share of mutants that tests find, and Wilson's interval for it.
 * @param {Count} count
 * @returns {{ score: number, from: number, to: number }} in per cent, to one place
 */
export function scoreOf({ killed, timeout, survived, uncovered }) {
  const found = killed + timeout;
  const all = found + survived + uncovered;
  if (all === 0) return { score: 0, from: 0, to: 100 };
  const share = found / all;
  const z2 = NORMAL_95 ** 2;
  const middle = (share + z2 / (2 * all)) / (1 + z2 / all);
  const reach = (NORMAL_95 * Math.sqrt((share * (1 - share)) / all + z2 / (4 * all ** 2))) / (1 + z2 / all);
  const percent = (one) => Math.round(one * 1_000) / 10;
  return {
    score: percent(share),
    from: Math.max(0, percent(middle - reach)),
    to: Math.min(100, percent(middle + reach)),
  };
}
