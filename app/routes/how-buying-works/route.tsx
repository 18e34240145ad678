import { brochureSamples } from "#app/content/brochure-link.ts";
import { wordsFor } from "#app/content/words.ts";
import { BrochureSamples } from "#app/sections/brochure-links.tsx";
import { ClosingSection } from "#app/sections/closing-section.tsx";
import { InfoHeader } from "#app/sections/info-header.tsx";
import type { Route } from "./+types/route";
import { buyingPage } from "./buying-page";
import { CostsSection, FactsSection, StagesSection, StepsSection } from "./buying-sections";

export { pageMeta as meta } from "#app/seo/page-meta.ts";

export function loader({ request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  return {
    ...buyingPage(words),
    brochures: brochureSamples(words),
  };
}

export default function HowBuyingWorks({ loaderData }: Route.ComponentProps) {
  const { header, facts, risks, stages, costs, alternatives, trial, week, closing } = loaderData;
  return (
    <div className="without-thread">
      <InfoHeader {...header} />
      <FactsSection id="facts" {...facts} />
      <FactsSection id="risks" ground="sunk" {...risks} />
      <BrochureSamples {...loaderData.brochures} />
      <StagesSection {...stages} />
      <CostsSection {...costs} />
      <FactsSection id="alternatives" ground="sunk" {...alternatives} />
      <StepsSection id="trial" {...trial} />
      <StepsSection id="week" {...week} />
      <ClosingSection {...closing} />
    </div>
  );
}
