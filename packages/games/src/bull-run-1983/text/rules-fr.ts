import { frenchRules } from "@stonebridge/kernel";
import { RULE_BOOK } from "../rules/registry.ts";
import artillery from "../rules/artillery.fr.json" with { type: "json" };
import beginning from "../rules/beginning.fr.json" with { type: "json" };
import brigades from "../rules/brigades.fr.json" with { type: "json" };
import campaign from "../rules/campaign.fr.json" with { type: "json" };
import combat from "../rules/combat.fr.json" with { type: "json" };
import command from "../rules/command.fr.json" with { type: "json" };
import movement from "../rules/movement.fr.json" with { type: "json" };
import options from "../rules/options.fr.json" with { type: "json" };
import presentation from "../rules/presentation.fr.json" with { type: "json" };
import procedures from "../rules/procedures.fr.json" with { type: "json" };
import results from "../rules/results.fr.json" with { type: "json" };
import rulings from "../rules/rulings.fr.json" with { type: "json" };

/** The rules in French. */
export const rules = frenchRules(
  RULE_BOOK,
  {
    PP: "Pions",
    OB: "Fiches d’ordre de bataille",
    MAP: "Carte",
    SP: "Résumé du jeu",
    "1": "Mise en place",
    "2": "Séquence de jeu",
    "3": "Victoire",
    "4": "Commandement",
    "5": "Mouvement",
    "6": "Combat",
    "7": "Résolution des combats",
    "8": "Brigades",
    "9": "Artillerie",
    "10": "Victoire automatique",
    "11": "Marqueurs de terrain",
    "12": "Chefs",
    "13": "Renforts",
    "14": "Ralliement",
    CRT: "Notes des tables",
    OPT: "Règles optionnelles",
    GL: "Glossaire",
    DN: "Notes de l’auteur",
  },
  {
    ...presentation,
    ...beginning,
    ...command,
    ...movement,
    ...combat,
    ...results,
    ...brigades,
    ...artillery,
    ...campaign,
    ...options,
    ...procedures,
    ...rulings,
  },
);
