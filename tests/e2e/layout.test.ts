import type { Locator, Page } from "@playwright/test";
import { localPath } from "#app/url/locale-paths.ts";
import { data } from "./data.ts";
import { expect, hydrate, setFontSize, test } from "./test.ts";

const { layout } = data.getWords("en");

test("the skip link gets the first focus and leads to the main content", async ({ page }) => {
  await page.goto("/about");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: layout.skipLink });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});

test.describe("on a touch screen", () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test("links are at least 44 px high in the contents of a legal page and in the table of tools", async ({
    page,
  }) => {
    for (const [path, links] of [
      ["/privacy", "main nav li a"],
      ["/docs", "main th > a:only-child"],
    ] as const) {
      await page.goto(path);
      const heights = await page
        .locator(links)
        .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
      expect(heights.length, path).toBeGreaterThan(5);
      expect(Math.min(...heights), path).toBeGreaterThanOrEqual(44);
    }
  });

  test("a finger can hit the names in the lists of prices, and the link to the costs, on 44 px", async ({
    page,
  }) => {
    const places = [
      ...data.locales.map((locale) => [localPath("/pricing", locale), "main tr > [scope=row] a"] as const),
      ["/how-buying-works", "main p > a[href='#costs']"] as const,
    ];
    for (const [path, links] of places) {
      await page.goto(path);
      const heights = await page.locator(links).filter({ visible: true }).evaluateAll(tapHeights);
      expect(heights.length, path).toBeGreaterThan(0);
      expect(Math.min(...heights), path).toBeGreaterThanOrEqual(44);
    }
  });
});

/** For each link the height of the area around its beginning on which a tap hits it. Runs in the page. */
function tapHeights(links: Element[]): number[] {
  return links.map((link) => {
    link.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, bottom } = link.getBoundingClientRect();
    const middle = Math.round((top + bottom) / 2);
    const isHit = (y: number) => link.contains(document.elementFromPoint(left + 5, y));
    let [first, end] = [middle, middle];
    while (isHit(first - 1)) first--;
    while (isHit(end)) end++;
    return end - first;
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the footer's groups of links are open in a wide window, without buttons, and on a phone folded until one is opened", async ({
    page,
  }) => {
    const [{ label = "", links = [] } = {}] = data.getNavigation("en").footer;
    const footer = page.getByRole("contentinfo");
    const link = footer
      .getByRole("navigation", { name: label, exact: true })
      .getByRole("link", { name: String(links[0]?.label), exact: true });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/about");
    await expect(link).toBeVisible();
    await expect(footer.locator("summary").first()).toBeHidden();
    await expect(footer.getByText(label, { exact: true }).first()).toBeVisible();

    await page.setViewportSize({ width: 360, height: 780 });
    const name = footer.locator("summary", { hasText: label });
    await expect(link).toBeHidden();
    expect((await name.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await name.click();
    await expect(link).toBeVisible();
  });
});

test("the header ends at the column's edge, in one language or two, and its parts do not overlap", async ({
  page,
}) => {
  await page.goto("/about");
  const row = page.getByRole("banner").locator(".measure").first();
  for (const width of [360, 560, 900, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const { gap, overlaps } = await row.evaluate((row) => {
      const shown = [...row.querySelectorAll("a, button")].filter((control) => control.checkVisibility());
      const boxes = shown.map((control) => control.getBoundingClientRect()).sort((a, b) => a.left - b.left);
      const ends = boxes.map(({ right }) => right);
      return {
        gap: row.getBoundingClientRect().right - Math.max(...ends),
        // A menu's button may overlap the padding of the link beside it.
        overlaps: boxes.filter(({ left }, index) => left < (ends[index - 1] ?? 0) - 12),
      };
    });
    // The text of the last control ends at the edge. Its box ends up to 12 px later.
    expect.soft(Math.abs(gap), `${width} px`).toBeLessThanOrEqual(12);
    expect.soft(overlaps, `${width} px`).toEqual([]);
  }
});

test("on a phone breadcrumbs with a long title stay on one line, and the whole title is its link's name", async ({
  page,
}) => {
  const tools = data.listTools("en").toSorted((a, b) => b.title.length - a.title.length);
  const [{ title, path } = { title: "", path: "" }] = tools;
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto(path);
  const crumbs = page.getByRole("navigation", { name: data.getWords("en").common.breadcrumbs });
  await expect(crumbs.getByRole("link", { name: title, exact: true })).toBeVisible();
  expect((await crumbs.boundingBox())?.height).toBeLessThan(50);
});

/** Scrolls: the chat button waits for the first scroll if it would cover content. */
async function showChatButton(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 100, behavior: "instant" }));
  await expect(page.locator("html[data-chat-waits]")).toHaveCount(0);
}

test("the chat button is beside the text if the margin is wide enough", async ({ page }) => {
  await page.goto("/tools/ai-mpesa-analyzer");
  for (const width of [768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await showChatButton(page);
    const button = page.getByRole("button", { name: data.getWords("en").chat.widget.open });
    const text = await page.locator("h1").boundingBox();
    for (const part of [button, button.locator("span")]) {
      const box = await part.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0), `${width} px`).toBeLessThan(text?.x ?? 0);
    }
  }
});

test("the chat button is whole, with its icon and its number, and at least 44 px for a finger, in forced colours too", async ({
  page,
}) => {
  for (const forcedColors of ["none", "active"] as const) {
    await page.emulateMedia({ forcedColors });
    await page.goto("/about");
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      await showChatButton(page);
      const [button, ...parts] = await page
        .locator("[popovertarget=chat]")
        .first()
        .evaluate((button) =>
          [button, ...button.children].map((part) => part.getBoundingClientRect().toJSON()),
        );
      // The icon is within the button. The number may be up to 8 px outside of it, but within the window.
      for (const { left, right, top, bottom } of [button, ...parts]) {
        expect.soft(left, `${width} px`).toBeGreaterThanOrEqual(0);
        expect.soft(top, `${width} px`).toBeGreaterThanOrEqual(button.top - 8);
        expect.soft(right, `${width} px`).toBeLessThanOrEqual(button.right + 8);
        expect.soft(bottom, `${width} px`).toBeLessThanOrEqual(740);
      }
      const isFoundAt = ([x, y]: [number, number]) =>
        page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest("[popovertarget=chat]") != null, [
          x,
          y,
        ] as const);
      const [x, y] = [button.x + button.width / 2, button.y + button.height / 2];
      for (const point of [
        [x + 21, y],
        [Math.max(0, x - 21), y],
        [x, y - 21],
        [x, y + 21],
      ] as [number, number][])
        expect.soft(await isFoundAt(point), `${width} px: ${point}`).toBe(true);
    }
    const ground = await page
      .locator("[popovertarget=chat]")
      .first()
      .evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(ground).not.toMatch(/, 0\)|transparent/);
  }
});

test("with large letters on a phone the floating buttons are whole, in a bar below the text", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/about");
  await setFontSize(page, 32);
  await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
  const buttons = page.locator(".floating:not(.bar-action):visible");
  await expect(buttons).toHaveCount(2);
  const barTop = 740 - (await barHeight(page));
  for (const button of await buttons.all()) {
    const box = await button.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.y).toBeGreaterThanOrEqual(barTop);
  }
  // The end of the page is above the bar.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  const last = await page.getByRole("contentinfo").getByRole("link").last().boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(barTop);
});

/** The height of the bar at the bottom of a narrow window, which is a pseudo-element. */
const barHeight = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.body, "::after").height));

const softly = expect.configure({ soft: true });

/** Three phones, and a desktop window at 200% zoom. */
const smallWindows = [
  { width: 360, height: 640 },
  { width: 360, height: 740 },
  { width: 360, height: 780 },
  { width: 640, height: 400 },
];

test("in forced colours only the current help page is underlined, and beads are still drawn", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/how-buying-works");
  const pages = page.locator("main nav a").filter({ visible: true });
  const lines = await pages.evaluateAll((links) =>
    links.map((link) => [
      link.hasAttribute("aria-current"),
      getComputedStyle(link).borderBottomWidth !== "0px",
    ]),
  );
  expect(lines).toContainEqual([true, true]);
  expect(lines.filter(([isCurrent, hasLine]) => isCurrent !== hasLine)).toEqual([]);
  await expect(page.locator(".thread-bead").first()).not.toHaveCSS("background-image", "none");
});

test("in forced colours ticks have the colour of their text, also on a card that is dark otherwise", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/tools");
  const colours = await page
    .locator("main .ticks > li")
    .filter({ visible: true })
    .evaluateAll((points) =>
      points.map((point) => [
        getComputedStyle(point, "::before").borderBottomColor,
        getComputedStyle(point).color,
      ]),
    );
  expect(colours.length).toBeGreaterThan(0);
  for (const [tick, text] of colours) expect(tick).toBe(text);
});

test("the chat button covers no link, text or picture on the first screen, and appears when the visitor scrolls", async ({
  page,
}) => {
  for (const path of [
    ...["/", "/products", "/solutions", "/industries/retail", "/services/workflow-design"],
    ...["/not-sent", "/sitemap", "/sw/products", "/tools/ocr-extractor", "/tools/ai-mpesa-analyzer"],
    ...["/get-started", "/support/contact", "/sw/get-started", "/about", "/support"],
  ]) {
    await page.goto(path);
    for (const viewport of smallWindows) {
      await page.setViewportSize(viewport);
      // The button is hidden after the event of the new size.
      await softly
        .poll(() => page.evaluate(contentBelowChat), `${path}, ${viewport.width} px wide`)
        .toEqual([]);
    }
  }
  const chat = page.locator("[popovertarget=chat]").first();
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/");
  // Nobody finds a button that is not painted, also not with a screen reader.
  await expect(chat).toBeHidden();
  // Not with the mouse wheel: soon after loading, a busy headless browser may scroll the picture without a scroll event.
  await page.evaluate(() => scrollBy(0, 200));
  await expect(chat).toBeVisible();
  // In a wide window the button is in the margin, where it covers nothing.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await expect(chat).toBeVisible();
});

/** Runs in the browser. */
function contentBelowChat(): (string | null)[] {
  const button = document.querySelector("[popovertarget=chat]") as HTMLElement;
  const chat = button.getBoundingClientRect();
  // It may reach into the edge of a link.
  const isOver = (element: Element) => {
    const { top, right, bottom, left } = element.getBoundingClientRect();
    const width = Math.min(right, chat.right) - Math.max(left, chat.left);
    return Math.min(width, Math.min(bottom, chat.bottom) - Math.max(top, chat.top)) > 4;
  };
  const content = document.querySelectorAll(
    ":is(main, footer) :is(a, button, summary, label, legend, input, select, textarea, figure, h1, h2, h3, p, li, dt, dd)",
  );
  return getComputedStyle(button).visibility === "hidden"
    ? []
    : [...content]
        .filter((element) => element.checkVisibility() && isOver(element))
        .map((element) => element.textContent);
}

/** A phone, and a wide window. */
const phoneAndDesktop = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

test("a press anywhere on a kind of offer, also on its drawing, reaches its link", async ({ page }) => {
  for (const viewport of phoneAndDesktop) {
    await page.setViewportSize(viewport);
    await page.goto("/");
    const drawings = page.locator(".offer-drawing");
    await expect(drawings).toHaveCount(4);
    for (const drawing of await drawings.all()) {
      await drawing.scrollIntoViewIfNeeded();
      const link = await drawing.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2)?.tagName;
      });
      expect(link).toBe("A");
    }
  }
});

test("on a phone nothing lies over a focused control or its ring, with letters of any size", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const letters of [16, 24, 32]) {
    await page.goto("/about");
    await setFontSize(page, letters);
    const controls = page.locator("main a");
    const barTop = 740 - (await barHeight(page));
    await controls.first().focus();
    for (let step = await controls.count(); step > 0; step--) {
      // Begin at the bottom edge: the browser then scrolls the control into view as little as it can.
      const bottom = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0);
      const gap = barTop - bottom;
      expect.soft(gap, `${letters} px`).toBeGreaterThanOrEqual(4);
      await page.keyboard.press("Tab");
    }
  }
});

test("the bar of a phone is as high as its button needs, on one line, or is left out with large letters", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/about");
  await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
  const bar = page.locator(".bar-action");
  for (const letters of [16, 20, 24]) {
    await setFontSize(page, letters);
    await expect(bar).toBeVisible();
    const { inner, outer, lines } = await bar.evaluate((button) => {
      const text = document.createRange();
      text.selectNodeContents(button);
      return {
        inner: button.getBoundingClientRect().height,
        outer: Number.parseFloat(getComputedStyle(document.body, "::after").height),
        lines: text.getClientRects().length,
      };
    });
    expect.soft(inner, `${letters} px`).toBeLessThanOrEqual(outer - 12);
    expect.soft(lines, `${letters} px`).toBe(1);
  }
  await setFontSize(page, 32);
  await expect(bar).toBeHidden();
});

test("with letters of 32 px the tools fit, no word of the footer is split, and the dialog's heading leaves room", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ["/tools", "/sw/tools"]) {
    await page.goto(path);
    await setFontSize(page, 32);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(overflow, `${path}, ${width} px wide`).toBeLessThanOrEqual(0);
    }
    const split = await page.locator("footer :is(summary, li) :is(a, span):visible").evaluateAll((all) =>
      all
        .filter((label) => {
          const words = document.createRange();
          words.selectNodeContents(label);
          const lines = new Set([...words.getClientRects()].map(({ top }) => top)).size;
          // A line may break after a hyphen, as in hours: "8AM-12:30PM".
          return lines > (label.textContent ?? "").trim().split(/[\s-]+/).length;
        })
        .map((label) => label.textContent),
    );
    expect.soft(split, path).toEqual([]);
  }
  await page.goto("/products");
  await setFontSize(page, 32);
  await hydrate(page);
  await page.locator("main a[aria-haspopup=dialog]").first().click();
  const heading = page.getByRole("dialog").getByRole("heading").first();
  await expect(heading).toBeVisible();
  const { height, text, close } = await heading.evaluate((heading) => {
    const words = document.createRange();
    words.selectNodeContents(heading);
    const heightOf = (measured: Element | Range | null | undefined) =>
      measured?.getBoundingClientRect().height ?? 0;
    return {
      height: heightOf(heading),
      text: heightOf(words),
      close: heightOf(heading.closest("dialog")?.querySelector("[method=dialog] button")),
    };
  });
  expect(height).toBeLessThanOrEqual(Math.max(close, text + 32) + 1);
});

/** Opens all folds, and measures each match of the pattern in the texts that are drawn. */
const measureTexts = (part: Locator, pattern: RegExp) =>
  part.evaluate((root, pattern) => {
    for (const fold of root.querySelectorAll("details")) {
      // Of several folds with the same name only one can be open.
      fold.removeAttribute("name");
      fold.open = true;
    }
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const matches: { text: string; width: number; lines: number }[] = [];
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      const parent = node.parentElement;
      // Code may break anywhere, and the others are not drawn or only for screen readers.
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest("script, style, pre, code, thead:not(:has(button)), select")) continue;
      for (const { 0: text, index } of node.data.matchAll(pattern)) {
        range.setStart(node, index);
        range.setEnd(node, index + text.length);
        const boxes = [...range.getClientRects()];
        const width = boxes.reduce((sum, box) => sum + box.width, 0);
        matches.push({ text, width, lines: new Set(boxes.map(({ top }) => top)).size });
      }
    }
    return matches;
  }, pattern);

test("with letters of 32 px on a phone no figure of the prices is divided between two lines", async ({
  page,
}) => {
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/pricing");
    await setFontSize(page, 32);
    const figures = await measureTexts(page.locator("main"), /\d[\d,.]*\d/g);
    expect(figures.length).toBeGreaterThan(20);
    const divided = figures.filter(({ lines }) => lines > 1);
    expect.soft(divided, `${width} px wide`).toEqual([]);
  }
});

/** A page of each kind. */
const kindsOfPages = [
  "/",
  "/tools",
  "/tools/ai-mpesa-analyzer",
  "/tools/roi-calculator",
  "/products",
  "/solutions",
  "/solutions/customer-engagement",
  "/services",
  "/services/ai-strategy",
  "/industries/manufacturing",
  "/case-studies",
  "/blog",
  "/blog/ai-strategy-framework",
  "/about",
  "/pricing",
  "/how-buying-works",
  "/get-started",
  "/support",
  "/support/contact",
  "/docs",
  "/security",
];

/** Short parts of sentences that should be on one line, such as "M-Pesa", but are on two. */
const dividedParts = (page: Page) =>
  page.locator("main :is(p, h1, h2, h3) > [class=whitespace-nowrap]").evaluateAll((parts) =>
    parts
      .filter((part) => {
        const words = document.createRange();
        words.selectNodeContents(part);
        return new Set([...words.getClientRects()].map(({ top }) => top)).size > 1;
      })
      .map((part) => part.textContent ?? "")
      .filter((text) => text.length < 12),
  );

for (const locale of data.locales)
  test(`with letters of 32 px on a phone only a word that is wider than the page is broken, and no page scrolls sideways: ${locale}`, async ({
    page,
  }) => {
    test.slow();
    for (const kind of kindsOfPages) {
      const path = localPath(kind, locale);
      await page.goto(path);
      await setFontSize(page, 32);
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 740 });
        // A line may end after a hyphen or a slash.
        const words = await measureTexts(page.locator("body"), /[^\s/–-]+/g);
        const broken = words.filter((word) => word.width < width - 64 && word.lines > 1);
        expect(words.length, path).toBeGreaterThan(50);
        expect.soft(broken, `${path}, ${width} px wide`).toEqual([]);
        expect.soft(await dividedParts(page), `${path}, ${width} px wide`).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(overflow, `${path}, ${width} px wide`).toBeLessThanOrEqual(0);
      }
    }
  });

test("on a phone a focused link to an industry is wholly in view", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const links = page.locator(".trades a");
  await links.first().focus();
  for (const link of await links.all()) {
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Tab");
  }
  await expect(page.locator(".trades")).toHaveCSS("mask-image", /gradient/);
});

const catalogues = ["/tools", "/products", "/tools/ai-mpesa-analyzer", "/tools/roi-calculator"];

/**
 * The highest allowed height of a page in pixels: a height per visible character, a height per card, and a fixed
 * height for the rest.
 */
const allowances = [
  {
    width: 360,
    character: 1.6,
    card: 0,
    rest: 1_300,
    pages: ["/", "/solutions", "/case-studies", ...catalogues],
  },
  { width: 1440, character: 0.7, card: 160, rest: 550, pages: catalogues },
];

test("in wide windows the form of the home page has no hole: its fields have one distance, and the text area is as high as they are", async ({
  page,
}) => {
  await page.goto("/");
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const boxOf = (name: string) => page.locator(`main form ${name}`).first().boundingBox();
    const [name, email, company, text, send] = await Promise.all(
      ["[name=name]", "[name=email]", "[name=company]", "textarea", "[type=submit]"].map(boxOf),
    );
    const distance = (email?.y ?? 0) - (name?.y ?? 0);
    expect.soft((company?.y ?? 0) - (email?.y ?? 0), `${width} px`).toBeCloseTo(distance, 0);
    expect.soft(text?.y, `${width} px`).toBeCloseTo(name?.y ?? 0, 0);
    // Between two fields are their gap and a label.
    expect.soft(distance - (name?.height ?? 0), `${width} px`).toBeLessThanOrEqual(48);
    // In the narrower window the hint of the last field has two lines.
    const [fieldsEnd, textEnd] = [company, text].map((box) => (box?.y ?? 0) + (box?.height ?? 0));
    expect.soft((textEnd ?? 0) - (fieldsEnd ?? 0), `${width} px`).toBeGreaterThanOrEqual(0);
    expect.soft((textEnd ?? 0) - (fieldsEnd ?? 0), `${width} px`).toBeLessThanOrEqual(26);
    expect.soft(send?.x, `${width} px`).toBe(text?.x);
    expect.soft(send?.width, `${width} px`).toBe(text?.width);
  }
});

test("pages are no higher than their words and cards need, with any number of records", async ({ page }) => {
  for (const { width, character, card, rest, pages } of allowances) {
    await page.setViewportSize({ width, height: 780 });
    for (const path of pages) {
      await page.goto(path);
      const main = page.locator("main");
      const height = await main.evaluate(({ scrollHeight }) => scrollHeight);
      // biome-ignore lint/performance/useDomNodeTextContent: folded text has no height
      const { length } = await main.innerText();
      const most = rest + character * length + card * (await main.locator("article").count());
      expect.soft(height, `${path}, ${width} px wide`).toBeLessThanOrEqual(most);
    }
  }
});

test("the main button or picture of a page is on the first screen", async ({ page }) => {
  for (const path of ["/services", "/tools", "/products", "/tools/ai-mpesa-analyzer"]) {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(path);
    // On a tool's page the first screen also contains its first buttons.
    const isTool = path.startsWith("/tools/");
    // A phone has the search of the tools in place of a picture.
    const main = path === "/tools" ? "#search" : "[aria-labelledby=page-title] .illustration";
    await expect.soft(page.locator(main).first(), path).toBeInViewport({ ratio: isTool ? 0.5 : 0.75 });
    const actions = page.locator("main .fill-row").first();
    if (isTool) await expect.soft(actions, path).toBeInViewport({ ratio: 1 });
  }
});

test("a phone's first screen shows the amounts that the picture leads to", async ({ page }) => {
  for (const [path, amounts] of [
    ["/", ".il-flow > ul > li > b"],
    ["/products", ".il-till .il-big"],
  ] as const) {
    await page.goto(path);
    // A title of unusually wide words may need a line more than the page has room for.
    const title = await page.locator("h1").evaluate(({ clientHeight }) => clientHeight);
    await page.setViewportSize({ width: 360, height: 740 + Math.max(0, title - 118) });
    const shown = page.locator("main section").first().locator(amounts);
    expect.soft(await shown.count(), path).toBeGreaterThan(0);
    for (const amount of await shown.all()) await expect.soft(amount, path).toBeInViewport({ ratio: 1 });
  }
});

test("the two buttons of the home page's hero are beside each other at any width", async ({ page }) => {
  await page.goto("/");
  for (const width of [360, 768, 1024, 1152, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await page
      .locator("main .fill-row")
      .first()
      .locator("a, button")
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect.soft(tops.length, `${width} px`).toBe(2);
    expect.soft(tops[0], `${width} px`).toBe(tops[1]);
  }
});

test("the thread ends at the middle of the last bead, beside the heading", async ({ page }) => {
  for (const path of ["/", "/products", "/tools/ai-mpesa-analyzer", "/pricing", "/how-buying-works"]) {
    await page.goto(path);
    for (const width of [360, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const { bead, thread, heading } = await page.locator(".thread-end").evaluate((section) => {
        const line = getComputedStyle(section, "::before");
        const { left, top } = section.getBoundingClientRect();
        const end = {
          x: left + Number.parseFloat(line.left) + Number.parseFloat(line.width),
          y: top + Number.parseFloat(line.top) + Number.parseFloat(line.height) - 1,
        };
        const box = (selector: string) =>
          (section.querySelector(selector) as Element).getBoundingClientRect().toJSON() as DOMRect;
        return { bead: box("svg[viewBox='-50 -50 100 100']"), thread: end, heading: box("h2") };
      });
      const where = `${path}, ${width} px`;
      expect.soft(bead.width, where).toBeGreaterThanOrEqual(64);
      expect.soft(Math.abs(thread.y - (bead.top + bead.bottom) / 2), where).toBeLessThanOrEqual(2);
      expect.soft(thread.x, where).toBeGreaterThanOrEqual(bead.left);
      expect.soft(thread.x, where).toBeLessThanOrEqual(bead.left + bead.width / 2);
      // Beside each other: the bead takes no height of its own.
      expect.soft(heading.top, where).toBeLessThan(bead.bottom);
    }
  }
});

test("steps below each other have their beads on the thread, beside their titles", async ({ page }) => {
  const service = data.listServices("en").find(({ process }) => process.length > 1);
  for (const path of ["/", "/services", ...(service ? [service.path] : [])]) {
    await page.goto(path);
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 900 });
      const steps = await page.locator("li:has(> .thread-bead)").evaluateAll((items) =>
        items.map((item) => {
          const bead = (item.querySelector(".thread-bead") as Element).getBoundingClientRect();
          const title = item.querySelector("h3") as Element;
          const section = item.closest(".thread") as Element;
          const line = Number.parseFloat(getComputedStyle(section, "::before").left) + 1;
          return {
            fromLine: (bead.left + bead.right) / 2 - section.getBoundingClientRect().left - line,
            fromTitle:
              (bead.top + bead.bottom) / 2 -
              title.getBoundingClientRect().top -
              Number.parseFloat(getComputedStyle(title).lineHeight) / 2,
          };
        }),
      );
      const where = `${path}, ${width} px`;
      expect.soft(steps.length, where).toBeGreaterThan(1);
      for (const { fromLine, fromTitle } of steps) {
        expect.soft(Math.abs(fromLine), where).toBeLessThanOrEqual(1);
        expect.soft(Math.abs(fromTitle), where).toBeLessThanOrEqual(2);
      }
    }
  }
});

test("Tab continues at the URL's anchor, after hydration and after a link within the page", async ({
  page,
}) => {
  const hash = `#${data.listProducts("en")[2]?.id}`;
  const arrivals: ((page: Page) => Promise<unknown>)[] = [
    () => page.goto(`/products${hash}`).then(() => hydrate(page)),
    () => page.goto("/products").then(() => page.locator(`footer a[href="/products${hash}"]`).press("Enter")),
  ];
  for (const arrive of arrivals) {
    // From about:blank the next URL loads a document. From the same page it would only scroll.
    await page.goto("about:blank");
    await arrive(page);
    await expect(page).toHaveURL(`/products${hash}`);
    await page.keyboard.press("Tab");
    await expect(page.locator(`${hash} :focus`)).toHaveCount(1);
  }
});

test("on a phone no button covers a price", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/tools");
  const covered = await page.locator("[data-list] article").evaluateAll((cards) =>
    cards.flatMap((card) => {
      const price = card.querySelector("h3 ~ :last-child > p") as Element;
      const lines = [price, ...price.children].flatMap(({ childNodes }) =>
        [...childNodes].flatMap((node) => {
          const words = document.createRange();
          words.selectNodeContents(node);
          return node.nodeType === Node.TEXT_NODE ? [...words.getClientRects()] : [];
        }),
      );
      const button = card.querySelector("h3 ~ :last-child > :last-child")?.getBoundingClientRect();
      const isClear = ({ right, top, bottom }: DOMRect) =>
        button && (right <= button.left || bottom <= button.top || top >= button.bottom);
      return lines.length > 0 && lines.every(isClear) ? [] : [card.textContent];
    }),
  );
  expect(covered).toEqual([]);
});

test("the page of prices shows a tool's price in the first window", async ({ page }) => {
  for (const [width, height] of [
    [360, 740],
    [768, 900],
    [1440, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/pricing");
    const prices = page
      .locator("main :is(td[data-figure], li strong)")
      .filter({ hasText: /\d/, visible: true });
    const price = await prices.and(page.locator(".tables-section *")).first().boundingBox();
    expect.soft(price && price.y + price.height, `${width} px`).toBeLessThanOrEqual(height);
  }
});

test("on a phone each figure of the page of prices has the name of its column, in its row, in its group's first row or in the head of the table", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/pricing");
  for (const fold of await page.locator("main .tables-section summary").all()) await fold.click();
  const { seen, unnamed } = await page.locator("main .stacked-table td[data-figure]").evaluateAll((cells) => {
    const figures = cells.filter((cell) => cell.checkVisibility() && cell.textContent);
    const isNamed = (cell: Element | undefined) =>
      cell !== undefined &&
      getComputedStyle(cell, "::before").content.includes(JSON.stringify(cell.getAttribute("data-column")));
    // A head that only screen readers see has a width of 1 px.
    const hasHead = (cell: Element) => (cell.closest("table")?.tHead?.clientWidth ?? 0) > 1;
    const unnamed = figures.filter((cell) => {
      if (hasHead(cell)) return false;
      const column = cell.getAttribute("data-column");
      const group = cell.closest("tbody:has([rowspan])")?.querySelectorAll("[rowspan] ~ td") ?? [];
      return ![cell, ...group].some((each) => each.getAttribute("data-column") === column && isNamed(each));
    });
    return { seen: figures.length, unnamed: unnamed.map(({ textContent }) => textContent) };
  });
  expect(seen).toBeGreaterThan(100);
  // The weeks, beside the name of a system or service, name their own unit.
  const { listProducts, listServices, formatWeeks } = data;
  const weeks = [...listProducts("en"), ...listServices("en")].map(({ timeline }) =>
    timeline ? formatWeeks(timeline, "en") : "",
  );
  expect(unnamed.filter((text) => !weeks.some((each) => each && text?.startsWith(each)))).toEqual([]);
});

test("no picture is narrower than 200 px, and its text is 12.5 px or larger", async ({ page }) => {
  let seen = 0;
  for (const [path, widths] of [
    ["/", [360, 640, 1024]],
    ["/solutions", [360, 1440]],
    ["/tools", [360, 640, 768, 1024]],
    ["/products", [360, 640, 768, 1024, 1280]],
    ["/services", [360, 640, 1024, 1280]],
  ] as const) {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      // An icon in place of a picture contains no text.
      const stages = page.locator("main .illustration > .illustration-stage:not(:has(.il-mark))");
      const pictures = await stages.evaluateAll((all) =>
        all
          .filter((picture) => picture.checkVisibility())
          .map((picture) => {
            const texts = [...picture.querySelectorAll("*")].filter(
              (element) =>
                element.checkVisibility() &&
                [...element.childNodes].some(
                  (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
                ),
            );
            const sizes = texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize));
            return { width: picture.clientWidth, letters: Math.min(...sizes) };
          }),
      );
      seen += pictures.length;
      for (const picture of pictures) {
        expect.soft(picture.width, `${path}, ${width} px`).toBeGreaterThanOrEqual(200);
        expect.soft(picture.letters, `${path}, ${width} px`).toBeGreaterThanOrEqual(12.5);
      }
    }
  }
  expect(seen).toBeGreaterThan(0);
});

test("with reduced motion, pictures, the thread and opened parts do not move", async ({ page }) => {
  const moving = () => page.evaluate(() => document.getAnimations().length);
  for (const path of ["/", "/solutions"]) {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto(path);
    expect.soft(await moving(), path).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    await page.locator("[popovertarget=chat]").first().click();
    expect.soft(await moving(), path).toBe(0);
  }
  await page.goto("/tools/ai-mpesa-analyzer");
  await page.locator("[data-questions] summary").first().click();
  expect(await moving()).toBe(0);
});

test("in a wide window the title of a page about the company is beside its intro, and the text beside the next step", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/careers");
  const middle = async (selector: string) => {
    const { y = 0, height = 0 } = (await page.locator(selector).first().boundingBox()) ?? {};
    return y + height / 2;
  };
  expect(Math.abs((await middle("h1")) - (await middle("h1 + div")))).toBeLessThan(2);
  const [text, action] = await Promise.all([
    page.locator("main .prose").boundingBox(),
    page.locator("section[aria-labelledby=action]").boundingBox(),
  ]);
  expect(action?.y).toBe(text?.y);
});
