import type { Copy } from "#data/copy.ts";
import type { Translation } from "#data/load/translation.ts";

export const solutions: Translation<Copy["solutions"]> = {
  overview: {
    meta: {
      title: "Masuluhisho ya AI kwa aina saba za kazi",
      description:
        "Masuluhisho saba ya AI kwa kazi zinazojirudia: fedha, mauzo, maudhui, chapa, wateja, data na uunganishaji. Kila moja linabadilisha nini, na kwa zana gani.",
    },
    hero: {
      title: "Aina saba za kazi tunazokufanyia.",
      intro:
        "Kila suluhisho hugeuza aina moja ya kazi inayojirudia kuwa kazi inayojiendesha, na maamuzi hubaki kwa timu yako. Anza na kazi inayokugharimu zaidi; ongeza nyingine baadaye.",
      centre: "Timu yako huamua",
    },
    choice: {
      question: "Ofisi yako bado inafanya kazi zipi kati ya hizi kwa mkono?",
      hint: "Chagua zako. Tutajumlisha bei za mpango mdogo kabisa wa kila zana. Bei zimetajwa {company.vat}.",
      none: {
        title: "Chagua moja au zaidi. Jumla ya bei za mwezi za zana zake itaonekana hapa.",
        ask: "Huna uhakika? Tuulize",
      },
      sum: "Kuanzia {price} kwa mwezi",
      besides: "Pamoja na {price} ({tool})",
      once: "Zana inayotumika kwenye zaidi ya moja imehesabiwa mara moja tu: {tools}.",
      toolsOnly: "Ni bei za zana tu, kwa mipango yake midogo kabisa.",
      workflow: "Mtiririko wa kazi huanzia {price}, na kuunganisha mifumo hulipiwa kando.",
      withVat: "{price} pamoja na VAT ya {vatPercent}%.",
      ask: "Uliza kuhusu hizi",
    },
    benefits: "Mabadiliko",
    tools: "Zana zake",
    afterBeta: "{tool} inauzwa kwa bei ya beta. Bei tunayopanga baadaye ni {price} kwa mwezi.",
    more: "Tazama {title}",
    closing: {
      title: "Tuonyeshe faili moja.",
      text: "Ionyeshe tukizungumza kwa simu (dakika {company.sessionMinutes}, bila malipo), au itume kwa WhatsApp ukiwa umeficha majina na nambari. Tutakuambia suluhisho linalokufaa na gharama yake; tukiona kwamba gharama itazidi faida, tutakuambia wazi.",
    },
  },
  detail: {
    meta: {
      title: "{title} kwa biashara za {company.country}",
    },
    hero: {
      ask: "Tuulize zaidi",
      tools: "Tazama zana",
    },
    overview: {
      title: "Suluhisho hili litakufanyia nini?",
      benefits: "Mabadiliko",
    },
    painPoints: {
      title: "Mambo yanayokwama leo",
    },
    solutions: {
      title: "Hatua kwa hatua",
    },
    tools: {
      title: "Kila zana inaweza kutumika peke yake",
      intro: "Alama inaonyesha zana zinazopatikana leo.",
      plans: { smallest: "Mipango midogo kabisa", full: "Kwa kazi ya kila siku" },
      note: "Bei zimetajwa {company.vat}.",
    },
    services: {
      title: "Kwa kazi isiyo na zana iliyo tayari",
    },
    others: "Masuluhisho mengine",
    subject: "Suluhisho: {title}",
  },
  notFound: {
    title: "Suluhisho halikupatikana",
    text: "Suluhisho unalolitafuta halipo.",
    back: {
      label: "← Rudi kwenye Masuluhisho",
    },
  },
};
