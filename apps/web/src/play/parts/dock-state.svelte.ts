import type { ActionBase } from "@stonebridge/kernel";
import type { Choice, Offer } from "../../games/contract/offers.ts";
import { isWanted } from "../left-to-do.ts";
import type { PlayState } from "../play-state.svelte.ts";

export type DockChoice = Choice<Offer<ActionBase>>;

/** What the row of buttons under the map has to show, on a desk or on a phone. */
export class DockState {
  readonly #play: PlayState;

  constructor(play: PlayState) {
    this.#play = play;
  }

  /** The panel commits what is in preview: there is only one filled button for one act. What a button has armed is done by that button. */
  readonly elsewhere = $derived.by(() => {
    const { choosing, desk, folded } = this.#play;
    const { previews, commits } = desk.screen.weighing;
    return choosing.weighed !== undefined && choosing.armed === undefined && !folded && (previews || commits);
  });
  readonly commit = $derived.by(() => {
    const { choosing, moves, table } = this.#play;
    const { armed, weighed } = choosing;
    return table && weighed && !this.elsewhere && armed === undefined ? moves.labelOf(table, weighed) : undefined;
  });
  readonly #plain = $derived.by(() => this.#play.choices.filter(({ look }) => look !== "commit"));
  readonly plain = $derived.by(() => this.#plain.filter((choice) => !this.#isInPreview(choice)));
  readonly commits = $derived.by(() =>
    this.#play.choices.filter((choice) => choice.look === "commit" && !this.#isInPreview(choice)),
  );
  readonly next = $derived.by(() => {
    const { choosing, desk, width } = this.#play;
    // On touch the next one is chosen instead of the one in preview.
    return desk.screen.goesToPieces && (choosing.weighed === undefined || (width.touch && choosing.asked));
  });
  /** What the armed ending would leave undone. */
  readonly open = $derived.by(() => {
    const { choices, choosing, moves } = this.#play;
    const armed = choices.find(({ id }) => id === choosing.armed);
    return armed?.does.kind === "offer" ? moves.leftOpen(armed.does.offer) : "";
  });
  /** The keys of choices without a letter, in order. */
  readonly #numbers = $derived.by(
    () =>
      new Map(
        this.#plain.filter(({ letter }) => letter === undefined).map(({ id }, index) => [id, index + 1] as const),
      ),
  );

  /** The button that commits does the same and says the same. */
  #isInPreview({ does }: DockChoice): boolean {
    return this.commit !== undefined && does.kind === "offer" && does.offer.id === this.#play.choosing.weighed?.id;
  }

  label({ id, label }: DockChoice): string {
    const { choosing, t } = this.#play;
    return choosing.armed === id ? t.dock.again(label) : label;
  }

  look(choice: DockChoice): "plain" | "go" | "attack" | "go-line" | "attack-soft" {
    const { choosing, moves } = this.#play;
    const wanted = isWanted(choice, moves.leftToDo);
    if (choosing.armed === choice.id) return choice.look === "commit" && !wanted ? "go-line" : "go";
    if (choice.look === "attack") return this.elsewhere ? "attack-soft" : "plain";
    if (!wanted) return "plain";
    return choosing.weighed || choosing.armed !== undefined ? "go-line" : "go";
  }

  /** Icon and key, if it has them. */
  decoration({ icon, id, letter }: DockChoice) {
    const number = this.#numbers.get(id);
    const key = letter?.toUpperCase() ?? (number !== undefined && number <= 9 ? String(number) : undefined);
    return { ...(icon === undefined ? {} : { icon }), ...(key === undefined ? {} : { key }) };
  }
}
