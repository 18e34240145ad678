import { getCompany } from "#data/index.ts";
import { isLoopback } from "./settings";

/**
 * The origin of the links in mails. It is that of the company's site even if the visitor used another URL, for example at
 * workers.dev or with http. On this machine it is the origin of the request, so that a local mail links to the local site.
 */
export function siteOrigin(requestUrl: string): string {
  const { hostname, origin } = new URL(requestUrl);
  return isLoopback(hostname) ? origin : new URL(getCompany("en").siteUrl).origin;
}
