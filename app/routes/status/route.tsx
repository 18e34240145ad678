import { crumbsTo } from "#app/content/breadcrumbs.server.ts";
import { infoHeader } from "#app/content/info-header.server.ts";
import { wordsFor } from "#app/content/words.server.ts";
import { InfoHeader } from "#app/sections/info-header.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbList } from "#app/seo/schema-org.server.ts";
import type { Route } from "./+types/route";
import { CallSection } from "./call-section";
import { PartsSection } from "./parts-section";
import { TellingSection } from "./telling-section";

export function loader({ request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  const { meta, hero, parts, telling, call } = words.status;
  return {
    structuredData: [breadcrumbList(crumbsTo("/status", words), words.locale)],
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
    <div className={`accent-${header.accent}`}>
      <InfoHeader {...header} />
      <PartsSection {...parts} />
      <TellingSection {...telling} />
      <CallSection {...call} />
    </div>
  );
}
