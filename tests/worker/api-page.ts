import { parse } from "node-html-parser";
import type { startWorker } from "./harness.ts";

/** The messages that the site's API page gives for each status. */
export async function apiPageMessages(
  site: Awaited<ReturnType<typeof startWorker>>,
): Promise<Map<number, string[]>> {
  const page = parse(await (await site.fetch("/api-docs")).text());
  const rows = page.querySelectorAll("[aria-labelledby=answers] dl > div");
  return new Map(
    rows.map((row) => [
      Number(row.querySelector("dt")?.textContent),
      row.querySelectorAll("dd span").map(({ textContent }) => textContent),
    ]),
  );
}
