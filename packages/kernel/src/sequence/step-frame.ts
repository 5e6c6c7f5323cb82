/** A step on a position's stack: a name that is stable across versions, and small JSON locals. */
export interface StepFrame {
  readonly step: string;
}
