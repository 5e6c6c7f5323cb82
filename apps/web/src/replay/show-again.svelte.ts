/** A stretch of a game that somebody asked to see again: the replay plays from where the game is looked at to its last step, and stops. */
class ShowAgain {
  #wish = $state.raw<{ readonly game: string; readonly through: number }>();

  /** @param game id of the session; @param through the last step to be shown */
  ask(game: string, through: number): void {
    this.#wish = { game, through };
  }

  /** The step to play through to, once: undefined where nobody asked for this game. */
  take(game: string): number | undefined {
    const wish = this.#wish;
    if (wish?.game !== game) return undefined;
    this.#wish = undefined;
    return wish.through;
  }
}

export const showAgain = new ShowAgain();
