import { aboutTitles, trialPlans } from "#app/content/about-titles.ts";
import { crumbsTo } from "#app/content/breadcrumbs.ts";
import { contactWays } from "#app/content/links.ts";
import { teamLink } from "#app/content/team.ts";
import { wordsFor } from "#app/content/words.ts";
import GetStartedForm from "#app/islands/get-started-form.tsx";
import { breadcrumbList, organization } from "#app/seo/schema-org.ts";
import { Island } from "#app/ui/island.tsx";
import { aboutParameter, textParameter } from "#app/url/about-parameter.ts";
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
    trialPlans: trialPlans(),
    buying,
    team: teamLink(words),
    contact: contactWays(words, "/get-started"),
  };
}

/** The id of the `<template>` that holds the success screen. */
const thanksId = "thanks";

export default function GetStarted({ loaderData }: Route.ComponentProps) {
  const { hero, formTitle, trial, form, offer, reasons, buying, team, contact, thanks } = loaderData;
  return (
    <>
      <HeroSection {...hero} />
      <div className="measure grid gap-8 pb-section sm:gap-12 lg:grid-cols-wide lg:gap-12 xl:gap-16">
        <section
          aria-labelledby="form"
          data-print="hidden"
          className="relative -mt-20 self-start card p-4 shadow-card sm:-mt-28 sm:p-8 lg:-mt-36 xl:p-10"
        >
          <h2 id="form" className="text-heading">
            {formTitle}
          </h2>
          <p className="mt-2 mb-3 sm:mb-6">{trial}</p>
          <Island
            of={GetStartedForm}
            props={{ copy: form, titles: loaderData.aboutTitles, trials: loaderData.trialPlans, thanksId }}
            query={[aboutParameter, textParameter]}
          />
        </section>
        <OfferSection {...offer} />
        <SideSection reasons={reasons} buying={buying} team={team} contact={contact} />
      </div>
      <template id={thanksId}>
        <ThanksSection {...thanks} />
      </template>
    </>
  );
}
