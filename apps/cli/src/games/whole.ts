/** The game as its module opens it, with its field and all that bots need. */
export function wholeOf<Bare extends { readonly situation: object }, Whole extends Bare>(
  game: Bare,
  module: { open(situation: unknown): Whole },
): Whole {
  const isWhole = (one: Bare): one is Whole => "imagine" in one;
  return isWhole(game) ? game : module.open(game.situation);
}
