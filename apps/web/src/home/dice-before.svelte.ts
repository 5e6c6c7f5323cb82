import type { AskDie } from "../session/sessions.ts";

interface AskedBefore {
  readonly kind: string;
  readonly faces: number;
  readonly answer: (face: number) => void;
}

/** Asks for real dice that fall before a game's first decision. */
class DiceBeforeStart {
  #asked = $state.raw<AskedBefore>();

  get asked(): AskedBefore | undefined {
    return this.#asked;
  }

  readonly ask: AskDie = ({ kind, faces }) =>
    new Promise((resolve) => {
      this.#asked = {
        kind,
        faces,
        answer: (face) => {
          this.#asked = undefined;
          resolve(face);
        },
      };
    });
}

export const diceBefore = new DiceBeforeStart();
