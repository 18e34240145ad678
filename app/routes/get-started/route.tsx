import { useState } from "react";
import { useLocation } from "react-router";
import { aboutTitles } from "#app/content/about-titles.server.ts";
import { crumbsTo } from "#app/content/breadcrumbs.server.ts";
import { contactWays } from "#app/content/links.server.ts";
import { wordsFor } from "#app/content/words.server.ts";
import { enquiryWords } from "#app/demos/roi-demo/enquiry-words.server.ts";
import { GetStartedForm } from "#app/leads/forms/get-started-form.tsx";
import { useCalculation } from "#app/routes/roi-demo/use-calculation.ts";
import { breadcrumbList, organization } from "#app/seo/schema-org.server.ts";
import { useIsHydrated } from "#app/ui/static.tsx";
import { type About, aboutParameter } from "#app/url/about-parameter.ts";
import { fill } from "#data/load/fill.ts";
import type { Route } from "./+types/route";
import { HeroSection, OfferSection, SideSection, ThanksSection } from "./get-started-sections";

export { pageMeta as meta } from "#app/seo/page-meta.ts";

export function loader({ request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  const crumbs = crumbsTo("/get-started", words);
  const { offer, buying } = words.common;
  return {
    structuredData: [organization({ withPhones: true }), breadcrumbList(crumbs, words.locale)],
    ...words.getStarted,
    offer,
    thanks: { ...words.getStarted.thanks, steps: offer.steps },
    aboutTitles: aboutTitles(words.locale),
    roiDemo: enquiryWords(words),
    buying,
    contact: contactWays(words, "fromGetStarted"),
  };
}

export default function GetStarted({ loaderData }: Route.ComponentProps) {
  const [isSent, setIsSent] = useState(false);
  const useCase = [
    useCalculation(loaderData.roiDemo), // roi-demo: its figures
    useSubject(loaderData),
  ].find((text) => text !== undefined);
  if (isSent) return <ThanksSection {...loaderData.thanks} />;

  const { hero, formTitle, form, offer, reasons, buying, contact } = loaderData;
  return (
    <>
      <HeroSection {...hero} />
      <div className="measure grid gap-12 pb-section lg:grid-cols-[1.7fr_1fr] lg:gap-16">
        <section
          aria-labelledby="form"
          data-reads-query
          className="relative -mt-28 self-start rounded-card border border-line bg-card dark:bg-sunk p-6 shadow-card sm:p-8 lg:-mt-36 lg:p-10"
        >
          <h2 id="form" className="mb-6 text-heading">
            {formTitle}
          </h2>
          <GetStartedForm copy={form} useCase={useCase} onSuccess={() => setIsSent(true)} />
        </section>
        <OfferSection {...offer} />
        <SideSection reasons={reasons} buying={buying} contact={contact} />
      </div>
    </>
  );
}

/** The first words of an enquiry about what the URL names. What was typed before the script ran stays in the field. */
function useSubject({ form, aboutTitles }: Route.ComponentProps["loaderData"]): string | undefined {
  const { search } = useLocation();
  const isHydrated = useIsHydrated();
  const about = isHydrated ? new URLSearchParams(search).getAll(aboutParameter) : [];
  // The URL may say anything: "constructor" is a key of every object.
  const titles = about
    .filter((each) => Object.hasOwn(aboutTitles, each))
    .map((each) => aboutTitles[each as About]);
  return titles.length > 0 ? fill(form.about, { title: titles.join(", ") }) : undefined;
}
