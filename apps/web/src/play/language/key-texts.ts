import type { KeyLine } from "../../games/contract/desk.ts";
import type { LanguageCode } from "../../language/language.svelte.ts";

/** The keys of every game's screen: those before the keys of its choices, those between them and its overlays, and those after. */
interface KeyTexts {
  readonly hand: readonly KeyLine[];
  readonly back: readonly KeyLine[];
  readonly screen: readonly KeyLine[];
}

/** They come with the list of keys, which few open. */
export const KEY_TEXTS: Readonly<Record<LanguageCode, KeyTexts>> = {
  en: {
    hand: [
      [["Tab"], "next usable piece or place; Shift+Tab: the previous one"],
      [["←", "→", "↑", "↓"], "on the map: neighbour in that direction; in lists: up and down"],
      [["[", "]"], "around the ring of a place"],
      [["PgUp", "PgDn"], "through the pieces in a place"],
      [["⏎"], "preview, then confirm"],
      [["Esc"], "one level back; never confirms"],
      [["Space"], "centre on the piece; in a replay, play or pause"],
      [["1", "…", "9"], "the numbered choices"],
    ],
    back: [
      [["U"], "undo one step; Ctrl+Z does the same"],
      [["Ctrl", "Y"], "redo; Ctrl+Shift+Z does the same"],
      [["Shift", "U"], "back to where this piece began"],
    ],
    screen: [
      [["P"], "while others play: pause or resume"],
      [["S"], "while others play: next scene; Space does the same"],
      [["K"], "while others play: skip to your decision"],
      [["B"], "show or close the last fight"],
      [["H"], "hide pieces"],
      [["J"], "hint: what the Marshal would do, in games against a bot"],
      [["Shift"], "hold: magnify under the pointer, or around the focus"],
      [["+", "−", "0"], "zoom in, zoom out, whole map"],
      [["I"], "unit card"],
      [["O"], "order of battle"],
      [["G"], "log"],
      [["V"], "score"],
      [["N"], "the next game against somebody elsewhere that waits for you"],
      [["W"], "messages with whoever plays elsewhere, and your notes"],
      [["F1"], "the rule for what has the focus"],
      [["F6"], "next part of the screen: map, side panel, choices, header"],
      [["\\"], "hide or show the side panel"],
      [["M"], "sound"],
      [["?"], "this list"],
    ],
  },
  fr: {
    hand: [
      [["Tab"], "pion ou lieu utilisable suivant ; Maj+Tab : précédent"],
      [["←", "→", "↑", "↓"], "sur la carte : lieu voisin dans cette direction ; dans les listes : monter et descendre"],
      [["[", "]"], "autour d’un lieu"],
      [["Page ↑", "Page ↓"], "parmi les pions d’un lieu"],
      [["⏎"], "prévisualiser, puis valider"],
      [["Échap"], "revenir d’un niveau ; ne valide jamais"],
      [["Espace"], "centrer sur le pion ; en relecture, lecture ou pause"],
      [["1", "…", "9"], "les choix proposés"],
    ],
    back: [
      [["U"], "annuler un coup ; Ctrl+Z aussi"],
      [["Ctrl", "Y"], "rétablir le coup annulé ; Ctrl+Maj+Z aussi"],
      [["Maj", "U"], "recommencer : ramener le pion à son point de départ"],
    ],
    screen: [
      [["P"], "pendant que les autres jouent : pause, reprise"],
      [["S"], "pendant que les autres jouent : scène suivante ; Espace aussi"],
      [["K"], "pendant que les autres jouent : aller à votre décision"],
      [["B"], "montrer ou fermer le dernier combat"],
      [["H"], "cacher les pions"],
      [["J"], "conseil, contre un bot : ce que ferait le Maréchal"],
      [["Maj"], "maintenue : loupe sous le pointeur, ou autour du focus"],
      [["+", "−", "0"], "zoom avant, zoom arrière, toute la carte"],
      [["I"], "fiche de l’unité"],
      [["O"], "ordre de bataille"],
      [["G"], "journal"],
      [["V"], "score"],
      [["N"], "la prochaine partie à distance où c’est à vous"],
      [["W"], "messages avec l’adversaire à distance, et vos notes"],
      [["F1"], "la règle de ce qui a le focus"],
      [["F6"], "partie suivante de l’écran : carte, colonne, choix, en-tête"],
      [["\\"], "masquer ou afficher la colonne"],
      [["M"], "son"],
      [["?"], "cette liste"],
    ],
  },
};
