import { type Action, type SideId, type Situation } from "../../../src/bull-run-1983/index.ts";
import { blank } from "./field.ts";
import { Table, at, combats } from "./table.ts";

/** A Combat phase with one declared battle. Factors of one's own by piece: `{ "us-2nh": "3-2" }`. */
export interface Fight {
  readonly side?: SideId;
  readonly turn?: number;
  readonly attackers: Readonly<Record<string, string>>;
  readonly defenders: Readonly<Record<string, string>>;
  /** Who is in it, where not all are: targets, adjacent attackers. */
  readonly targets?: string;
  readonly adjacent?: string;
  readonly guns?: string;
  readonly factors?: Readonly<Record<string, string>>;
  readonly more?: Partial<Situation>;
  readonly dice?: readonly number[];
  /** More battles are to be declared. */
  readonly open?: boolean;
  /** A sapper elsewhere makes the Union's Rally phase ask: marks and ford points can still be looked at. */
  readonly held?: boolean;
}

export function factorsOf(factors: Readonly<Record<string, string>> = {}): NonNullable<Situation["pieces"]> {
  return Object.entries(factors).map(([id, printed]) => {
    const [attack, defense] = printed.split("-").map(Number);
    const battery = id.endsWith("-bty") || GUNS.has(id);
    return { id, attack, defense, ...(battery ? { battle: { attack: attack as number, movement: 1 } } : {}) };
  });
}
const GUNS: ReadonlySet<string> = new Set([
  "us-d5us",
  "us-e3us",
  "us-i1us",
  "us-g1us",
  "cs-rogers",
  "cs-latham",
  "cs-kemper",
]);

const UNITS = /^(us|cs)-(?!l-)/;
function units(places: Readonly<Record<string, string>>): string[] {
  return Object.values(places)
    .flatMap((pieces) => pieces.split(" "))
    .filter((piece) => UNITS.test(piece));
}

/** The table with the battle declared and its die fallen: the next question is the first that its result asks. */
export function fight(f: Fight): Table {
  const side = f.side ?? "union";
  const table = new Table(
    {
      name: "fight",
      at: combats(side, f.turn ?? 5),
      map: blank(),
      placements: [...at(f.attackers), ...at(f.defenders), ...(f.held === true ? at({ X6: "us-marines" }) : [])],
      ...(f.held === true ? { abatis: ["X6"] } : {}),
      pieces: factorsOf(f.factors),
      ...f.more,
    },
    f.dice ?? [],
  );
  if (table.step === "window") table.done();
  const guns = (f.guns ?? "").split(" ").filter((gun) => gun !== "");
  const adjacent = f.adjacent?.split(" ") ?? units(f.attackers).filter((piece) => !guns.includes(piece));
  for (const piece of f.targets?.split(" ") ?? units(f.defenders)) table.act({ type: "target", piece });
  for (const piece of adjacent) if (piece !== "") table.act({ type: "assign", piece });
  if (adjacent.filter((piece) => piece !== "").length === 0)
    for (const piece of guns) table.act({ type: "assign", piece });
  table.act({ type: "close" });
  if (adjacent.some((piece) => piece !== ""))
    for (const piece of guns) table.act({ type: "join", piece, battle: 1 } as Action);
  if (f.open !== true && table.step === "declaration") table.done();
  return table;
}

/** What was lost so far, in order. */
export function losses(table: Table): string[] {
  return table.all("lost").map(({ piece }) => piece);
}
