/** Clauses of 11.1: what is special to this battle. A short title each. */
export const BATTLE = {
  "11.1-a": "This battle’s own rules",
  "11.1.1-a": "The commanders",
  "11.1.1-b": "Jackson’s men",
  "11.1.2-a": "Divisions activated",
  "11.1.3-a": "The Union comes first",
  "11.1.3-b": "Arrival of the Union",
  "11.1.3-c": "Arrival of the Confederates",
  "11.1.3-d": "A crowded entry",
  "11.1.4-a": "Where the armies retreat",
  "11.1.5-a": "Unfinished railroad",
  "11.1.5-b": "Groveton",
  "11.1.5-c": "Bull Run",
} as const satisfies Record<string, string>;
