import type { Copy } from "#data/copy.ts";
import type { Translation } from "#data/load/translation.ts";

export const industries: Translation<Copy["industries"]> = {
  meta: {
    title: "AI kwa {title} nchini {company.country}",
  },
  hero: {
    ask: "Tuulize kuhusu biashara yako",
    example: "Tazama takwimu",
  },
  pains: {
    title: "Malalamiko ya kawaida",
  },
  fits: {
    title: "Mapendekezo yetu, na sababu",
  },
  example: {
    title: "Mfano wenye hesabu: {net} kwa mwezi",
    note: "Weka takwimu zako mwenyewe badala ya hizi. Bei zetu zimetajwa {company.vat}.",
    assumptions: "Makisio yetu",
    sum: "Hesabu ya mwezi mmoja",
    today: {
      label: "Leo",
      sum: "{noun}: {count} × dak {minutes}",
    },
    after: {
      label: "Baadaye",
      sum: "{noun}: {count} × wastani wa dak {minutes}",
    },
    freed: {
      label: "Muda uliookolewa",
      sum: "{hours} × {rate}",
    },
    plan: {
      label: "{tool}: {tier}",
    },
    maintenance: {
      label: "{title}: matengenezo ya kila mwezi",
    },
    times: "{count} × {each}",
    net: "Faida halisi ya kila mwezi, baada ya gharama zisizobadilika",
    setup: "{title}, mara moja, kwa bei yake ya kuanzia",
    setupPaid: "{title}, mara moja",
    payback: "Pesa zako zinarudi katika mwezi wa {month} baada ya kuanza: {price} ÷ {net} = miezi {months}.",
    noSetup:
      "Hakuna cha kulipa mwanzoni: unaianzisha mwenyewe, na siku {company.trialDays} za kwanza ni bure, ndani ya vikomo vya jaribio.",
    withVat: {
      payback:
        "Kama huwezi kudai VAT ya {vatPercent}%, pesa zako zinarudi katika mwezi wa {month}: {price} ÷ {net} = miezi {months}.",
      noSetup: "Kama huwezi kudai VAT ya {vatPercent}%, kila mwezi unabaki na {net}.",
      never: "Kama huwezi kudai VAT ya {vatPercent}%, gharama hairudi.",
    },
    hours: "saa {hours} za kazi",
    caveat: "Yasiyomo kwenye hesabu hii",
  },
  others: "Sekta nyingine",
  subject: "Sekta: {title}",
  notFound: {
    title: "Sekta haikupatikana",
    text: "Sekta unayoitafuta haipo.",
    back: {
      label: "← Rudi kwenye Masuluhisho",
    },
  },
};
