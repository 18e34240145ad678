import { companyPlaces, fillAll, wordsFor } from "~/content.server";
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
  const places = companyPlaces();
  const { meta, hero, parts, telling, call } = fillAll(words.status, places);
  describePage(context, breadcrumbList(crumbsTo("/status")));
  return {
    ...{ meta, parts, telling },
    header: { ...infoHeader("help", "/status", words), ...hero },
    call: { ...call, phoneLink: places.phoneLink },
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
