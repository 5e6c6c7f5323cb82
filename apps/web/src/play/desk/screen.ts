import type { DeskScreen, SpokenFight } from "../../games/contract/desk.ts";
import type { PlayOf } from "../../games/contract/play.ts";
import type { GameTypes } from "../../games/contract/types.ts";
import type { MeaningFacts } from "./meanings.ts";

/** What the layout asks of a game that its sheets do not say. */
interface ScreenOf<G extends GameTypes> {
  readonly report: DeskScreen["report"];
  fights(): readonly SpokenFight[];
  noCard(): string;
  when(): string;
  points(): DeskScreen["points"];
  /** Whether what is in preview or pointed at is written out there; absent: fights are. */
  previews?(offer: G["offer"]): boolean;
  /** Whether the panel has the button for what is in preview; absent: as the sheet of meanings says. */
  commits?(table: G["table"], offer: G["offer"]): boolean;
}

/** The two sheets, as far as the layout reads them. */
interface Sheets<G extends GameTypes> {
  question(table: G["table"]): { readonly inPanel?: true | "until-taken"; readonly amongPieces?: true };
  readonly offers: { readonly meanings: Readonly<Record<string, MeaningFacts>> };
}

/** What the layout has to know of a game, from its sheets. */
export function deskScreen<G extends GameTypes>(
  play: PlayOf<G>,
  { question, offers: { meanings } }: Sheets<G>,
  game: ScreenOf<G>,
): DeskScreen {
  const asked = () => (play.table ? question(play.table) : {});
  return {
    report: game.report,
    weighing: {
      get asks() {
        const { inPanel } = asked();
        const { hand, weighed } = play.choosing;
        const free = hand.piece === undefined && hand.mode === undefined && weighed === undefined;
        return inPanel === true || (inPanel === "until-taken" && free);
      },
      get previews() {
        const { shown } = play;
        return shown !== undefined && (game.previews?.(shown) ?? meanings[shown.meaning].fights === true);
      },
      get commits() {
        const { table, choosing } = play;
        const { weighed } = choosing;
        if (!table || !weighed) return false;
        return game.commits?.(table, weighed) ?? meanings[weighed.meaning].button === "committed";
      },
      get fights() {
        return game.fights();
      },
    },
    get noCard() {
      return game.noCard();
    },
    get goesToPieces() {
      return asked().amongPieces === true;
    },
    get when() {
      return game.when();
    },
    get points() {
      return game.points();
    },
  };
}
