import { wordsFor } from "#app/content/words.server.ts";
import { loadTool } from "#app/routes/tool/load-tool.server.ts";
import { ToolSections } from "#app/routes/tool/tool-sections.tsx";
import type { Route } from "./+types/route";
import { calculatorSection } from "./calculator-section.server";
import { TrySection } from "./try-section";

export { pageMeta as meta } from "#app/seo/page-meta.ts";

/** The page of the ROI Calculator, with the calculator itself: no other tool's page carries its script. */
export function loader({ request }: Route.LoaderArgs) {
  return { ...loadTool("roi-calculator", request), calculator: calculatorSection(wordsFor(request)) };
}

export default function RoiCalculator({ loaderData: { calculator, ...page } }: Route.ComponentProps) {
  return (
    // The calculator itself is the picture.
    <ToolSections
      {...page}
      hero={{ ...page.hero, illustration: undefined }}
      demo={<TrySection {...calculator} />}
    />
  );
}
