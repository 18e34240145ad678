import { crumbsTo } from "~/content/breadcrumbs.server";
import { wordsFor } from "~/content/words.server";
import { ClosingSection } from "~/sections/closing-section";
import { InfoHeader } from "~/sections/info-header";
import { pageMeta } from "~/seo/page-meta";
import { breadcrumbList } from "~/seo/schema-org.server";
import { describePage } from "~/seo/structured-data.server";
import type { Route } from "./+types/route";
import { buyingPage } from "./buying-page.server";
import { CostsSection } from "./costs-section";
import { FactsSection } from "./facts-section";
import { StagesSection } from "./stages-section";
import { StepsSection } from "./steps-section";

export function loader({ context, request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  describePage(context, breadcrumbList(crumbsTo("/how-buying-works", words)));
  return buyingPage(words);
}

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** What a buyer asks about money and the first days, in the order in which it comes up. */
export default function HowBuyingWorks({ loaderData }: Route.ComponentProps) {
  const { header, facts, stages, costs, trial, week, closing } = loaderData;
  return (
    <div className={`bead-${header.bead}`}>
      <InfoHeader {...header} />
      <FactsSection {...facts} />
      <StagesSection {...stages} />
      <CostsSection {...costs} />
      <div className="measure grid gap-x-16 gap-y-16 pb-section lg:grid-cols-2">
        <StepsSection id="trial" {...trial} />
        <StepsSection id="week" {...week} />
      </div>
      <ClosingSection {...closing} />
    </div>
  );
}
