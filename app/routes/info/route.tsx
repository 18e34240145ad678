import { breadcrumbData } from "#app/content/breadcrumbs.ts";
import { companyFactsOrExamples, isCheckable } from "#app/content/company-facts.ts";
import { isEmptyList } from "#app/content/empty-lists.ts";
import { wordsFor } from "#app/content/words.ts";
import { turnstileSiteKey } from "#app/leads/intake/lead-intake.ts";
import { ClosingSection } from "#app/sections/closing-section.tsx";
import { FaqSection } from "#app/sections/faq-section.tsx";
import { InfoHeader, SiblingPages } from "#app/sections/info-header.tsx";
import { OffersSection } from "#app/sections/offers-section.tsx";
import { faqPage } from "#app/seo/schema-org.ts";
import { withoutLocale, withoutSlash } from "#app/url/locale-paths.ts";
import { demoConditions, findInfoPage, getCompany, hasDemo, listTools, locales } from "#data/index.ts";
import { additionsTo } from "../additions";
import type { Route } from "./+types/route";
import { infoPage } from "./info-page";
import { ActionSection, ArticleSection, WaysSection } from "./info-sections";

export { pageMeta as meta } from "#app/seo/page-meta.ts";

export function loader({ context, request, url }: Route.LoaderArgs) {
  const words = wordsFor(request);
  const path = withoutLocale(withoutSlash(url.pathname));
  const page = findInfoPage(path, words.locale);
  if (!page) throw new Error(`routes.ts knows ${path}, but there is no data/info${path}.md`);
  const company = getCompany(words.locale);
  const { newsletter, analytics, dataCommissionerNumber, certifications } = company;
  return {
    ...infoPage(page, words, {
      turnstile: context.get(turnstileSiteKey) !== "",
      newsletter: newsletter !== undefined,
      registered: dataCommissionerNumber !== null,
      analytics: Boolean(analytics),
      identified: companyFactsOrExamples(company, words).length > 0,
      certifications: certifications.length > 0,
      certificates: certifications.some(isCheckable),
      demos: listTools(words.locale).some(({ id }) => hasDemo(id, words.locale)),
      ...demoConditions(words.locale),
      swahili: locales.includes("sw"),
      caseStudies: !isEmptyList("/case-studies"),
      team: !isEmptyList("/about#team"),
    }),
    additions: additionsTo(path, words),
    structuredData: [...faqPage(page.faq?.items ?? [], words.locale), breadcrumbData(path, words)],
  };
}

/** A page of prose. Legal texts are laid out for looking something up, the others for reading from top to bottom. */
export default function Info({ loaderData }: Route.ComponentProps) {
  const { kind, header, article, action, ways, faq, references, closing, additions } = loaderData;
  return (
    <article className={faq && !article.jumps ? "without-thread" : undefined} aria-labelledby="page-title">
      <InfoHeader
        {...header}
        siblings={article.jumps ? undefined : header.siblings}
        hasThread={article.jumps}
        picture={additions.picture}
        files={additions.files}
      />
      <ArticleSection kind={ways ? "contact" : kind} {...article}>
        {ways && <WaysSection {...ways} />}
        {action && <ActionSection {...action} />}
      </ArticleSection>
      {article.jumps && (
        <div className="thread border-line border-t">
          <SiblingPages {...header.siblings} />
        </div>
      )}
      {faq && <FaqSection {...faq} />}
      {references && <OffersSection headingId="related" ground="sunk" isOnThread={false} {...references} />}
      {closing && <ClosingSection {...closing} />}
    </article>
  );
}
