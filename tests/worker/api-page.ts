import { parse } from "node-html-parser";
import type { startWorker } from "./harness.ts";

/** The messages for each status on the site's page about its API. */
export async function apiPageMessages(
  site: Awaited<ReturnType<typeof startWorker>>,
): Promise<Map<number, string[]>> {
  const page = parse(await (await site.fetch("/api-docs")).text());
  const cells = page.querySelectorAll("tr").map((row) => row.querySelectorAll("th, td"));
  return new Map(
    cells.map(([status, , messages]) => [
      Number(status?.textContent),
      (messages?.innerHTML ?? "").split("<br>").map((html) => parse(html).textContent),
    ]),
  );
}
