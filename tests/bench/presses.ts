import { globSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "@playwright/test";
import { type Served, visitAs } from "./browse.ts";
import { median, table } from "./table.ts";

const runs = 5;

export interface Press {
  name: string;
  path: string;
  /** The selector of the pressed control. */
  control: string;
  /** A selector that matches once the result is shown. A link has neither this nor `changed`: its result is the next page. */
  result?: string;
  /** The selector of an element whose text is different once the result is shown. */
  changed?: string;
  /** A key that is typed into the control instead of a press. The time is measured from this key. */
  key?: string;
  /** The selector of a control whose focus hydrates the island before the press. */
  hydrateBy?: string;
  /** The selector of a control that is pressed right before, because it shows the control. */
  shownBy?: string;
}

const filtered = "[data-list] > [hidden]";
const link = { path: "/", control: "main a[href='/get-started']" };
const quote = { path: "/products", control: "main a[aria-haspopup=dialog]", result: "dialog:modal" };
/** On the first screen of a phone the chat's button may be hidden, because it would cover content. */
const lower = "/about#mission";
const presses: Press[] = [
  { name: "Get Quote, open dialog", ...quote },
  { name: "a category on /tools", path: "/tools", control: "[data-choice='1']", result: filtered },
  {
    name: "the first key of a search on /tools",
    path: "/tools",
    control: "[name=q]",
    key: "q",
    result: filtered,
  },
  { name: "a link, the next page's first paint", ...link },
  { name: "the same beside a live form", ...link, hydrateBy: "main form[action] [name=name]" },
  { name: "the menu", path: "/", control: "[popovertarget=site-menu]", result: "#site-menu:popover-open" },
  { name: "the chat", path: lower, control: "[popovertarget=chat]", result: "#chat:popover-open" },
  {
    name: "View Details",
    path: "/products",
    control: "[name=product] > summary",
    result: "details[name=product][open]",
  },
  {
    name: "a topic of the chat, the next step",
    path: lower,
    shownBy: "[popovertarget=chat]",
    control: "#chat [data-wait]",
    result: "#chat form",
  },
];

/** A feature's own press is the export `press` of its file `press.ts`. */
async function pressesOfFeatures(): Promise<Press[]> {
  const files = globSync("tests/features/*/press.ts").sort();
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(resolve(file)).href)));
  return modules.map(({ press }) => press);
}

/**
 * Measures each press as a first visitor with a slow phone, from the press to the first frame that shows the result.
 * Returns a table.
 */
export async function measurePresses({ browser, url }: Served): Promise<string> {
  const rows: { name: string; ms: number; scripts: number }[] = [];
  for (const press of [...presses, ...(await pressesOfFeatures())]) {
    console.error(`  Press: ${press.name}`);
    const visits: Awaited<ReturnType<typeof visit>>[] = [];
    while (visits.length < runs) visits.push(await visit(browser, url, press));
    const middle = (key: "ms" | "scripts") => median(visits.map((visited) => visited[key]));
    rows.push({ name: press.name, ms: middle("ms"), scripts: middle("scripts") });
  }
  return table(
    [
      ["press, and what it shows", ({ name }) => name],
      ["ms", ({ ms }) => ms.toFixed(0)],
      ["script files", ({ scripts }) => scripts],
    ],
    rows,
  );
}

function visit(browser: Browser, origin: string, press: Press) {
  const { path, control, result, changed, key, hydrateBy, shownBy } = press;
  return visitAs(browser, async (page, scripts) => {
    await page.goto(origin + path);
    if (hydrateBy) {
      await page.locator(hydrateBy).first().focus();
      await page.locator("[data-island=live]").first().waitFor({ state: "attached" });
    }
    const target = page.locator(`${control}:visible`).first();
    if (!shownBy) await target.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    const before = scripts.length;
    if (shownBy) await page.locator(shownBy).first().tap();
    await page.evaluate(watchPress, { type: key ? "keydown" : "pointerdown", result, changed });
    if (key) await target.pressSequentially(key);
    else await target.tap();
    const ms = result || changed ? await page.evaluate(() => shownAfter()) : await untilNextPage(page);
    await page.waitForLoadState("networkidle");
    return { ms, scripts: scripts.length - before };
  });
}

declare global {
  /** Resolves with the time from the press to the first frame that shows the result, in milliseconds. */
  var shownAfter: () => Promise<number>;
}

type Watched = Record<"result" | "changed", string | undefined>;

/** Runs in the page: records the time of the press, and checks in each frame whether the result is shown. */
function watchPress({ type, result, changed }: { type: string } & Watched) {
  const time = Promise.withResolvers<number>();
  const textOf = (selector: string) => document.querySelector(selector)?.textContent;
  const textBefore = changed && textOf(changed);
  globalThis.shownAfter = () => time.promise;
  const onPress = ({ timeStamp }: Event) => {
    sessionStorage.setItem("pressed-at", String(performance.timeOrigin + timeStamp));
    const look = () => {
      const isShown = changed ? textOf(changed) !== textBefore : result && document.querySelector(result);
      // At the next frame, this frame has been painted.
      requestAnimationFrame(isShown ? (now) => time.resolve(now - timeStamp) : look);
    };
    requestAnimationFrame(look);
  };
  addEventListener(type, onPress, { capture: true, once: true });
}

/** The time from the press of a link to the first paint of the page that it leads to, in milliseconds. */
async function untilNextPage(page: Page): Promise<number> {
  await page.waitForURL("**/get-started");
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  return page.evaluate(() => {
    const [{ startTime } = { startTime: 0 }] = performance.getEntriesByName("first-contentful-paint");
    const [navigation] = performance.getEntriesByType("navigation") as unknown as [
      { activationStart: number },
    ];
    const shownAt = performance.timeOrigin + Math.max(startTime, navigation.activationStart);
    return shownAt - Number(sessionStorage.getItem("pressed-at"));
  });
}
