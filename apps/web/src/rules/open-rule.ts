/**
 * Where a rule chip opens its clause: on the play screen in the side column, elsewhere on a page of its own.
 * The play screen registers itself while it stands.
 */
class OpenRule {
  #reader: ((rule: string) => void) | undefined;

  /** Opens the clause beside the game; false if no game stands and the chip should lead to the rules page. */
  show(rule: string): boolean {
    this.#reader?.(rule);
    return this.#reader !== undefined;
  }

  /** From now on clauses open by `reader`; call what is returned to end that. */
  register(reader: (rule: string) => void): () => void {
    this.#reader = reader;
    return () => {
      if (this.#reader === reader) this.#reader = undefined;
    };
  }
}

export const openRule = new OpenRule();
