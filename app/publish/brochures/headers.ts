import { policyHeader } from "#app/security/headers.ts";
import { localPath } from "#app/url/locale-paths.ts";
import { locales } from "#data/index.ts";

/**
 * Lines of the `_headers` file. Search engines list the tool's page instead. Without a policy, which some browsers apply
 * to the viewer that they show a PDF in.
 */
export const brochureHeaders = () =>
  locales.flatMap((locale) => [
    `${localPath("/brochures", locale)}/*`,
    "  X-Robots-Tag: noindex",
    `  ! ${policyHeader}`,
  ]);
