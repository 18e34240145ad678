import { localPath } from "#app/url/locale-paths.ts";
import type { Locale } from "#data/index.ts";

export function brochurePath(id: string, locale: Locale): string {
  return `${localPath("/brochures", locale)}/${id}.pdf`;
}
