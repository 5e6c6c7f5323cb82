import { line } from "@stonebridge/kernel/words";
import type { ShortLessonText } from "../../contract/lessons.ts";
import type { ShortLessonId } from "./positions.ts";

const rule = (id: string) => ({ rule: `SB62-${id}` });

/** The short lessons in French. */
export const lessons: Readonly<Record<ShortLessonId, ShortLessonText>> = {
  cohesion: {
    title: "La cohésion",
    words: [
      line`Une brigade qui commence une phase à 2 zones d’une autre de sa division doit la finir à cette distance ; la cavalerie montée, à 3. ${rule("9.1-c")} Robinson peut aller dans toute zone qui porte un nombre : combien de brigades de sa division seraient proches. ${rule("RU27")}`,
      line`Seules ses propres marches comptent. Une retraite ou une avance peut le séparer de la division ; il est alors isolé. ${rule("9.1-d")} S’il part de plus de 2 zones, il peut aller où il veut.`,
    ],
    picture: "La division Kearny devant Sudley Church. Nombres : combien de ses brigades sont à 2 zones.",
    goal: {
      task: "Attaquez Thomas avec Robinson depuis une zone qui porte un 2 : choisissez la division Kearny, menez Robinson en zone 185 et déclarez l’attaque de là.",
      reached: "Robinson attaque avec Poe et Birney près de lui. Quoi que lui fasse le combat, il n’est pas isolé.",
      missed:
        "Robinson n’a pas attaqué avec ses deux brigades amies près de lui. En zone 163, une seule est à 2 zones. Recommencez, par la zone 185.",
    },
  },
  command: {
    title: "Commandement et isolement",
    words: [
      line`McDowell commande jusqu’à 8 PM. Un pas par la route compte 1, même à côté de l’ennemi. ${rule("9.1-a")} ${rule("9.4-h")} Meade et Seymour sont à portée : la division Reynolds agit sans test. ${rule("9.2-a")} Tower et Stiles n’y sont pas : la division Ricketts passe un test, 1 à 3 au dé. ${rule("9.2-b")}`,
      line`Hardin est à plus de 2 zones du reste de sa division : isolé. ${rule("9.1-d")} Il a 2 PM de moins et pas de marche forcée. ${rule("9.1-e")} Il agit toujours avec sa division ${rule("9.1-g")}, mais une brigade isolée ne la met jamais à portée.`,
    ],
    picture: "McDowell entre Groveton et ses divisions. Nombres : points de mouvement depuis lui, dans sa portée.",
    goal: {
      task: "Mettez fin à l’isolement de Hardin : choisissez la division Reynolds, et ramenez Hardin ou menez vers lui une autre de ses brigades, à 2 zones au plus.",
      reached: "Hardin a rejoint sa division : il retrouve tous ses PM et la marche forcée.",
      missed:
        "La phase suivante a commencé, et Hardin est toujours isolé. Recommencez : Hardin a 4 PM, Meade et Seymour en ont 6.",
    },
  },
  combat: {
    title: "Un combat et ses tests",
    words: [
      line`Hardin et Meade ont 12 contre 5 à Field : 2 contre 1, +2. ${rule("10.3.1-a")} L’étoile de Meade +1 ${rule("10.3.3-a")}, une deuxième zone +1 ${rule("10.3.6-a")}, Pender, qui n’est pas attaqué et a Hardin dans son Front, −2. ${rule("10.3.6-b")} Quatre canons : +1 sur 4 ou moins. ${rule("10.3.2-b")} Field a +2 pour la pente et le remblai ${rule("10.3.5-a")}, −1 pour sa Fatigue. ${rule("10.3.4-a")}`,
      line`Le vaincu subit une Fatigue ; battu de plus du double, il passe aussi un test : un dé, +1 pour une étoile ou le corps de Jackson, −1 pour Fatigue 2 ou un marqueur de pertes, −2 s’il a perdu la moitié de sa force. ${rule("10.4-i")} 6 ou plus, mêlée : une perte de chaque côté. 3 à 5, 1 zone en arrière. 0 à 2, une perte et 2 zones. Moins, déroute. ${rule("10.4-j")} ${rule("10.4-k")} ${rule("10.4-l")} ${rule("10.4-m")}`,
    ],
    picture: "Deux brigades de Reynolds font face à Field sur la voie inachevée, depuis le bas de la pente.",
    goal: {
      task: "Attaquez Field avec Hardin et Meade ensemble : choisissez la division Reynolds, déclarez les deux attaques sur la zone 96, puis combattez.",
      reached:
        "Les deux brigades ont combattu ensemble, depuis deux zones. Le reste est affaire de dés, mais le rapport était pour vous.",
      missed:
        "Field n’a pas été attaqué depuis deux zones. Recommencez : Hardin et Meade déclarent chacun une attaque sur la zone 96.",
    },
  },
  rout: {
    title: "La déroute",
    words: [
      line`Field est en déroute. Il ne marche ni n’attaque, compte comme Fatigue 2 et n’a que des Flancs. ${rule("10.4-n")} Dans la phase administrative, il fuit encore de 3 zones ${rule("8-A")}, loin de l’ennemi et vers H, G ou la zone 193. ${rule("11.1.4-a")} Chaque zone dans un Front ennemi coûte une perte ${rule("10.4-o")} ; chassé de la carte, il est éliminé. ${rule("10.4-q")}`,
      line`Puis un dé : sur 1 à 3, il reste en déroute ; sur 4 ou 5, il se rallie à Fatigue 1 ; sur 6, il récupère aussi une perte. ${rule("8-D")} Meade, hors de contact, perd un niveau de Fatigue ; Pender est au contact et garde la sienne. ${rule("8-B")}`,
    ],
    picture: "Field a fui derrière Pender. Hardin est sur le remblai, Meade au-dessous.",
    goal: {
      task: "Laissez Meade se reposer pendant que Field fuit : choisissez la division Reynolds, puis Meade, et son repos. À côté de l’ennemi, il ne le peut pas.",
      reached:
        "Meade n’a plus de Fatigue. Field n’est pas mieux : il a fui de 3 zones, ou va le faire, et il lui faut ensuite un 4.",
      missed: "Le tour est fini, et Meade est toujours fatigué. Recommencez, et tenez-le loin de Pender.",
    },
  },
  night: {
    title: "La nuit",
    words: [
      line`Le tour 1 du second jour est la nuit. ${rule("11.2.3-d")} Fatigue et déroute prennent fin. ${rule("11.2.3-e")} Une brigade qui a perdu 2 ou 3 pas en récupère un, au-delà deux ; l’artillerie aucun. ${rule("11.2.3-f")} Ici Thomas en avait perdu 2, Birney 4.`,
      line`Les brigades au contact rompent le contact ; une brigade sur un bon terrain peut rester si l’ennemi n’en a pas. ${rule("11.2.3-g")} Thomas garde donc l’église, Robinson et Poe partent. Chaque camp peut ensuite faire marcher trois unités ${rule("11.2.3-h")}, et l’Union retire un corps et ses brigades indépendantes, qui reviennent au matin. ${rule("11.2.3-i")}`,
    ],
    picture: "La nuit tombe à Sudley Church : Robinson et Poe sont au contact de Thomas, derrière le remblai.",
    goal: {
      task: "Réunissez la division Kearny autour de Heintzelman : Robinson et Poe s’éloignent, puis menez chaque brigade en zone 148 ou à côté.",
      reached:
        "La division est réunie autour de son chef, loin du contact. Elle part ainsi dans la nuit, et reviendra entière.",
      missed:
        "Heintzelman est parti, et sa division n’était pas réunie. Recommencez : chacune des trois marches de nuit prend une brigade.",
    },
  },
};
