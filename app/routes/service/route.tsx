import { notFound } from "#app/content/not-found.ts";
import { wordsFor } from "#app/content/words.ts";
import { CardSection } from "#app/sections/card-section.tsx";
import { FaqSection } from "#app/sections/faq-section.tsx";
import { LeadFormSection } from "#app/sections/lead-form-section.tsx";
import { NotFoundBoundary } from "#app/sections/not-found-state.tsx";
import { OverviewSection } from "#app/sections/overview-section.tsx";
import { findService } from "#data/index.ts";
import type { Route } from "./+types/route";
import { servicePage } from "./service-page";
import {
  BenefitsSection,
  HeroSection,
  OfferSection,
  PricingSection,
  ProcessSection,
} from "./service-sections";

export { pageMeta as meta } from "#app/seo/page-meta.ts";

export function loader({ params, request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  const service = findService(params.serviceId, words.locale);
  if (!service) throw notFound(words.services.notFound);
  return servicePage(service, words);
}

/** A service's page: overview, process, results, prices and the next step. A section without data is left out. */
export default function Service({ loaderData }: Route.ComponentProps) {
  const { service, copy, hero, useCases, pricing, enquiry } = loaderData;
  return (
    <div className={`without-solution hue-${service.hue}`}>
      <HeroSection {...hero} />
      <OverviewSection
        {...copy.overview}
        columns="grid-cols-2 gap-x-6 lg:grid-cols-1"
        paragraphs={service.overview}
        list={{ ...copy.technologies, items: service.technologies }}
      />
      {service.whatWeOffer.length > 0 && <OfferSection {...copy.offer} items={service.whatWeOffer} />}
      {service.process.length > 0 && <ProcessSection {...copy.process} phases={service.process} />}
      {service.benefits.length > 0 && <BenefitsSection {...copy.benefits} items={service.benefits} />}
      <CardSection headingId="use-cases" ground="sunk" {...useCases} />
      <PricingSection {...pricing} />
      {service.faqs.length > 0 && <FaqSection {...copy.faqs} items={service.faqs} />}
      <LeadFormSection {...enquiry} />
    </div>
  );
}

export const ErrorBoundary = NotFoundBoundary;
