import { wordsFor } from "#app/content/words.server.ts";
import { ClosingSection } from "#app/sections/closing-section.tsx";
import type { Route } from "./+types/route";
import { aboutPage } from "./about-page.server";
import {
  ExpertiseSection,
  HeroSection,
  MissionSection,
  ReasonsSection,
  StatsSection,
  TeamSection,
  ValuesSection,
} from "./about-sections";

export { pageMeta as meta } from "#app/seo/page-meta.ts";

export function loader({ request }: Route.LoaderArgs) {
  return aboutPage(wordsFor(request));
}

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
