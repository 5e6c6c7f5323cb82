/** What stands on small counters: chosen by hand, the same in every language. Names that are not listed are short enough. */
const SHORT: Readonly<Record<string, string>> = {
  burnside: "Burns",
  uscav: "USCav",
  franklin: "Frank",
  willcox: "Willc",
  sherman: "Sher",
  schenck: "Schen",
  richardson: "Rich",
  blenker: "Blenk",
  militia: "NJ Mil",
  volunteers: "NJ Vol",
  longstreet: "Longs",
  hampton: "Hamp",
  va30: "30 Va",
  jackson: "Jack",
  mcdowell: "McDow",
  beauregard: "Beau",
  johnston: "Johns",
};

/** @param id of a unit, of an element of one, or of a headquarters. @param name as it stands on large counters */
export function shortName(id: string, name: string): string {
  return SHORT[id.replace(/\+$/, "")] ?? name;
}
