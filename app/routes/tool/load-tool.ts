import { notFound } from "#app/content/not-found.ts";
import { toolPage } from "#app/content/tool-page.ts";
import { wordsFor } from "#app/content/words.ts";
import { breadcrumbList, demoSection, faqPage, softwareApplication } from "#app/seo/schema-org.ts";
import { findTool } from "#data/index.ts";
import { additionsTo } from "../additions";

/** A tool's page, with what search engines read of it. @throws the Tool Not Found state, a response of status 404 */
export function loadTool(id: string, request: Request) {
  const words = wordsFor(request);
  const tool = findTool(id, words.locale);
  if (!tool) throw notFound(words.tools.notFound);
  const page = toolPage(tool, words);
  const { files, demo } = additionsTo(tool.path, words);
  const { crumbs } = page.hero.breadcrumbs;
  return {
    ...page,
    hero: { ...page.hero, files, tryIt: demo?.tryIt },
    demo,
    structuredData: [
      softwareApplication(tool, words.locale),
      ...faqPage(tool.faqs, words.locale),
      ...(demo ? [demoSection(demo.title, tool.path, words.locale)] : []),
      breadcrumbList(crumbs, words.locale),
    ],
  };
}
