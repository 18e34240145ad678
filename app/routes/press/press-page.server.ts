import tokenColours from "virtual:token-colours";
import {
  getCompany,
  listProducts,
  listServices,
  listSolutions,
  listTeam,
  listTools,
  placeOf,
  type Words,
} from "#app/content/data.server.ts";
import { infoHeader } from "#app/content/info-header.server.ts";
import { fill } from "#data/fill.ts";

/** The view model of the press page. */
export function pressPage(words: Words) {
  const { meta, hero, facts, logos, colours, contact } = words.press;
  return {
    meta,
    contact,
    header: { ...infoHeader("company", "/press", words), ...hero },
    facts: { title: facts.title, boilerplate: facts.boilerplate, items: factsOf(facts, words.common.sample) },
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
        ...listSolutions().map(({ title, bead }) => swatch(title, `bead-${bead}`)),
      ],
    },
  };
}

/** @throws Error when app.css has no such token */
function swatch(name: string, token: string) {
  const colour = tokenColours[token];
  if (!colour) throw new Error(`app.css has no --color-${token}`);
  return { name, token, ...colour };
}

function factsOf({ labels, offer }: Words["press"]["facts"], { person }: Words["common"]["sample"]) {
  const company = getCompany();
  const counts = {
    tools: listTools().length,
    services: listServices().length,
    products: listProducts().length,
  };
  return [
    { label: labels.name, values: [company.name] },
    { label: labels.tagline, values: [company.tagline] },
    { label: labels.place, values: [placeOf(company)] },
    { label: labels.offer, values: [fill(offer, counts)] },
    { label: labels.certifications, values: company.certifications },
    {
      label: labels.people,
      values: listTeam().map(({ name, role, sample }) => `${name}, ${role}${sample ? ` (${person})` : ""}`),
    },
  ];
}
