import { buyingPage } from "#app/content/buying-page.ts";
import { wordsFor } from "#app/content/words.ts";
import { ClosingSection } from "#app/sections/closing-section.tsx";
import { FilesSection } from "#app/sections/file-links.tsx";
import { InfoHeader } from "#app/sections/info-header.tsx";
import { additionsTo } from "../additions";
import type { Route } from "./+types/route";
import { CostsSection, StagesSection, StepsSection } from "./buying-sections";
import { FactsSection } from "./facts-section";

export { pageMeta as meta } from "#app/seo/page-meta.ts";

export function loader({ request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  return {
    ...buyingPage(words),
    added: additionsTo("/how-buying-works", words),
  };
}

export default function HowBuyingWorks({ loaderData }: Route.ComponentProps) {
  const { header, facts, risks, stages, costs, alternatives, trial, week, closing, added } = loaderData;
  return (
    <>
      <InfoHeader {...header} hasThread />
      <StagesSection {...stages} />
      <FactsSection id="facts" isLarge {...facts} />
      <FactsSection id="risks" ground="sunk" {...risks} />
      {added.sections.map((section) => (
        <FilesSection key={section.id} {...section} />
      ))}
      <StepsSection id="week" {...week} />
      <CostsSection {...costs} />
      <FactsSection id="alternatives" ground="sunk" isLarge {...alternatives} />
      <StepsSection id="trial" {...trial} />
      <ClosingSection {...closing} />
    </>
  );
}
