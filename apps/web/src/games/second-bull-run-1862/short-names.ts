/**
 * What stands on small counters: chosen by hand, the same in every language. Names that are not listed are short enough.
 * The gun on a counter tells the artillery of a division from its brigades.
 */
const SHORT: Readonly<Record<string, string>> = {
  johnson: "Johns",
  taliaferro: "Talia",
  "taliaferro-artillery": "Talia",
  trimble: "Trimb",
  "ewell-artillery": "Ewell",
  "hill-artillery": "Hill",
  "hood-artillery": "Hood",
  pickett: "Pick",
  jenkins: "Jenk",
  drayton: "Dray",
  featherston: "Feath",
  armistead: "Armis",
  robertson: "Robtn",
  "fitzhugh-lee": "F Lee",
  "washington-artillery": "Wash",
  "lee-artillery": "SD Lee",
  schimmelfennig: "Schim",
  krzyzanowski: "Krzyz",
  "schurz-artillery": "Schurz",
  seymour: "Seym",
  "reynolds-artillery": "Reyn",
  sullivan: "Sull",
  doubleday: "Doub",
  patrick: "Patr",
  "hatch-artillery": "Hatch",
  thoburn: "Thob",
  "ricketts-artillery": "Rick",
  robinson: "Robin",
  "kearny-artillery": "Kearny",
  "hooker-artillery": "Hooker",
  ferrero: "Ferro",
  leasure: "Leas",
  farnsworth: "Farns",
  "stevens-artillery": "Stev",
  roberts: "Robts",
  lansing: "Lans",
  "butterfield-artillery": "Butt",
  buchanan: "Buch",
  chapman: "Chap",
  "sykes-artillery": "Sykes",
  "us-artillery": "US Res",
  jackson: "Jack",
  longstreet: "Longs",
  mcdowell: "McDow",
  heintzelman: "Heintz",
};

/** @param id of a brigade, artillery or commander. @param name as it stands on large counters */
export function shortName(id: string, name: string): string {
  return SHORT[id] ?? name;
}
