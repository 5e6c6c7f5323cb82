/**
 * What stands on small counters: chosen by hand, the same in every language. Names that are not listed are short enough. A leader, his
 * brigade and its dummy share one; guns and horses tell batteries and cavalry from regiments of the same number.
 */
const SHORT: Readonly<Record<string, string>> = {
  howard: "Howrd",
  mccunn: "McCun",
  bonham: "Bonh",
  bartow: "Bart",
  walton: "Walt",
  walker: "Walk",
  latham: "Lath",
  heaton: "Heat",
  mcdowell: "McDow",
  heintzelman: "Heintz",
  schenck: "Schen",
  sherman: "Sher",
  richardson: "Rich",
  burnside: "Burns",
  franklin: "Frank",
  wilcox: "Willc",
  blenker: "Blenk",
  bookwood: "Bookw",
  marines: "Marin",
  "2ri-bty": "2 RI",
  beauregard: "Beau",
  johnston: "Johns",
  davidson: "David",
  hampton: "Hamp",
  shields: "Shield",
  kershaw: "Kersh",
  longstreet: "Longs",
  garnett: "Garn",
  jones: "Jones",
  jenifer: "Jenif",
  harrison: "Harri",
  squires: "Squir",
  "wa-richardson": "Rich",
  radford: "Radf",
  munford: "Munf",
  wickham: "Wick",
  jackson: "Jack",
  pendleton: "Pend",
  imboden: "Imbod",
  stanard: "Stan",
  alburtis: "Albur",
  rockbridge: "Rockb",
  "1vacav": "1 Va",
  smith: "Smith",
  newtown: "Newt",
};

/** @param id of a piece. @param name as it stands on large counters */
export function shortName(id: string, name: string): string {
  return SHORT[id.replace(/^(us|cs)-([lbd]-)?/, "")] ?? name;
}
