import { wordsFor } from "~/content.server";
import { infoHeader } from "~/info-header.server";
import { InfoHeader } from "~/sections/info-header";
import { pageMeta } from "~/seo/page-meta";
import { describePage } from "~/seo/structured-data.server";
import { breadcrumbList, crumbsTo } from "~/seo/things.server";
import type { Route } from "./+types/route";
import { CallSection } from "./call-section";
import { PartsSection } from "./parts-section";
import { TellingSection } from "./telling-section";

export function loader({ context, request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  const { meta, hero, parts, telling, call } = words.status;
  describePage(context, breadcrumbList(crumbsTo("/status")));
  return {
    ...{ meta, parts, telling, call },
    header: { ...infoHeader("help", "/status", words), ...hero },
  };
}

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export default function Status({ loaderData: { header, parts, telling, call } }: Route.ComponentProps) {
  return (
    <div className={`bead-${header.bead}`}>
      <InfoHeader {...header} />
      <PartsSection {...parts} />
      <TellingSection {...telling} />
      <CallSection {...call} />
    </div>
  );
}
