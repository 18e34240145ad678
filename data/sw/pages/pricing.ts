import type { Copy } from "#data/copy.ts";
import type { Translation } from "#data/load/translation.ts";

export const pricing: Translation<Copy["pricing"]> = {
  columns: {
    tool: "Zana",
    plans: "Mipango",
    product: "Mfumo",
    service: "Huduma",
    weeks: "Muda",
    setup: "Kuanzisha, kuanzia",
    firstYear: "Mwaka wa kwanza, kuanzia",
    once: "Malipo ya mara moja, kuanzia",
    monthly: "Matengenezo kwa mwezi, kuanzia",
    withVat: "Pamoja na VAT ya {vatPercent}%",
  },
};
