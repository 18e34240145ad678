import { wordsFor } from "~/content.server";
import { pageMeta } from "~/seo/page-meta";
import type { Route } from "./+types/route";
import { HeroSection } from "./hero-section";

export function loader({ request }: Route.LoaderArgs) {
  const { home, leadForms } = wordsFor(request);
  return { meta: home.meta, hero: { ...home.hero, form: leadForms.contact } };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta);

export default function Home({ loaderData: { hero } }: Route.ComponentProps) {
  return <HeroSection {...hero} />;
}
