import { acting, type Figures, found, refuses } from "../refusing.ts";

type Named<K extends keyof Figures> = Required<Pick<Figures, K>>;

/** Why a battle may not be declared like this (6, 7.1, 9). */
export const DECLARATION = refuses({
  // who may be a target
  "target-leader": ["BR83-6.1-a", acting],
  "target-far-leader": ["BR83-9.62-a", acting],
  "target-own": ["BR83-6.4-a", acting],
  "target-brigade": ["BR83-8.5-a", acting],
  "target-far-brigade": ["BR83-9.62-a", acting],
  "target-taken": ["BR83-6.5-a", acting],
  "target-apart": ["BR83-6.72-a", acting],
  "target-contact": ["BR83-9.61-a", acting],
  "target-spent": ["BR83-6.3-b", acting],
  "target-quiet": ["BR83-9.6-a", acting],
  "target-fired": ["BR83-9.4-a", acting],
  "target-range": ["BR83-9.2-a", acting],
  "target-unseen": ["BR83-9.3-a", acting],
  "target-group": ["BR83-9.43-a", acting],
  "target-powerless": ["BR83-7.32-a", acting],
  // who may attack it
  "assign-none": ["BR83-6.7-a", acting],
  "assign-leader": ["BR83-6.1-a", acting],
  "assign-enemy": ["BR83-6.4-a", acting],
  "assign-brigade": ["BR83-8.5-a", acting],
  "assign-taken": ["BR83-6.5-a", acting],
  "assign-fired": ["BR83-9.4-a", acting],
  "assign-spent": ["BR83-6.3-b", acting],
  "assign-far": ["BR83-6.4-a", acting],
  "assign-adjacent": ["BR83-6.72-a", acting],
  "assign-support": ["BR83-9.61-a", acting],
  "assign-gun": ["BR83-9.41-a", acting],
  "assign-range": ["BR83-9.2-a", acting],
  "assign-unseen": ["BR83-9.43-a", acting],
  "assign-powerless": ["BR83-7.32-a", acting],
  // what a declaration must not leave behind
  "leaves-target": ["BR83-6.32-a", found<Named<"piece" | "enemies">>()],
  "leaves-attacker": ["BR83-6.31-a", found<Named<"piece" | "pieces">>()],
  "leaves-pair": ["BR83-6.8-a", found<Named<"piece" | "enemies">>()],
  // closing battles, and the whole
  "close-none": ["BR83-6.71-a"],
  "close-empty": ["BR83-6.71-a"],
  "close-alone": ["BR83-7.32-a"],
  "close-first": ["BR83-6.71-a"],
  "join-none": ["BR83-6.71-a", acting],
  "done-targets": ["BR83-6.32-a", found<Named<"enemies">>()],
  "done-attackers": ["BR83-6.31-a", found<Named<"pieces">>()],
  "done-powerless": ["BR83-R42", found<Named<"pieces">>()],
  "done-hopeless": ["BR83-R27", found<Named<"pieces" | "enemies" | "battles">>()],
  "complete-nothing": ["BR83-6.7-a"],
  "break-able": ["BR83-6.3-a", acting],
  "next-none": ["BR83-7.1-a"],
});
