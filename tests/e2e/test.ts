import { randomUUID } from "node:crypto";
import {
  test as base,
  type CDPSession,
  type ConsoleMessage,
  expect,
  type Page,
  type WebError,
} from "@playwright/test";
import { minimumVisitMs } from "#app/contract/lead.ts";
import { data } from "./data.ts";

interface Fixtures {
  /** Console errors that a test provokes on purpose. */
  expectedErrors: RegExp[];
  /**
   * Fails the test on any other console error or warning, on any unhandled error in the page, and on anything that
   * its Content-Security-Policy forbids.
   */
  quietPage: undefined;
}

/** Playwright's test, with a page that must stay quiet and an address of its own for the rate limit. */
export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],

  quietPage: [
    async ({ context, expectedErrors }, use) => {
      await context.setExtraHTTPHeaders({ "CF-Connecting-IP": `test-${randomUUID()}` });
      const noise: string[] = [];
      const note = (text: string) => {
        if (!expectedErrors.some((expected) => expected.test(text))) noise.push(text);
      };
      const onMessage = (message: ConsoleMessage) => {
        if (["error", "warning"].includes(message.type())) note(message.text());
      };
      const onError = (error: WebError) => note(String(error.error()));
      context.on("console", onMessage).on("weberror", onError);
      // No test is a visit, or needs the provider that counts visits.
      const { analytics } = data.getCompany("en");
      if (analytics)
        await context.route(analytics.script, (route) =>
          route.fulfill({ contentType: "text/javascript", body: "" }),
        );
      const policyWatch = await context.addInitScript(() => {
        addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
          console.error(`Content-Security-Policy: ${violatedDirective} forbids ${blockedURI} ${sample}`);
        });
      });
      await use(undefined);
      // Tests may share a context: see accessibility.test.ts.
      context.off("console", onMessage).off("weberror", onError);
      await policyWatch.dispose();
      expect(noise, "console errors and unhandled errors").toEqual([]);
    },
    { auto: true },
  ],
});

/** Turns to every island as a pointer over one of its controls does; resolves once all are live. */
export async function hydrate(page: Page): Promise<void> {
  await page.locator("[data-island]").evaluateAll((islands) => {
    const controls = "input:not([type=hidden]),select,textarea,a[data-wait],button:not([popovertarget])";
    for (const island of islands)
      island.querySelector(controls)?.dispatchEvent(new MouseEvent("mousemove", { bubbles: true }));
  });
  await hydrated(page);
}

/** Resolves once an island is live, and none is loading any more. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator("[data-island=live]").first().waitFor({ state: "attached" });
  await expect(page.locator("[data-island=loading]")).toHaveCount(0);
}

/** Resolves once the page has been open for as long as a person needs at least: a quicker form is flagged. */
export async function openLongEnough(page: Page): Promise<void> {
  await page.waitForFunction((ms) => performance.now() >= ms, minimumVisitMs);
}

/** The browser's own font size, in pixels, as long as nobody changes it. */
export const usualFontSize = 16;

/** One of a page: each further one would hear of all that happens in it, too. */
const devTools = new WeakMap<Page, Promise<CDPSession>>();

/** Sets the browser's font size, as a visitor does in its settings: unlike a style, it moves breakpoints too. */
export async function setFontSize(page: Page, standard: number): Promise<void> {
  const session = devTools.get(page) ?? page.context().newCDPSession(page);
  devTools.set(page, session);
  const client = await session;
  await client.send("Page.enable");
  await client.send("Page.setFontSizes", { fontSizes: { standard } });
}

/**
 * Resolves once the page has nothing left to do, after a second at the latest: a browser that draws no frame on a busy
 * machine never calls itself idle.
 */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));
}

/** The module that hydrates islands. */
export const entry = /\/assets\/entry\.client-/;

/** Collects the requests for modules, from now on. */
export function scriptRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) urls.push(request.url());
  });
  return urls;
}

/** Keeps files from the page until they are let through. */
export async function hold(page: Page, files: RegExp) {
  const gate = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return { letThrough: () => gate.resolve() };
}

export { expect };
