import tokenColours from "virtual:token-colours";
import {
  fill,
  getCompany,
  listProducts,
  listServices,
  listSolutions,
  listTeam,
  listTools,
  type Words,
  wordsFor,
} from "~/content.server";
import { infoHeader } from "~/info-header.server";
import { InfoHeader } from "~/sections/info-header";
import { pageMeta } from "~/seo/page-meta";
import { describePage } from "~/seo/structured-data.server";
import { breadcrumbList, crumbsTo } from "~/seo/things.server";
import type { Route } from "./+types/route";
import { ColoursSection } from "./colours-section";
import { ContactSection } from "./contact-section";
import { FactsSection } from "./facts-section";
import { LogosSection } from "./logos-section";

export function loader({ context, request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  const { meta, hero, facts, logos, colours, contact } = words.press;
  describePage(context, breadcrumbList(crumbsTo("/press")));
  return {
    ...{ meta, contact },
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
      ...{ title: colours.title, lead: colours.lead },
      items: [
        ...Object.entries(colours.names).map(([token, name]) => swatch(name, token)),
        ...listSolutions().map(({ title }, index) => swatch(title, `bead-${index + 1}`)),
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
  const { name, tagline, city, certifications } = getCompany();
  const counts = {
    ...{ tools: listTools().length, services: listServices().length, products: listProducts().length },
  };
  return [
    { label: labels.name, values: [name] },
    { label: labels.tagline, values: [tagline] },
    { label: labels.place, values: [city] },
    { label: labels.offer, values: [fill(offer, counts)] },
    { label: labels.certifications, values: certifications },
    {
      label: labels.people,
      values: listTeam().map(({ name, role, sample }) => `${name}, ${role}${sample ? ` (${person})` : ""}`),
    },
  ];
}

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export default function Press({ loaderData }: Route.ComponentProps) {
  const { header, facts, logos, colours, contact } = loaderData;
  return (
    <div className={`bead-${header.bead}`}>
      <InfoHeader {...header} />
      <FactsSection {...facts} />
      <LogosSection {...logos} />
      <ColoursSection {...colours} />
      <ContactSection {...contact} />
    </div>
  );
}
