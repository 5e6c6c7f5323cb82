/**
 * What most players of a zone game would still do before an ending: a brigade that has done nothing moves first, and one beside an enemy
 * attacks.
 * @param others what is offered besides endings
 * @param worthAll the meanings of endings before which everything else that is offered is worth doing
 * @param justBegun the brigade whose move would end has done nothing yet
 */
export function leftBefore<O extends { readonly meaning: string }>(
  { meaning }: O,
  others: readonly O[],
  worthAll: ReadonlySet<O["meaning"]>,
  justBegun: boolean,
): readonly O[] {
  if (worthAll.has(meaning) || (meaning === "end" && justBegun)) return others;
  return meaning === "end" ? others.filter((one) => one.meaning === "attack") : [];
}
