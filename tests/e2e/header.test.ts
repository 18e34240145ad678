import type { Locator, Page } from "@playwright/test";
import { localPath } from "#app/url/locale-paths.ts";
import { fill } from "#data/load/fill.ts";
import { data, linkTo } from "./data.ts";
import { expect, setFontSize, tapTwice, test } from "./test.ts";

const { layout } = data.getWords("en");
const { languageNames } = layout.header;
/** The site's other language, if it has one. */
const otherLanguages = data.locales.filter((locale) => locale !== "en");
const solutions = data.listSolutions("en");
const [first = { id: "", title: "" }] = solutions;
const menuButton = fill(layout.header.submenu, { label: linkTo("/solutions") });

/**
 * Whether assistive technology announces the menu's button as expanded. The browser computes it; no attribute
 * contains it.
 */
async function isExpanded(page: Page): Promise<unknown> {
  const client = await page.context().newCDPSession(page);
  const { root } = await client.send("DOM.getDocument");
  const { nodes } = await client.send("Accessibility.queryAXTree", {
    nodeId: root.nodeId,
    role: "button",
    accessibleName: menuButton,
  });
  return nodes[0]?.properties?.find(({ name }) => name === "expanded")?.value.value;
}

test("with a font size of 20 or 24 px the language links are beside the name and do not overlap it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const [locale, fontSize] of data.locales.flatMap(
    (locale) =>
      [
        [locale, 20],
        [locale, 24],
      ] as const,
  )) {
    const path = localPath("/about", locale, data.englishOnly(locale));
    await page.goto(path);
    await setFontSize(page, fontSize);
    const boxes = await page
      .getByRole("banner")
      .locator("a:visible, button:visible")
      .evaluateAll((all) => all.map((control) => control.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes, path).toHaveLength(2 + otherLanguages.length);
    const overlaps = boxes.flatMap((a) =>
      boxes.filter(
        (b) => a !== b && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
      ),
    );
    expect(overlaps, path).toEqual([]);
  }
});

test("with a font size of 32 px the menu of a phone fits into the window", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/about");
  await setFontSize(page, 32);
  await page.locator("[popovertarget=site-menu]").first().click();
  const menu = page.locator("#site-menu");
  await expect(menu).toBeVisible();
  expect(await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test("the menu of a phone stays open, with the focus in it, when the window becomes wide", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/about");
  await page.locator("[popovertarget=site-menu]").first().click();
  const link = page.locator("#site-menu a").first();
  await link.focus();
  await page.setViewportSize({ width: 1280, height: 780 });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});

test.describe("the menu of solutions", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("opens and closes by its button, with keyboard and mouse, is skipped by Tab while it is closed, opens on hover, and closes on Escape and on the next page", async ({
    page,
  }) => {
    await page.goto("/about");
    const header = page.getByRole("banner");
    const solution = header.getByRole("link", { name: first.title }).first();
    const parent = header.getByRole("link", { name: linkTo("/solutions"), exact: true });
    const button = header.getByRole("button", { name: menuButton });
    await expect(solution).toBeHidden();
    await header.getByRole("link", { name: linkTo("/"), exact: true }).focus();
    await page.keyboard.press("Tab");
    await expect(parent).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(button).toBeFocused();
    await expect(solution).toBeHidden();
    await page.keyboard.press("Tab");
    await expect(header.getByRole("link", { name: linkTo("/tools"), exact: true })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(solution).toBeVisible();
    expect(await isExpanded(page)).toBe(true);
    await page.keyboard.press("Tab");
    await expect(solution).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(solution).toBeHidden();
    await expect(button).toBeFocused();

    await button.click();
    await expect(solution).toBeVisible();
    await button.click();
    await expect(solution).toBeHidden();
    await page.keyboard.press("Enter");
    await expect(solution).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(solution).toBeHidden();

    await page.mouse.move(0, 700);
    await parent.hover();
    for (const { title } of solutions)
      await expect(header.getByRole("link", { name: title }).first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(solution).toBeHidden();
    await page.mouse.move(0, 700);
    await parent.hover();
    await solution.click();
    await expect(page).toHaveURL(`/solutions/${first.id}`);
    await expect(solution).toBeHidden();
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("opens on keyboard focus too, and can be walked through with Tab", async ({ page }) => {
      await page.goto("/about");
      const header = page.getByRole("banner");
      const solution = header.getByRole("link", { name: first.title }).first();
      await header.getByRole("link", { name: linkTo("/"), exact: true }).focus();
      await expect(solution).toBeHidden();
      await page.keyboard.press("Tab");
      await expect(solution).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(header.getByRole("button", { name: menuButton })).toBeFocused();
      for (const { title } of solutions) {
        await page.keyboard.press("Tab");
        await expect(header.getByRole("link", { name: title }).first()).toBeFocused();
      }
      await page.keyboard.press("Tab");
      await expect(solution).toBeHidden();
    });
  });
});

test.describe("on a phone without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 }, hasTouch: true });

  test("the menu opens, leads to a page, and is closed on that page", async ({ page }) => {
    await page.goto("/about");
    const close = page.getByRole("button", { name: layout.header.closeMenu });
    await page.getByRole("button", { name: layout.header.menu }).tap();
    await expect(close).toBeVisible();
    await close.tap();
    await expect(close).toBeHidden();
    await page.getByRole("button", { name: layout.header.menu }).tap();
    await page
      .locator("#site-menu")
      .getByRole("link", { name: linkTo("/tools") })
      .tap();
    await expect(page).toHaveURL("/tools");
    await expect(close).toBeHidden();
  });
});

test("the menu closes when the focus moves to a control behind it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/about");
  await page.getByRole("button", { name: layout.header.menu }).press("Enter");
  const menu = page.locator("#site-menu");
  await menu.getByRole("link").last().focus();
  await expect(menu).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(menu).toBeHidden();
  await expect(page.locator(":is(a, button):focus")).toBeInViewport();
});

test("a double press on a menu's button opens the menu and does not close it, with a mouse and with a finger; another press closes it", async ({
  page,
}) => {
  const menus = [
    { width: 360, opener: layout.header.menu, closer: layout.header.closeMenu, id: "site-menu" },
    { width: 1280, opener: menuButton, closer: menuButton, id: "menu-solutions" },
  ];
  for (const { width, opener, closer, id } of menus) {
    await page.setViewportSize({ width, height: 780 });
    await page.goto("/about");
    const header = page.getByRole("banner");
    const button = header.getByRole("button", { name: opener });
    for (const pressTwice of [() => tapTwice(button), () => button.dblclick()]) {
      await pressTwice();
      await expect(page.locator(`#${id}:popover-open`)).toBeVisible();
      await header.getByRole("button", { name: closer }).click();
      await expect(page.locator(`#${id}:popover-open`)).toHaveCount(0);
    }
  }
});

test("a menu stays open while the focus is outside the page, and closes when the focus returns to another place", async ({
  page,
}) => {
  await page.goto("/about");
  await page
    .getByRole("banner")
    .getByRole("link", { name: linkTo("/"), exact: true })
    .focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  const button = page.getByRole("banner").getByRole("button", { name: menuButton });
  await expect(button).toBeFocused();
  const item = page.locator("[data-menu] [popover]");
  await page.keyboard.press("Enter");
  await expect(item).toBeVisible();
  await button.blur();
  await expect(item).toBeVisible();
  await page.getByRole("main").getByRole("link").first().focus();
  await expect(item).toBeHidden();
});

test("all solutions in the menu have the same width", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/about");
  await page.getByRole("banner").getByRole("button", { name: menuButton }).click();
  const items = page.locator("[data-menu] [popover] li");
  await expect(items).toHaveCount(data.listSolutions("en").length);
  const widths = await items.evaluateAll((all) =>
    all.map((item) => Math.round(item.getBoundingClientRect().width)),
  );
  expect(new Set(widths).size).toBe(1);
});

test("Get Started is one button in the header; on narrow screens it is the first entry of the menu", async ({
  page,
}) => {
  const { label = "?" } = data.getNavigation("en").main.find(({ isAction }) => isAction) ?? {};
  const link = page.getByRole("banner").getByRole("link", { name: label });
  await page.setViewportSize({ width: 560, height: 780 });
  await page.goto("/about");
  await expect(link).toHaveCount(1);
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(link).toHaveCount(0);
  await page.getByRole("button", { name: layout.header.menu }).click();
  await expect(page.locator("#site-menu nav").getByRole("link").first()).toHaveText(label);
});

test("the header's shadow is stronger after scrolling more than 10 px", async ({ page }) => {
  await page.goto("/about");
  const shadow = () => page.getByRole("banner").evaluate((header) => getComputedStyle(header).boxShadow);
  const scroll = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  const flat = await shadow();
  await scroll(10);
  expect(await shadow()).toBe(flat);
  await scroll(11);
  await expect.poll(shadow).not.toBe(flat);
});

for (const locale of otherLanguages.filter((other) => data.pageLanguage("/tools", other) === other)) {
  test(`the language link leads to the same page in ${locale} and back, and keeps query and anchor, so that a list stays filtered`, async ({
    page,
  }) => {
    const [category] = data.toolCategories;
    const chosen = (label: string) => page.getByRole("radio", { name: label, checked: true });
    await page.goto("/tools#results");
    await page.getByRole("radio", { name: category.name, exact: true }).check();
    const link = page.getByRole("banner").getByRole("link", { name: languageNames[locale] });
    // The query is added before the press, because the browser prefetches the link's URL.
    await link.hover();
    await expect(link).toHaveAttribute("href", /\?category=/);
    await link.click();
    await expect(page).toHaveURL(
      ({ pathname, search, hash }) =>
        pathname === localPath("/tools", locale) && search !== "" && hash !== "",
    );
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(
      page.getByRole("banner").getByRole("link", { name: linkTo("/tools", locale), exact: true }),
    ).toBeVisible();
    await expect(chosen(data.labelOf(category.name, locale))).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: languageNames.en }).click();
    await expect(chosen(category.name)).toBeVisible();
  });
}

test("in a wide window the Tab key goes through header and footer in the order in which they are read", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/about");
  const boxes = (parts: Locator) =>
    parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
  const links = await boxes(page.getByRole("banner").locator("a:visible"));
  expect(links).toEqual(links.toSorted((a, b) => a.left - b.left));
  // The groups of the footer are in columns.
  const groups = await boxes(page.getByRole("contentinfo").getByRole("navigation"));
  expect(groups.length).toBeGreaterThan(1);
  expect(groups).toEqual(groups.toSorted((a, b) => a.left - b.left || a.top - b.top));
});
