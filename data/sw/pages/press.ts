import type { Copy } from "#data/copy.ts";
import type { Translation } from "#data/load/translation.ts";

export const press: Translation<Copy["press"]> = {
  facts: {
    columns: { label: "Kipengele", value: "Maelezo yetu" },
    labels: {
      name: "Jina",
      tagline: "Kaulimbiu",
      place: "Makao",
      offer: "Tunachotoa",
      certifications: "Vyeti",
      people: "Wasemaji",
    },
    offer: "zana {tools}, huduma {services} na mifumo {products}",
  },
  colours: {
    columns: { name: "Rangi", light: "Juu ya rangi nyepesi", dark: "Juu ya rangi iliyokolea" },
    names: {
      paper: "Karatasi",
      ink: "Wino",
      action: "Vitufe",
    },
  },
};
