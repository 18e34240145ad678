import { listCaseStudies, listTeam } from "#data/index.ts";

/** Whether a link leads to a list without records. Menus and texts then leave the link out. */
export function isEmptyList(path: string): boolean {
  if (path === "/case-studies") return listCaseStudies("en").length === 0;
  if (path === "/about#team") return listTeam("en").length === 0;
  return false;
}
