import { wordsFor } from "#app/content/words.server.ts";
import { ClosingSection } from "#app/sections/closing-section.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/route";
import { aboutPage } from "./about-page.server";
import {
  ExpertiseSection,
  MissionSection,
  ReasonsSection,
  StatsSection,
  ValuesSection,
} from "./about-sections";
import { HeroSection } from "./hero-section";
import { TeamSection } from "./team-section";

export function loader({ request }: Route.LoaderArgs) {
  return aboutPage(wordsFor(request));
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
