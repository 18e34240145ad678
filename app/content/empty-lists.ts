import { listCaseStudies, listTeam } from "#data/index.ts";

/** Whether a link leads to a list of records that has none: no menu and no text offers it then. */
export function isEmptyList(path: string): boolean {
  if (path === "/case-studies") return listCaseStudies("en").length === 0;
  if (path === "/about#team") return listTeam("en").length === 0;
  return false;
}
