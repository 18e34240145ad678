import type { Translation } from "#data/load/translation.ts";
import type { brochures as english } from "./words.ts";

export const brochures: Translation<typeof english> = {
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
  section: {
    title: "Ione kotesheni kabla ya kuiomba",
    intro:
      "Mfano huu una muundo wa kotesheni zetu: ukurasa mmoja, kwa bei za tovuti hii. Yako inataja pia tarehe, kanuni ya jaribio kufaulu, gharama za AI, mpango wa zana yoyote inayotumika na nchi za data yako.",
  },
  quote: {
    label: "Mfano wa kotesheni",
    title: "Kotesheni: {service}",
    intro: "Kazi moja, kwa bei ya kuanzia ya huduma hii. Yako itakuwa na kazi yako na bei yake.",
    customer: {
      label: "Kwa",
      text: "muuzaji wa jumla anayeweka hesabu zake kwenye QuickBooks",
    },
    task: {
      label: "Kazi",
      text: "kulinganisha oda, delivery note na ankara, kupata idhini na kuziingiza kwenye QuickBooks kama rasimu, kila siku kufikia saa 2 asubuhi (8:00)",
    },
    delivery: "Muda wa kukabidhi",
    price: "Bei, na wakati wa kuilipa",
    columns: { label: "Maelezo", price: "Bei", vat: "VAT {vatPercent}%", total: "Ya kulipa" },
    setup: "Kusikiliza, kubuni, kutengeneza, kujaribu, matumizi sambamba, mafunzo",
    stage: "kati yake {percent}% {when}",
    later: "Kila mwezi, baada ya makabidhiano",
    maintenance: "Matengenezo ya kila mwezi; unaweza kuyaacha mwishoni mwa mwezi wowote",
    year: "Mwaka wa kwanza, pamoja na miezi 12 ya matengenezo",
    yearAlone: "Mwaka wa kwanza, bila matengenezo",
    included: "Yaliyomo",
    payment: "Bei inavyopangwa na kulipwa",
    signatures: ["Kwa mteja: jina, tarehe, saini", "Kwa {company.name}: jina, tarehe, saini"],
    date: "Tarehe",
  },
};
