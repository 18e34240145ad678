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
};
