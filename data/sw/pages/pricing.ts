import type { Copy } from "#data/copy.ts";
import type { Translation } from "#data/load/translation.ts";

export const pricing: Translation<Copy["pricing"]> = {
  columns: {
    tool: "Zana",
    plan: "Mpango",
    price: "Bei",
    priceWithVat: "Na VAT ya {vatPercent}%",
    product: "Mfumo",
    service: "Huduma",
    weeks: "Muda",
    setup: "Gharama ya kuanzisha, kuanzia",
    firstYear: "Mwaka wa kwanza, kuanzia",
    firstYearCosts: "pamoja na hosting na matengenezo",
    firstYearWithVat: "Mwaka wa kwanza na VAT ya {vatPercent}%",
    once: "Malipo ya mara moja, kuanzia",
    onceWithVat: "Mara moja pamoja na VAT ya {vatPercent}%",
    monthly: "Matengenezo kwa mwezi, kuanzia",
    year: "Mwaka",
    costs: "Ili kulipia",
    hours: "Saa kwa mwezi",
    hoursWithVat: "Kama huwezi kudai VAT",
    size: "Ukubwa wako",
    repaid: "Miezi hadi irudi",
    repaidHosted: "Kwa hosting tu",
    repaidWithVat: "Kama huwezi kudai VAT",
  },
  hours: {
    laterYear: "Miaka inayofuata",
    both: "Hosting na matengenezo",
    hostingOnly: "Hosting tu",
    firstYear: "Mwaka wa kwanza, pamoja na kuanzisha",
  },
  sizes: {
    saved: "saa {hours} kwa mwezi × {hourCost}",
    never: "hapana",
  },
  monthlyFor: "Kila mwezi: {name}",
  atLeast: "kuanzia {count}",
  payback: "Mfumo hurudisha gharama yake lini?",
  alsoWithVat: "({price} pamoja na VAT)",
  afterBeta: "bei iliyopangwa baada ya beta: {price}",
};
