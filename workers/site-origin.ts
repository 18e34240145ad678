import { getCompany } from "#data/index.ts";
import { isLoopback } from "./settings";

/**
 * The origin that links in mails lead to: the company's site, whichever address a visitor has used, such as that at
 * workers.dev or one with http. On this machine it is that of the request, so that a local mail leads to the local site.
 */
export function siteOrigin(requestUrl: string): string {
  const { hostname, origin } = new URL(requestUrl);
  return isLoopback(hostname) ? origin : new URL(getCompany("en").siteUrl).origin;
}
