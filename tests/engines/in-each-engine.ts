import { rm } from "node:fs/promises";
import { afterAll, beforeAll, describe } from "vitest";
import { SiteProcess } from "../worker/site-process.ts";
import { startFirefox } from "./firefox.ts";
import { Visitor } from "./visitor.ts";
import { startWebkit } from "./webkit.ts";

/**
 * Runs tests in Firefox and in WebKit, against a site that is started for them.
 * @param name of the folder in which the site keeps its leads
 * @param addTests defines the tests. Its visitor has a browser only while a test runs
 */
export function inEachEngine(name: string, addTests: (visitor: Visitor) => void): void {
  const state = `tests/results/${name}-state`;
  let site: SiteProcess;

  beforeAll(async () => {
    // The site stores leads. Nothing answers at the address of the mail service, which visitors do not notice.
    site = await SiteProcess.start(state, "http://127.0.0.1:9");
  });

  afterAll(async () => {
    await site.kill();
    await rm(state, { recursive: true, force: true });
  });

  describe.each([
    ["Firefox", startFirefox],
    ["WebKit", startWebkit],
  ])("%s", (_name, start) => {
    const visitor = new Visitor();
    beforeAll(async () => visitor.open(await start(), site.url));
    afterAll(() => visitor.close());
    addTests(visitor);
  });
}
