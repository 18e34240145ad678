import { breadcrumbData } from "#app/content/breadcrumbs.ts";
import { companyFacts } from "#app/content/company-facts.ts";
import { shownFigures } from "#app/content/counted-figures.ts";
import { chatLink } from "#app/content/links.ts";
import { figuresLabel } from "#app/content/sample-label.ts";
import { teamSection } from "#app/content/team.ts";
import { wordsFor } from "#app/content/words.ts";
import { ClosingSection } from "#app/sections/closing-section.tsx";
import { person } from "#app/seo/schema-org.ts";
import { getCompany, listTeam } from "#data/index.ts";
import type { Route } from "./+types/route";
import { certificationsBox } from "./about-page";
import { HeroSection, MissionSection, ReasonsSection, StatsSection, ValuesSection } from "./about-sections";
import { ExpertiseSection } from "./expertise-section";
import { TeamSection } from "./team-section";

export { pageMeta as meta } from "#app/seo/page-meta.ts";

export function loader({ request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  const { about, chat, locale } = words;
  const { expertise } = about;
  const company = getCompany(locale);
  const members = listTeam(locale);
  return {
    ...about,
    stats: {
      ...about.stats,
      intro: about.stats.intro.trim(),
      items: shownFigures(about.stats.items),
      sampleLabel: figuresLabel(words),
    },
    team: teamSection(words),
    expertise: {
      ...expertise,
      certifications: certificationsBox(company, words),
      company: { title: expertise.company, facts: companyFacts(company, words) },
    },
    closing: { ...about.closing, chatLink: chatLink(chat.greeting) },
    structuredData: [breadcrumbData("/about", words), ...members.filter(({ sample }) => !sample).map(person)],
  };
}

export default function About({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <HeroSection {...loaderData.hero} />
      {loaderData.stats.items.length > 0 && <StatsSection {...loaderData.stats} />}
      <MissionSection {...loaderData.mission} />
      <ValuesSection {...loaderData.values} />
      {loaderData.team.items.length > 0 && <TeamSection {...loaderData.team} />}
      <ReasonsSection {...loaderData.reasons} />
      <ExpertiseSection {...loaderData.expertise} />
      <ClosingSection {...loaderData.closing} />
    </>
  );
}
