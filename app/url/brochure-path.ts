import type { Locale } from "#data/index.ts";
import { localPath } from "./locale-paths.ts";

export function brochurePath(id: string, locale: Locale): string {
  return `${localPath("/brochures", locale)}/${id}.pdf`;
}
