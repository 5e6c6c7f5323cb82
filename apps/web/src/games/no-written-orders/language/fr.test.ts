import { describe, expect, it } from "vitest";
import { fr } from "./fr.ts";

describe("French beside the map", () => {
  it("gives formations, hexes and persons their articles", () => {
    const { list, sheet, compliance, state } = fr.orders;
    expect(list.follows("corps Sigel")).toBe("pas d’ordre à elle : suit le corps Sigel");
    expect(list.takeBack("division Hunter")).toBe("Reprendre l’ordre de la division Hunter");
    expect(sheet.aimed("march", "Marche", "hexagone 2312")).toBe("Marche vers l’hexagone 2312");
    expect(sheet.aimed("attack", "Attaque", "Stone House")).toBe("Attaque sur Stone House");
    expect(sheet.aimed("defend", "Défense", "hexagone 2312")).toBe("Défense de l’hexagone 2312");
    expect(sheet.aimed("defend", "Défense", "Centreville")).toBe("Défense de Centreville");
    expect(fr.assault.on("hexagone 1914")).toBe("Assaut sur l’hexagone 1914");
    expect(fr.report.title("hexagone 1914")).toBe("Combat pour l’hexagone 1914");
    expect(fr.report.bombardment("hexagone 1914")).toBe("Bombardement de l’hexagone 1914");
    expect(fr.report.charge("Stone House")).toBe("Charge sur Stone House");
    expect(sheet.by("Early")).toBe("Ordre d’Early");
    expect(compliance.rating("Early")).toBe("Valeur d’Early");
    expect(state.attachedTo("corps Reno")).toBe("agit avec le corps Reno");
    expect(fr.card.obeys("division Tyler", "Attaque")).toBe("Obéit à l’ordre de la division Tyler : Attaque");
    expect(fr.card.leads("aile Jackson")).toBe("Commande l’aile Jackson");
  });
});
