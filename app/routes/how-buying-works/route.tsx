import { brochureSamples } from "#app/content/brochure-link.server.ts";
import { wordsFor } from "#app/content/words.server.ts";
import { BrochureSamples } from "#app/sections/brochure-links.tsx";
import { ClosingSection } from "#app/sections/closing-section.tsx";
import { InfoHeader } from "#app/sections/info-header.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/route";
import { buyingPage } from "./buying-page.server";
import { CostsSection, FactsSection, StagesSection, StepsSection } from "./buying-sections";

export function loader({ request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  return {
    ...buyingPage(words),
    brochures: brochureSamples(words),
  };
}

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** What a buyer asks about money and the first days, in the order in which it comes up. */
export default function HowBuyingWorks({ loaderData }: Route.ComponentProps) {
  const { header, facts, risks, stages, costs, alternatives, trial, week, closing } = loaderData;
  return (
    <>
      <InfoHeader {...header} />
      <FactsSection id="facts" {...facts} />
      <FactsSection id="risks" {...risks} />
      <BrochureSamples {...loaderData.brochures} />
      <StagesSection {...stages} />
      <CostsSection {...costs} />
      <FactsSection id="alternatives" {...alternatives} />
      <div className="measure grid gap-x-16 gap-y-16 pb-section lg:grid-cols-2">
        <StepsSection id="trial" {...trial} />
        <StepsSection id="week" {...week} />
      </div>
      <ClosingSection {...closing} />
    </>
  );
}
