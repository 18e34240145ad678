import { crumbsTo } from "~/content/breadcrumbs.server";
import { infoHeader } from "~/content/info-header.server";
import { wordsFor } from "~/content/words.server";
import { InfoHeader } from "~/sections/info-header";
import { pageMeta } from "~/seo/page-meta";
import { breadcrumbList } from "~/seo/schema-org.server";
import { describePage } from "~/seo/structured-data.server";
import type { Route } from "./+types/route";
import { CallSection } from "./call-section";
import { PartsSection } from "./parts-section";
import { TellingSection } from "./telling-section";

export function loader({ context, request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  const { meta, hero, parts, telling, call } = words.status;
  describePage(context, breadcrumbList(crumbsTo("/status", words)));
  return {
    meta,
    parts,
    telling,
    call,
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
