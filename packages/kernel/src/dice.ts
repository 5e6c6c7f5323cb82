/**
 * Where chance comes from. A rule asks for a die and says what it is for; who answers is decided outside:
 * a keyed sequence that can be checked afterwards, a script, a fast generator for search, a person at a table.
 */
export interface Dice {
  /**
   * One die.
   * @param kind what it is rolled for, e.g. `artillery`; a game lists its kinds
   * @param faces number of faces
   * @returns 1..faces
   */
  roll(kind: string, faces: number): number;
}
