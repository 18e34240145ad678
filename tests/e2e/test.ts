import { randomUUID } from "node:crypto";
import {
  test as base,
  type CDPSession,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
  type WebError,
} from "@playwright/test";
import { minimumVisitMs } from "#app/contract/lead.ts";
import { data } from "./data.ts";

interface Fixtures {
  /** Console errors that a test causes on purpose. */
  expectedErrors: RegExp[];
  /**
   * Fails the test on any other console error or warning, on any unhandled error in the page, and on any violation of
   * the Content-Security-Policy.
   */
  quietPage: undefined;
}

/** Playwright's test, with these fixtures and an IP address of its own, so that the rate limit does not refuse it. */
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
      // Replace the script that counts visits, because tests are no visits and must not need its provider.
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
      // Remove the listeners, because tests may share a context (accessibility.test.ts).
      context.off("console", onMessage).off("weberror", onError);
      await policyWatch.dispose();
      expect(noise, "console errors and unhandled errors").toEqual([]);
    },
    { auto: true },
  ],
});

/** Hydrates all islands by a mouse movement over one of their controls. Resolves when all are live. */
export async function hydrate(page: Page): Promise<void> {
  await page.locator("[data-island]").evaluateAll((islands) => {
    const controls = "input:not([type=hidden]),select,textarea,a[data-wait],button:not([popovertarget])";
    for (const island of islands)
      island.querySelector(controls)?.dispatchEvent(new MouseEvent("mousemove", { bubbles: true }));
  });
  await hydrated(page);
}

/** Resolves when an island is live and none is loading. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator("[data-island=live]").first().waitFor({ state: "attached" });
  await expect(page.locator("[data-island=loading]")).toHaveCount(0);
}

/** Resolves when the page has been open for 2 s. A form that is sent earlier is flagged as spam. */
export async function openLongEnough(page: Page): Promise<void> {
  await page.waitForFunction((ms) => performance.now() >= ms, minimumVisitMs);
}

/** The browser's default font size, in pixels. */
export const usualFontSize = 16;

/** One session per page, because every session receives all events of the page. */
const devTools = new WeakMap<Page, Promise<CDPSession>>();

/** Sets the font size in the browser's settings. Unlike a style, this also changes media queries in rem. */
export async function setFontSize(page: Page, standard: number): Promise<void> {
  const session = devTools.get(page) ?? page.context().newCDPSession(page);
  devTools.set(page, session);
  const client = await session;
  await client.send("Page.enable");
  await client.send("Page.setFontSizes", { fontSizes: { standard } });
}

/**
 * Resolves when the page is idle, at the latest after 1 s, because a browser that draws no frame never reports idle.
 */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));
}

/**
 * Clicks a button, and then the element in its place, as a finger that taps twice. `detail` is 1 for both clicks: Firefox does not
 * count taps, and Chromium only those within 300 ms.
 */
export async function tapTwice(button: Locator): Promise<void> {
  await button.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    for (let tap = 0; tap < 2; tap++)
      document
        .elementFromPoint(x + width / 2, y + height / 2)
        ?.dispatchEvent(
          new PointerEvent("click", { bubbles: true, cancelable: true, detail: 1, pointerType: "touch" }),
        );
  });
}

/** The module that hydrates islands. */
export const entry = /\/assets\/entry\.client-/;

/**
 * Collects the URLs of modules that the page requests from now on. Without the request of an import whose module was downloaded
 * before, because it is answered from the cache (app/inline/boot.ts).
 */
export function scriptRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    const isFromCache = request.resourceType() === "script" && urls.includes(url);
    if (/\/assets\/.*\.js$/.test(url) && !isFromCache) urls.push(url);
  });
  return urls;
}

/** Holds back requests for files until `letThrough` is called. */
export async function hold(page: Page, files: RegExp) {
  const gate = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return { letThrough: () => gate.resolve() };
}

export { expect };
