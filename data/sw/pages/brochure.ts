import type { Copy } from "#data/copy.ts";
import type { Translation } from "#data/load/translation.ts";

export const brochure: Translation<Copy["brochure"]> = {
  download: "Pakua brosha",
  size: "PDF, KB {size}",
  title: "{tool}: brosha",
  benefits: "Manufaa makuu",
  columns: {
    plan: "Mpango",
    price: "Bei",
    holds: "Yaliyomo",
  },
  popular: "Unaopendwa zaidi",
  start: "Jinsi ya kuanza",
  page: "Maelezo zaidi, pamoja na mifano na maswali: {address}",
  write: "Andika kwa {email}",
  call: "Piga simu {phones}",
  chat: "WhatsApp {whatsapp}",
  date: "Bei hizi ni za tarehe {date}. Bei za sasa ziko kwenye ukurasa wa zana.",
  pageNumber: "Ukurasa",
  samples: {
    title: "Zione kwanza kwenye karatasi",
    intro:
      "Kotesheni na rekodi ya majaribio kama utakavyozipata, kila moja kwa ukurasa mmoja, kwa bei zetu halisi.",
    date: "Tarehe",
    quote: {
      label: "Mfano wa kotesheni",
      title: "Kotesheni: {service}",
      intro: "Kazi moja, kwa bei ya kuanzia ya huduma hii. Yako itakuwa na kazi yako na bei yake.",
      customer: {
        label: "Kwa",
        text: "muuzaji wa jumla mwenye till nane, anayeweka hesabu zake kwenye QuickBooks",
      },
      task: {
        label: "Kazi",
        text: "kukagua statement za M-Pesa za till, kuzipanga na kuziingiza kwenye QuickBooks kama rasimu, kila siku kufikia saa 2 asubuhi (8:00)",
      },
      delivery: "Muda wa kukabidhi",
      price: "Bei, na wakati wa kuilipa",
      columns: { label: "Maelezo", price: "Bei", vat: "VAT {vatPercent}%", total: "Ya kulipa" },
      setup: "Kusikiliza, kubuni, kutengeneza, kujaribu, kutumia sambamba, mafunzo",
      stage: "kati yake {percent}% {when}",
      later: "Kila mwezi, baada ya makabidhiano",
      maintenance: "Kila mwezi, pamoja na matengenezo; unaweza kuyaacha mwishoni mwa mwezi wowote",
      year: "Mwaka wa kwanza, pamoja na miezi 12 ya matengenezo",
      yearAlone: "Mwaka wa kwanza, bila matengenezo",
      included: "Yaliyomo",
      payment: "Bei inavyopangwa na kulipwa",
      signatures: ["Kwa mteja: jina, tarehe, saini", "Kwa {company.name}: jina, tarehe, saini"],
    },
    testRecord: {
      label: "Mfano wa rekodi ya majaribio",
      title: "Rekodi ya majaribio",
      intro:
        "Haya ndiyo majaribio ambayo lazima mtiririko wa kazi wa kotesheni hiyo uyapite kabla ya kukabidhiwa. “Ilitarajiwa” ni jibu alilolipata mtunza hesabu kwa mkono. “Ilipatikana” ni jibu la mtiririko wa kazi kwa statement hiyohiyo. Kiasi ni kwa {company.currency}, na idadi ya mistari iko kwenye mabano.",
      task: {
        label: "Mtiririko wa kazi",
        text: "kuingiza statement za M-Pesa za till kwenye QuickBooks, kama rasimu",
      },
      data: {
        label: "Ulijaribiwa kwa",
        text: "statement ya till moja kati ya hizo, {first} hadi {last}, mistari {count}",
      },
      outcome: { label: "Matokeo", text: "majaribio {count} kati ya {count} yamefaulu" },
      passed: "Imefaulu",
      cases: {
        title: "Majaribio",
        columns: ["Jaribio", "Ilitarajiwa", "Ilipatikana", "Matokeo"],
        lines: "Mistari iliyosomwa",
        balances: "Masalio yanayolingana na salio lililotangulia",
        changed: "Salio moja lililokosewa makusudi: nambari ya mstari wake",
        doubled: "Faili hiyohiyo ikitumwa mara mbili: mistari iliyohesabiwa mara moja",
      },
      toCheck: {
        title: "Mistari yenye shaka: mtunza hesabu huamua kila mmoja",
        columns: ["Malipo", "Tarehe", "Kiasi", "Sababu"],
      },
      next: {
        title: "Kinachofuata",
        items: [
          { text: "Makabidhiano ni siku ambayo wote watatu watakuwa wametia saini." },
          {
            text: "Majaribio haya hurudiwa baada ya kila rekebisho, na M-Pesa inapobadilisha muundo wa statement.",
          },
        ],
      },
      signatures: [
        "Mtunza hesabu, mistari imekaguliwa: jina, tarehe, saini",
        "Meneja wa fedha, imekubaliwa: jina, tarehe, saini",
        "Mhandisi, {company.name}: jina, tarehe, saini",
      ],
    },
  },
};
