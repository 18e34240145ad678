import { wordsFor } from "#app/content/words.server.ts";
import { InfoHeader } from "#app/sections/info-header.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/route";
import { pressPage } from "./press-page.server";
import { ColoursSection, ContactSection, FactsSection, LogosSection } from "./press-sections";

export function loader({ request }: Route.LoaderArgs) {
  return pressPage(wordsFor(request));
}

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export default function Press({ loaderData }: Route.ComponentProps) {
  const { header, facts, logos, colours, contact } = loaderData;
  return (
    <>
      <InfoHeader {...header} />
      <FactsSection {...facts} />
      <LogosSection {...logos} />
      <ColoursSection {...colours} />
      <ContactSection {...contact} />
    </>
  );
}
