import { wordsFor } from "#app/content/words.ts";
import { demoSection, tryPage } from "#app/demos/statement-demo/try-page.ts";
import StatementDemo from "#app/islands/statement-demo.tsx";
import { loadTool } from "#app/routes/tool/load-tool.ts";
import { ToolSections } from "#app/routes/tool/tool-sections.tsx";
import { Island } from "#app/ui/island.tsx";
import type { Route } from "./+types/route";

export { pageMeta as meta } from "#app/seo/page-meta.ts";

/** A route of its own, so that no other tool's page brings the script of this demo. */
export function loader({ request }: Route.LoaderArgs) {
  const page = loadTool("ai-mpesa-analyzer", request);
  const words = wordsFor(request);
  const demo = tryPage(words);
  return {
    ...page,
    structuredData: [
      ...page.structuredData,
      demoSection(demo.copy.title, "/tools/ai-mpesa-analyzer", words.locale),
    ],
    demo,
  };
}

export default function MpesaAnalyzer({ loaderData: { demo, ...page } }: Route.ComponentProps) {
  return (
    <ToolSections
      {...page}
      hero={{ ...page.hero, tryIt: demo.copy.tryIt }}
      demo={<Island of={StatementDemo} props={demo} />}
    />
  );
}
