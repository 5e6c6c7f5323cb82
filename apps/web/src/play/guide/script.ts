import type { GuideScript, Lesson, LessonText } from "../../games/contract/guide.ts";
import type { GameTypes } from "../../games/contract/types.ts";
import type { Catalogue } from "../../language/language.svelte.ts";
import { Guide } from "./guide.svelte.ts";

/** A guided first turn as a game defines it. */
interface Written<G extends GameTypes, L extends string> extends Pick<GuideScript<G>, "onward"> {
  /** The lessons in order; the last one is the farewell. */
  readonly order: readonly L[];
  readonly lessons: Readonly<Record<L, Omit<Lesson<G>, "id">>>;
  readonly texts: Catalogue<Readonly<Record<L, LessonText>>>;
}

/** Makes the script of a guided first turn from its lessons and their texts. */
export function scriptOf<G extends GameTypes, L extends string>(written: Written<G, L>): GuideScript<G> {
  const { order, lessons, texts, onward } = written;
  const script: GuideScript<G> = {
    begin: (play) => new Guide(play, script),
    lessons: order.map((id) => ({ id, ...lessons[id] })),
    text(id) {
      const known = order.find((one) => one === id);
      if (known === undefined) throw new Error(`There is no lesson ${id}.`);
      return texts.t[known];
    },
    load: () => texts.load(),
    onward,
  };
  return script;
}
