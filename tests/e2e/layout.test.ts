import type { Page } from "@playwright/test";
import { data } from "./data.ts";
import { expect, hydrate, test } from "./test.ts";

const { layout } = data.getWords("en");

test("the skip link is the first stop and leads to the main content", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: layout.skipLink });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});

test.describe("under a finger", () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test("links are at least 44 px high: the contents of a legal page, the table of tools", async ({
    page,
  }) => {
    for (const [path, links] of [
      ["/privacy", "main nav li a"],
      ["/docs", "main td > a:only-child"],
    ] as const) {
      await page.goto(path);
      const heights = await page
        .locator(links)
        .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
      expect(heights.length, path).toBeGreaterThan(5);
      expect(Math.min(...heights), path).toBeGreaterThanOrEqual(44);
    }
  });
});

test("a listing whose lines go on to the right has an edge that says so", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/api-docs");
  const listing = page.locator("main section:has(> pre)").first();
  expect(await listing.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeGreaterThan(
    0,
  );
  await expect(listing).toHaveCSS("background-image", /linear-gradient.*linear-gradient/);
  await expect(listing).toHaveCSS("background-attachment", "local, scroll");
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ javaScriptEnabled });

    test("the footer's groups of links are open in a wide window, their names no buttons, and folded on a phone until one is opened", async ({
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
}

test("pages are read within so many pixels, and the calculator's first figures are on its first screen", async ({
  page,
}) => {
  for (const [path, width, most] of [
    ["/", 360, 9_500],
    ["/products", 360, 9_000],
    ["/solutions", 360, 7_000],
    ["/case-studies", 360, 8_000],
    ["/tools/ai-mpesa-analyzer", 360, 13_000],
    ["/tools/roi-calculator", 360, 11_000],
    ["/tools", 1440, 5_000],
    ["/products", 1440, 6_500],
    ["/tools/ai-mpesa-analyzer", 1440, 9_000],
    ["/tools/roi-calculator", 1440, 7_500],
  ] as const) {
    await page.setViewportSize({ width, height: 780 });
    await page.goto(path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(height, `${path} at ${width} px`).toBeLessThanOrEqual(most);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator("#try [name=runs]")).toBeInViewport({ ratio: 1 });
});

test("lists of what is sold cut no sentence off, and show it on a phone's first screen", async ({ page }) => {
  for (const path of ["/", "/solutions", "/tools", "/products"]) {
    await page.goto(path);
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll("main p, main li")]
        .filter(
          (text) => getComputedStyle(text).overflow === "hidden" && text.scrollHeight > text.clientHeight,
        )
        .map((text) => text.textContent),
    );
    expect.soft(cut, path).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 780 });
  for (const path of ["/products", "/tools", "/services"]) {
    await page.goto(path);
    const picture = page.locator("[aria-labelledby=page-title] .illustration").first();
    await expect.soft(picture, path).toBeInViewport({ ratio: 0.9 });
  }
});

test("the chat button is beside the text in a wide window", async ({ page }) => {
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/tools/ai-mpesa-analyzer");
    const button = page.getByRole("button", { name: data.getWords("en").chat.widget.open });
    const box = await button.boundingBox();
    const text = await page.locator("h1").boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0), `${width} px`).toBeLessThanOrEqual(text?.x ?? 0);
  }
});

/** A phone, and a window at 200%. */
const smallWindows = [
  { width: 360, height: 640 },
  { width: 640, height: 400 },
];

test("the chat button lies over no link on the first screen", async ({ page }) => {
  for (const path of [
    ...["/", "/products", "/solutions", "/industries/retail", "/services/workflow-design"],
    ...["/sitemap", "/sw/products", "/tools/ocr-extractor"],
  ]) {
    await page.goto(path);
    for (const viewport of smallWindows) {
      await page.setViewportSize(viewport);
      expect.soft(await page.evaluate(linksBelowChat), `${path}, ${viewport.width} px wide`).toEqual([]);
    }
  }
});

/** Runs in the browser. */
function linksBelowChat(): (string | null)[] {
  const button = document.querySelector("[popovertarget=chat]") as HTMLElement;
  const chat = button.getBoundingClientRect();
  const isOver = (element: Element) => {
    const { top, right, bottom, left } = element.getBoundingClientRect();
    return right > chat.left && left < chat.right && bottom > chat.top && top < chat.bottom;
  };
  const links = [...document.querySelectorAll("main :is(a, button, summary, input, select)")];
  return getComputedStyle(button).pointerEvents === "none"
    ? []
    : links.filter((link) => link.checkVisibility() && isOver(link)).map((link) => link.textContent);
}

test("Tab goes on from the part that an address names: after a full load, with React, by a link in the page", async ({
  page,
}) => {
  const hash = `#${data.listProducts("en")[2]?.id}`;
  const arrivals: ((page: Page) => Promise<unknown>)[] = [
    () => page.goto(`/products${hash}`),
    () => page.goto(`/products${hash}`).then(() => hydrate(page)),
    () => page.goto("/products").then(() => page.locator(`footer a[href="/products${hash}"]`).press("Enter")),
  ];
  for (const arrive of arrivals) {
    // So that the next address is loaded, not scrolled to.
    await page.goto("about:blank");
    await arrive(page);
    await expect(page).toHaveURL(`/products${hash}`);
    await page.keyboard.press("Tab");
    await expect(page.locator(`${hash} :focus`)).toHaveCount(1);
  }
});
