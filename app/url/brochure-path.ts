import type { Locale } from "#data/index.ts";
import { localPath } from "./locale-paths.ts";

/** Where the brochure of a tool is. */
export function brochurePath(id: string, locale: Locale): string {
  return `${localPath("/brochures", locale)}/${id}.pdf`;
}
