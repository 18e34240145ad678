import { wordsFor } from "#app/content/words.ts";
import { InfoHeader } from "#app/sections/info-header.tsx";
import type { Route } from "./+types/route";
import { pressPage } from "./press-page";
import { ColoursSection, ContactSection, FactsSection, LogosSection } from "./press-sections";

export { pageMeta as meta } from "#app/seo/page-meta.ts";

export function loader({ request }: Route.LoaderArgs) {
  return pressPage(wordsFor(request));
}

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
