import { displayFont } from "#app/build/display-font.ts";
import { accentOfTool } from "#app/content/accents.ts";
import { toolPage } from "#app/content/tool-page.ts";
import { localPath } from "#app/url/locale-paths.ts";
import {
  formatDate,
  getCompany,
  getEditorialDate,
  type listTools,
  phoneLink,
  type Words,
} from "#data/index.ts";
import { fill, splitAt } from "#data/load/fill.ts";
import type { Accent } from "#data/schemas/accents.ts";
import { lightColours, picturesOf } from "./pictures";

type Tool = ReturnType<typeof listTools>[number];

/** The data that both templates need: language, company, colours and pictures. */
export function frameOf({ title, id, accent }: { title: string; id: string; accent: Accent }, words: Words) {
  const { name, country } = getCompany(words.locale);
  return {
    lang: words.locale,
    region: country.code,
    font: displayFont.family,
    documentTitle: title,
    company: name,
    colours: { ...lightColours, accent: lightColours[`accent-${accent}`] },
    pictures: picturesOf({ id, accent }),
  };
}

/** The data for a tool's brochure, in the format of brochure.typ: the texts of the tool's page, and its pictures. */
export function brochureContent(tool: Tool, words: Words) {
  const copy = words.brochures;
  const { siteUrl, email, phones, whatsapp, hours } = getCompany(words.locale);
  const { hero, overview, workflow, features, pricing, limits, closing } = toolPage(tool, words);
  const address = siteUrl + localPath(tool.path, words.locale);
  return {
    ...frameOf(
      { title: fill(copy.title, { tool: tool.title }), id: tool.id, accent: accentOfTool(tool) },
      words,
    ),
    address,
    hero: {
      title: hero.title,
      tagline: hero.tagline,
      facts: [hero.status.label, hero.category],
      promise: hero.promise,
    },
    overview: overview.paragraphs,
    benefits: { title: copy.benefits, items: overview.items },
    workflow,
    features: { ...features, intro: features.intro ?? "" },
    pricing: {
      title: pricing.title,
      intro: pricing.intro,
      columns: copy.columns,
      popular: copy.popular,
      tiers: pricing.tiers,
    },
    limits,
    start: {
      title: copy.start,
      text: closing.text,
      claims: closing.claims,
      ways: [
        { around: splitAt(copy.write, "email"), links: [{ text: email, address: `mailto:${email}` }] },
        {
          around: splitAt(copy.call, "phones"),
          links: phones.map((phone) => ({ text: phone, address: phoneLink(phone) })),
        },
        { around: splitAt(copy.chat, "whatsapp"), links: [{ text: whatsapp, address: closing.chatLink }] },
      ],
      hours: hours.short,
      page: copy.page,
      date: fill(copy.date, { date: formatDate(getEditorialDate(), words.locale) }),
    },
    pageNumber: copy.pageNumber,
  };
}
