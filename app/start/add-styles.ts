import { type StartPlan, startPlanId } from "./start-plan";

/** Fetches the whole site's styles, for what is put into a page that has only the styles of its own markup. */
export function addStyles(): void {
  const { stylesheet }: StartPlan = JSON.parse(document.getElementById(startPlanId)?.textContent ?? "");
  if (!stylesheet) return;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: stylesheet });
  document.head.appendChild(link);
}
