import { notFound } from "~/content/not-found.server";
import { findService } from "~/content/records.server";
import { wordsFor } from "~/content/words.server";
import { FaqSection } from "~/sections/faq-section";
import { LeadFormSection } from "~/sections/lead-form-section";
import { NotFoundBoundary } from "~/sections/not-found-state";
import { pageMeta } from "~/seo/page-meta";
import { breadcrumbList, describeService, faqPage } from "~/seo/schema-org.server";
import { describePage } from "~/seo/structured-data.server";
import type { Route } from "./+types/route";
import { BenefitsSection } from "./benefits-section";
import { HeroSection } from "./hero-section";
import { OfferSection } from "./offer-section";
import { OverviewSection } from "./overview-section";
import { PricingSection } from "./pricing-section";
import { ProcessSection } from "./process-section";
import { servicePage } from "./service-page.server";
import { UseCasesSection } from "./use-cases-section";

export function loader({ context, params, request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  const service = findService(params.serviceId);
  if (!service) throw notFound(words.services.notFound, request);
  const page = servicePage(service, words);
  const { crumbs } = page.hero.breadcrumbs;
  describePage(context, describeService(service), faqPage(service.faqs), breadcrumbList(crumbs));
  return page;
}

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** What it is, how it goes, what comes of it, what it costs, and the next step. */
export default function Service({ loaderData }: Route.ComponentProps) {
  return (
    <div className="bead-7">
      <HeroSection {...loaderData.hero} />
      <OverviewSection {...loaderData.overview} />
      <OfferSection {...loaderData.offer} />
      <ProcessSection {...loaderData.process} />
      <BenefitsSection {...loaderData.benefits} />
      <UseCasesSection {...loaderData.useCases} />
      <PricingSection {...loaderData.pricing} />
      <FaqSection {...loaderData.faqs} />
      <LeadFormSection {...loaderData.enquiry} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <NotFoundBoundary error={error} />;
}
