import { notFound } from "#app/content/not-found.ts";
import { toolPage } from "#app/content/tool-page.ts";
import { wordsFor } from "#app/content/words.ts";
import { NotFoundBoundary } from "#app/sections/not-found-state.tsx";
import { breadcrumbList, demoSection, faqPage, softwareApplication } from "#app/seo/schema-org.ts";
import { findTool } from "#data/index.ts";
import { additionsTo } from "../additions";
import type { Route } from "./+types/route";
import { ToolSections } from "./tool-sections";

export { pageMeta as meta } from "#app/seo/page-meta.ts";

export function loader({ params, request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  const tool = findTool(params.toolId, words.locale);
  if (!tool) throw notFound(words.tools.notFound);
  const { hero, ...page } = toolPage(tool, words);
  const { files, demo } = additionsTo(tool.path, words);
  return {
    ...page,
    hero: {
      ...hero,
      files,
      isTried: demo && !demo.replacesPicture,
      illustration: demo?.replacesPicture ? undefined : hero.illustration,
    },
    demo,
    structuredData: [
      softwareApplication(tool, words.locale),
      ...faqPage(tool.faqs, words.locale),
      ...(demo ? [demoSection(demo.title, tool.path, words.locale)] : []),
      breadcrumbList(hero.breadcrumbs.crumbs, words.locale),
    ],
  };
}

export default function Tool({ loaderData }: Route.ComponentProps) {
  return <ToolSections {...loaderData} />;
}

export const ErrorBoundary = NotFoundBoundary;
