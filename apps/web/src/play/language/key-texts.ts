import type { KeyLine } from "../../games/contract/desk.ts";
import type { LanguageCode } from "../../language/language.svelte.ts";

/** The keys of every game's screen: before the keys of its choices, between them and its overlays, and after those. */
interface KeyTexts {
  readonly hand: readonly KeyLine[];
  readonly back: readonly KeyLine[];
  readonly screen: readonly KeyLine[];
}

/** They come with the list of keys, which few open. */
export const KEY_TEXTS: Readonly<Record<LanguageCode, KeyTexts>> = {
  en: {
    hand: [
      [["Tab"], "next piece or place that can be used; Shift+Tab the one before"],
      [["←", "→", "↑", "↓"], "on the map: neighbour in that direction; in lists: up and down"],
      [["[", "]"], "around the ring of a place"],
      [["PgUp", "PgDn"], "through the pieces of a place"],
      [["⏎"], "preview, then commit"],
      [["Esc"], "one level back; never commits"],
      [["Space"], "centre on the piece; in a replay play or pause"],
      [["1", "…", "9"], "the choices of the dock"],
    ],
    back: [
      [["U"], "undo one step; Ctrl+Z does the same"],
      [["Ctrl", "Y"], "redo what was undone; Ctrl+Shift+Z does the same"],
      [["Shift", "U"], "back to where this piece began"],
    ],
    screen: [
      [["P"], "while others act: pause, go on"],
      [["S"], "while others act: next scene; so does Space"],
      [["K"], "while others act: skip to your decision"],
      [["B"], "the last fight, or put it away"],
      [["H"], "hide pieces"],
      [["Shift"], "held: magnify under the pointer, or about the focus"],
      [["+", "−", "0"], "closer, farther, whole field"],
      [["I"], "unit card"],
      [["O"], "order of battle"],
      [["G"], "log"],
      [["V"], "score"],
      [["F1"], "the rule of what has the focus"],
      [["F6"], "next part of the screen: map, column, dock, header"],
      [["\\"], "hide or show the side column"],
      [["M"], "sound"],
      [["?"], "this list"],
    ],
  },
  fr: {
    hand: [
      [["Tab"], "pièce ou lieu utilisable suivant ; Maj+Tab la précédente"],
      [["←", "→", "↑", "↓"], "sur la carte : la voisine dans cette direction ; dans les listes : monter et descendre"],
      [["[", "]"], "autour d’un lieu"],
      [["Page ↑", "Page ↓"], "parmi les pièces d’un lieu"],
      [["⏎"], "prévisualiser, puis valider"],
      [["Échap"], "un niveau en arrière ; ne valide jamais"],
      [["Espace"], "centrer sur la pièce ; en relecture, lecture ou pause"],
      [["1", "…", "9"], "les choix proposés"],
    ],
    back: [
      [["U"], "annuler un coup ; de même Ctrl+Z"],
      [["Ctrl", "Y"], "rétablir le coup annulé ; de même Ctrl+Maj+Z"],
      [["Maj", "U"], "revenir au début de cette pièce"],
    ],
    screen: [
      [["P"], "pendant que les autres jouent : pause, reprise"],
      [["S"], "pendant que les autres jouent : scène suivante ; de même Espace"],
      [["K"], "pendant que les autres jouent : aller à votre décision"],
      [["B"], "le dernier combat, ou le refermer"],
      [["H"], "cacher les pièces"],
      [["Maj"], "tenue : agrandir sous le pointeur, ou autour du focus"],
      [["+", "−", "0"], "plus près, plus loin, tout le champ"],
      [["I"], "fiche de l’unité"],
      [["O"], "ordre de bataille"],
      [["G"], "journal"],
      [["V"], "score"],
      [["F1"], "la règle de ce qui a le focus"],
      [["F6"], "partie suivante de l’écran : carte, colonne, choix, en-tête"],
      [["\\"], "replier la colonne"],
      [["M"], "son"],
      [["?"], "cette liste"],
    ],
  },
};
