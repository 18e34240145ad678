import type { Copy } from "#data/copy.ts";
import type { Translation } from "#data/load/translation.ts";

export const press: Translation<Copy["press"]> = {
  meta: {
    title: "Kwa wanahabari: maelezo, nembo, rangi",
    description:
      "Kwa wanahabari na waandaaji wa hafla: kampuni kwa ufupi, maelezo muhimu, nembo za SVG za aina tatu, rangi zetu, na mtu wa kuwasiliana naye.",
  },
  hero: {
    heading: "Maelezo, nembo na mawasiliano.",
    intro:
      "Unaweza kutumia kila kilicho hapa katika makala na vipindi kutuhusu. Usipopata unachotafuta, piga simu {company.phone}.",
  },
  facts: {
    title: "Kwa ufupi",
    boilerplate:
      "{company.name} hutengeneza mitiririko ya kazi ya AI, zana na mifumo kwa biashara za Afrika, hasa biashara ndogo na timu za fedha. Makao yake ni {company.place}. Jina lake ni neno la Kiswahili lenye maana ya “kwenda mfululizo kama maji”.",
    labels: {
      name: "Jina",
      tagline: "Kaulimbiu",
      place: "Makao",
      offer: "Bidhaa na huduma",
      certifications: "Vyeti",
      people: "Wasemaji",
    },
    offer: "zana {tools}, huduma {services}, mifumo {products}",
  },
  logos: {
    title: "Nembo",
    intro:
      "Faili za SVG, zinazoonekana vizuri kwa ukubwa wowote. Acha nafasi tupu kila upande, yenye upana wa alama, na tafadhali usibadilishe rangi.",
    download: "Pakua {file}",
    files: [
      {
        title: "Kwa mandharinyuma nyeupe",
      },
      {
        title: "Kwa mandharinyuma nyeusi",
      },
      {
        title: "Alama pekee",
      },
    ],
  },
  colours: {
    title: "Rangi",
    intro:
      "Karatasi, wino, na rangi moja kwa kila moja ya masuluhisho yetu saba. Rangi ya pili ni ya mandharinyuma nyeusi.",
    names: {
      paper: "Karatasi",
      ink: "Wino",
      action: "Vitufe",
    },
  },
  contact: {
    title: "Ungependa mahojiano?",
    text: "Tuambie mada na siku unayohitaji majibu. Anayeifahamu mada hiyo atakupigia simu, kwa Kiingereza au Kiswahili.",
    label: "Tuandikie",
  },
};
