import {
  beadOfSolution,
  beadOfTool,
  chatLink,
  fill,
  findTool,
  listSolutions,
  wordsFor,
} from "~/content.server";
import { ClosingSection } from "~/sections/closing-section";
import { PageHero } from "~/sections/page-hero";
import { pageMeta } from "~/seo/page-meta";
import { describePage } from "~/seo/structured-data.server";
import { breadcrumbList, crumbsTo } from "~/seo/things.server";
import type { Route } from "./+types/route";
import { LedgerSection } from "./ledger-section";
import { NightSection } from "./night-section";
import { PictureSection } from "./picture-section";
import { StrandSection } from "./strand-section";

export function loader({ context, request }: Route.LoaderArgs) {
  const { solutions, home, chat } = wordsFor(request);
  const { meta, hero, strand, benefits, tools, more, closing } = solutions.overview;
  describePage(context, breadcrumbList(crumbsTo("/solutions")));
  return {
    ...{ meta, hero, strand },
    solutions: listSolutions().map((solution) => ({
      ...{ id: solution.id, title: solution.title, description: solution.description, path: solution.path },
      bead: beadOfSolution(solution.id),
      benefits: { title: benefits, items: solution.benefits },
      tools: {
        title: tools,
        items: solution.tools.flatMap((id) => {
          const tool = findTool(id);
          return tool ? { id, title: tool.title, path: tool.path, bead: beadOfTool(tool) } : [];
        }),
      },
      more: fill(more, { title: solution.title }),
    })),
    closing: { ...home.closing, ...closing, chatLink: chatLink(chat.greeting) },
  };
}

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** The run of the page: a picture, a ledger, a night, and again, so that no two neighbours are alike. */
const shapes = [PictureSection, LedgerSection, NightSection];

export default function Solutions({ loaderData }: Route.ComponentProps) {
  const { hero, strand, solutions, closing } = loaderData;
  return (
    <>
      <PageHero bead={2} {...hero} />
      <StrandSection label={strand} items={solutions} />
      {solutions.map((solution, index) => {
        const Shape = shapes[index % shapes.length] ?? PictureSection;
        return <Shape key={solution.id} {...solution} isMirrored={index % 2 === 1} />;
      })}
      <ClosingSection {...closing} />
    </>
  );
}
