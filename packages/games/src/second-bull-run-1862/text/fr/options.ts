import { typesetFrench } from "@stonebridge/kernel";
import { known, type Described } from "@stonebridge/kernel/words";
import type { OPTION_VALUES, OptionId } from "../../vocabulary.ts";
import type { Texts } from "../texts.ts";

type Values<O extends OptionId> = Readonly<Record<(typeof OPTION_VALUES)[O][number], Described>>;

const OPTIONS: { readonly [O in OptionId]: Described & { readonly values: Values<O> } } = {
  tacticalOption: {
    name: "Option tactique",
    help: "Le 29 août, un dé peut retenir une armée dont le commandant est arrivé.",
    values: {
      off: { name: "Non", help: "Chaque joueur commande comme il veut." },
      on: { name: "Oui", help: "Le 29 août : Manœuvre donne −1 à chaque dé d’activation du tour, Assaut rien." },
    },
  },
  setupLosses: {
    name: "Pertes de la mise en place",
    help: "Les pertes qu’une brigade a au départ comptent ou non pour la victoire.",
    values: {
      exclude: { name: "Exclues", help: "Seules les pertes subies en jeu comptent." },
      count: { name: "Comptées", help: "Elles comptent comme infligées par l’ennemi." },
    },
  },
};

const SCENARIOS: Readonly<Record<string, Described>> = {
  "august-29": {
    name: "29 août 1862",
    help: "Jackson tient la voie ferrée inachevée ; l’Union arrive corps par corps, puis Longstreet.",
  },
  "august-30": {
    name: "30 août 1862",
    help: "Pope attaque avant que Lee et Longstreet ne lancent la contre-attaque.",
  },
  "both-days": {
    name: "29 et 30 août 1862",
    help: "Les deux jours en une partie, avec un tour du soir et la nuit entre les deux.",
  },
};

function set({ name, help }: Described): Described {
  return { name: typesetFrench(name), help: typesetFrench(help) };
}

export const options = {
  scenario: (id) => set(known(SCENARIOS, id) ?? { name: id, help: "" }),
  option: (id) => set(OPTIONS[id]),
  optionValue: (id, value) => set(known<Described>(OPTIONS[id].values, value) ?? { name: value, help: "" }),
} satisfies Partial<Texts>;
