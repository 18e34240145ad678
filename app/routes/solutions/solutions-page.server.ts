import { accentOfTool } from "#app/content/accents.server.ts";
import { pictureOf } from "#app/content/illustrations.server.ts";
import { chatLink } from "#app/content/links.server.ts";
import { wordsBeside } from "#app/content/words.server.ts";
import { findTool, type Locale, listSolutions, type Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";

export type SolutionsPage = ReturnType<typeof solutionsPage>;

export function solutionsPage(words: Words) {
  const { solutions, home, chat } = words;
  const { meta, hero, solutionLinks, closing } = solutions.overview;
  return {
    meta,
    hero,
    solutionLinks,
    solutions: listSolutions(words.locale).map((solution) => {
      const ownWords = wordsBeside(solution, words);
      const { benefits, tools, more } = ownWords.solutions.overview;
      return {
        id: solution.id,
        lang: solution.lang,
        title: solution.title,
        line: ownWords.home.solutions.lines[solution.id],
        description: solution.description,
        path: solution.path,
        accent: solution.accent,
        illustration: pictureOf(solution, words),
        benefits: { title: benefits, items: solution.benefits },
        tools: { title: tools, items: solution.tools.flatMap((id) => toolLink(id, words.locale)) },
        more: fill(more, { title: solution.title }),
      };
    }),
    closing: { ...home.closing, ...closing, chatLink: chatLink(chat.greeting) },
  };
}

function toolLink(id: string, locale: Locale) {
  const tool = findTool(id, locale);
  return tool
    ? [{ id, lang: tool.lang, title: tool.title, path: tool.path, accent: accentOfTool(tool) }]
    : [];
}
