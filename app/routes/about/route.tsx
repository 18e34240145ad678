import { chatLink, getCompany, listTeam, wordsFor } from "~/content.server";
import { labelSamples } from "~/sample-label.server";
import { ClosingSection } from "~/sections/closing-section";
import { pageMeta } from "~/seo/page-meta";
import { describePage } from "~/seo/structured-data.server";
import { breadcrumbList, crumbsTo, person } from "~/seo/things.server";
import type { Route } from "./+types/route";
import { ExpertiseSection } from "./expertise-section";
import { HeroSection } from "./hero-section";
import { MissionSection } from "./mission-section";
import { ReasonsSection } from "./reasons-section";
import { StatsSection } from "./stats-section";
import { TeamSection } from "./team-section";
import { ValuesSection } from "./values-section";

export function loader({ context, request }: Route.LoaderArgs) {
  const { about, common, chat } = wordsFor(request);
  const { certifications } = getCompany();
  const team = listTeam();
  describePage(
    context,
    breadcrumbList(crumbsTo("/about")),
    ...team.filter(({ sample }) => !sample).map(person),
  );
  return {
    ...about,
    team: {
      ...about.team,
      items: labelSamples(team, common.sample.person),
    },
    expertise: {
      ...about.expertise,
      certifications: { title: about.expertise.certifications, items: certifications },
    },
    closing: { ...about.closing, chatLink: chatLink(chat.greeting) },
  };
}

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** Who we are: where we come from, what we have done, what we want and won't do, the people, and why us. */
export default function About({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <HeroSection {...loaderData.hero} />
      <StatsSection {...loaderData.stats} />
      <MissionSection {...loaderData.mission} />
      <ValuesSection {...loaderData.values} />
      <TeamSection {...loaderData.team} />
      <ReasonsSection {...loaderData.reasons} />
      <ExpertiseSection {...loaderData.expertise} />
      <ClosingSection {...loaderData.closing} />
    </>
  );
}
