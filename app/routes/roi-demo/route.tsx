import { wordsFor } from "#app/content/words.ts";
import { calculatorSection } from "#app/demos/roi-demo/calculator-section.ts";
import copy from "#app/inline/copy.ts?script";
import RoiDemo from "#app/islands/roi-demo.tsx";
import { loadTool } from "#app/routes/tool/load-tool.ts";
import { ToolSections } from "#app/routes/tool/tool-sections.tsx";
import { InlineScript } from "#app/ui/inline-script.tsx";
import { Island } from "#app/ui/island.tsx";
import { calculatorParameter } from "#app/url/roi-demo-parameter.ts";
import type { Route } from "./+types/route";

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
      demo={
        <>
          <Island of={RoiDemo} props={calculator} query={[calculatorParameter]} />
          <InlineScript code={copy} />
        </>
      }
    />
  );
}
