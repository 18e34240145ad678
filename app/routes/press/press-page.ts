import tokenColours from "virtual:token-colours";
import { breadcrumbData } from "#app/content/breadcrumbs.ts";
import { infoHeader } from "#app/content/info-header.ts";
import {
  companyLocation,
  getCompany,
  listProducts,
  listServices,
  listSolutions,
  listTeam,
  listTools,
  type Words,
} from "#data/index.ts";
import { fill } from "#data/load/fill.ts";

export type PressPage = ReturnType<typeof pressPage>;

export function pressPage(words: Words) {
  const { meta, hero, facts, logos, colours, contact } = words.press;
  return {
    meta,
    contact,
    header: { ...infoHeader("company", "/press", words), ...hero },
    facts: { title: facts.title, boilerplate: facts.boilerplate, items: factsOf(words) },
    logos: {
      ...logos,
      files: logos.files.map((logo) => ({
        ...logo,
        download: fill(logos.download, { file: logo.file.replace("/press/", "") }),
      })),
    },
    colours: {
      title: colours.title,
      intro: colours.intro,
      items: [
        ...Object.entries(colours.names).map(([token, name]) => swatch(name, token)),
        ...listSolutions(words.locale).map(({ title, accent }) => swatch(title, `accent-${accent}`)),
      ],
    },
    structuredData: [breadcrumbData("/press", words)],
  };
}

/** @throws Error when app.css has no such token */
function swatch(name: string, token: string) {
  const colour = tokenColours[token];
  if (!colour) throw new Error(`app.css has no --color-${token}`);
  return { name, token, ...colour };
}

function factsOf({ press, common, locale }: Words) {
  const { labels, offer } = press.facts;
  const company = getCompany(locale);
  const counts = {
    tools: listTools(locale).length,
    services: listServices(locale).length,
    products: listProducts(locale).length,
  };
  return [
    { label: labels.name, values: [company.name] },
    { label: labels.tagline, values: [company.tagline] },
    { label: labels.place, values: [companyLocation(company)] },
    { label: labels.offer, values: [fill(offer, counts)] },
    { label: labels.certifications, values: company.certifications },
    {
      label: labels.people,
      values: listTeam(locale).map(
        ({ name, role, sample }) => `${name}, ${role}${sample ? ` (${common.sample})` : ""}`,
      ),
    },
  ];
}
