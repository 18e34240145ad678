import type { RouterContextProvider } from "react-router";
import { notFound } from "#app/content/not-found.server.ts";
import { wordsFor } from "#app/content/words.server.ts";
import { breadcrumbList, faqPage, softwareApplication } from "#app/seo/schema-org.server.ts";
import { describePage } from "#app/seo/structured-data.server.ts";
import { findTool } from "#data/index.ts";
import { brochureLink } from "./brochure-link.server";
import { toolPage } from "./tool-page.server";

interface LoaderArgs {
  context: Readonly<RouterContextProvider>;
  request: Request;
}

/**
 * Loads a tool's page, and describes it for search engines.
 * @throws the Tool Not Found state, a response of status 404, where there is no such tool
 */
export function loadTool(id: string, { context, request }: LoaderArgs) {
  const words = wordsFor(request);
  const tool = findTool(id, words.locale);
  if (!tool) throw notFound(words.tools.notFound, request);
  const page = toolPage(tool, words);
  const { crumbs } = page.hero.breadcrumbs;
  describePage(
    context,
    softwareApplication(tool, words.locale),
    ...faqPage(tool.faqs, words.locale),
    breadcrumbList(crumbs, words.locale),
  );
  return {
    ...page,
    hero: {
      ...page.hero,
      brochure: brochureLink(id, words),
    },
  };
}
