import type { Refusal, RuleId } from "@stonebridge/kernel";
import { doneRefusal } from "./declaration.ts";
import { type Declaring, assignRefusal, closeRefusal, declaring, joinRefusal, targetRefusal } from "./declaring.ts";
import type { Field } from "../field.ts";
import { BOMBARDMENT, type Battle, type Frame, MELEE } from "../frames.ts";
import type { PieceIndex, SideIndex } from "../measures.ts";
import { joinRefusal as onslaughtJoinRefusal, onslaughtRefusal } from "../combat/onslaught.ts";
import type { Position } from "../position.ts";

/** What is wrong with battles that a file gives as declared, and the clause that forbids it. */
export interface DeclarationFault {
  readonly problem: string;
  readonly rule: RuleId;
}

/**
 * What the rules forbid in the battles of the running step, if it is one that composes or orders them: they are declared again, one by one.
 * Their original order does not matter, because every part of a legal declaration is legal too.
 */
export function declarationFault(field: Field, p: Position): DeclarationFault | undefined {
  const frame = p.stack.at(-1);
  switch (frame?.step) {
    case "declaration":
      return new Redeclared(field, p, frame.side).fault(frame.battles, frame.draft);
    case "order": {
      const again = new Redeclared(field, p, frame.side);
      return again.fault([...frame.settled, ...frame.open], undefined) ?? again.incomplete();
    }
    case "onslaught":
      return onslaughtFault(field, p, frame);
    default:
      return undefined;
  }
}

function onslaughtFault(
  field: Field,
  p: Position,
  { side, targets, attackers }: Extract<Frame, { readonly step: "onslaught" }>,
): DeclarationFault | undefined {
  const refusal = onslaughtRefusal(
    { field, p },
    side,
    targets.map((piece) => field.ids[piece]),
  );
  if (refusal !== undefined)
    return { problem: `no automatic victory may be fought so (${refusal.reason})`, rule: refusal.rule };
  for (const piece of attackers) {
    const bar = onslaughtJoinRefusal(field, p, side, piece, targets);
    if (bar !== undefined)
      return { problem: `${field.ids[piece]} can take no part in it (${bar.reason})`, rule: bar.rule };
  }
  return undefined;
}

class Redeclared {
  readonly #field: Field;
  readonly #p: Position;
  readonly #side: SideIndex;
  #battles: readonly Battle[] = [];
  #draft: Battle | undefined;

  constructor(field: Field, p: Position, side: SideIndex) {
    this.#field = field;
    this.#p = p;
    this.#side = side;
  }

  fault(battles: readonly Battle[], draft: Battle | undefined): DeclarationFault | undefined {
    const all = draft === undefined ? battles : [...battles, draft];
    if (all.some(({ kind, adjacent }) => kind === BOMBARDMENT && adjacent.length > 0))
      return { problem: "a bombardment has attackers that touch their targets", rule: "BR83-9.6-a" };
    if (draft?.kind === MELEE && draft.guns.length > 0)
      return { problem: "a battle that is not closed has support already", rule: "BR83-9.5-a" };
    for (const battle of battles) {
      const fault = this.#compose(battle) ?? this.#close(battle);
      if (fault !== undefined) return fault;
    }
    return draft === undefined ? undefined : this.#compose(draft);
  }

  incomplete(): DeclarationFault | undefined {
    const refusal = doneRefusal(this.#now());
    return refusal && { problem: `the battles are not a whole declaration (${refusal.reason})`, rule: refusal.rule };
  }

  #now(): Declaring {
    return declaring(this.#field, this.#p, {
      step: "declaration",
      side: this.#side,
      battles: this.#battles,
      draft: this.#draft,
    });
  }

  #compose({ kind, targets, adjacent, guns }: Battle): DeclarationFault | undefined {
    const draft = { kind, targets: [] as PieceIndex[], adjacent: [] as PieceIndex[], guns: [] as PieceIndex[] };
    for (const piece of targets) {
      const now = this.#now();
      const refusal = targetRefusal(now, piece);
      if (refusal !== undefined) return this.#tell(piece, "cannot be attacked", refusal);
      if (now.contact.targets.includes(piece) !== (kind === MELEE))
        return { problem: `${this.#field.ids[piece]} is in the wrong kind of battle`, rule: "BR83-9.61-a" };
      draft.targets.push(piece);
      this.#draft = draft;
    }
    if (draft.targets.length === 0) return { problem: "a battle has no targets", rule: "BR83-6.71-a" };
    for (const piece of kind === BOMBARDMENT ? guns : adjacent) {
      const refusal = assignRefusal(this.#now(), piece);
      if (refusal !== undefined) return this.#tell(piece, "cannot attack", refusal);
      (kind === BOMBARDMENT ? draft.guns : draft.adjacent).push(piece);
    }
    return undefined;
  }

  #close({ kind, guns }: Battle): DeclarationFault | undefined {
    const refusal = closeRefusal(this.#now());
    if (refusal !== undefined || this.#draft === undefined)
      return { problem: `a battle cannot stand as it is (${refusal?.reason})`, rule: refusal?.rule ?? "BR83-6.71-a" };
    this.#battles = [...this.#battles, this.#draft];
    this.#draft = undefined;
    for (const gun of kind === MELEE ? guns : []) {
      const bar = joinRefusal(this.#now(), gun, this.#battles.length);
      if (bar !== undefined) return this.#tell(gun, "cannot support", bar);
      const last = this.#battles.length - 1;
      const battle = this.#battles[last];
      this.#battles = this.#battles.with(last, { ...battle, guns: [...battle.guns, gun] });
    }
    return undefined;
  }

  #tell(piece: PieceIndex, what: string, { reason, rule }: Refusal): DeclarationFault {
    return { problem: `${this.#field.ids[piece]} ${what} (${reason})`, rule };
  }
}
