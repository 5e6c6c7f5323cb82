/** Highest die with which a march stays hidden on its first, second, third and later turns (table TH). */
const HIDDEN_UP_TO = [6, 4, 3];

/** Does a march stay hidden (NWO-19.7.2-b, NWO-19.7.3-d)? @param turn of hiding, from 1 */
export function staysHidden(turn: number, die: number): boolean {
  return die <= HIDDEN_UP_TO[Math.min(turn, HIDDEN_UP_TO.length) - 1];
}
