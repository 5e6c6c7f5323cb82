/** Why a battle or an automatic victory may not be declared like this (6, 7.1, 9, 10). */
export const DECLARATION_REFUSALS = {
  // who may be a target
  "target-leader": "BR83-6.1-a",
  "target-own": "BR83-6.4-a",
  "target-taken": "BR83-6.5-a",
  "target-apart": "BR83-6.72-a",
  "target-contact": "BR83-9.61-a",
  "target-quiet": "BR83-9.6-a",
  "target-unseen": "BR83-9.3-a",
  "target-powerless": "BR83-R86",
  // who may attack it
  "assign-none": "BR83-6.7-a",
  "assign-leader": "BR83-6.1-a",
  "assign-enemy": "BR83-6.4-a",
  "assign-taken": "BR83-6.5-a",
  "assign-spent": "BR83-6.3-b",
  "assign-adjacent": "BR83-6.72-a",
  "assign-gun": "BR83-9.41-a",
  "assign-range": "BR83-9.2-a",
  "assign-unseen": "BR83-9.43-a",
  "assign-powerless": "BR83-R86",
  // what a declaration must not leave behind
  "leaves-target": "BR83-6.32-a",
  "leaves-attacker": "BR83-6.31-a",
  "leaves-pair": "BR83-6.8-a",
  // closing battles, and the whole
  "close-alone": "BR83-7.32-a",
  "close-first": "BR83-6.71-a",
  "join-none": "BR83-6.71-a",
  "done-targets": "BR83-6.32-a",
  "done-attackers": "BR83-6.31-a",
  "done-powerless": "BR83-R42",
  "done-hopeless": "BR83-R27",
  "complete-nothing": "BR83-6.7-a",
  "break-able": "BR83-6.3-a",
  "next-none": "BR83-7.1-a",
  // automatic victory
  "overwhelm-adjacent": "BR83-10.2-a",
  "overwhelm-all": "BR83-10.4-a",
} as const;
