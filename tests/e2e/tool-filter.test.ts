import type { Page } from "@playwright/test";
import { categoryRules } from "#app/search/category-rules.ts";
import { data } from "./data.ts";
import { expect, hydrate, idle, scriptRequests, test } from "./test.ts";

const { results } = data.getWords("en").tools.catalogue;
const tools = data.listTools("en");

const search = (page: Page) => page.getByRole("searchbox", { name: results.search });
const chip = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const cards = (page: Page) => page.locator("main article h3:visible");
/** The titles of tools whose title or description matches a pattern. */
const titlesWith = (pattern: RegExp) =>
  tools.filter(({ title, description }) => pattern.test(`${title} ${description}`)).map(({ title }) => title);

test.beforeEach(async ({ page }) => {
  await page.goto("/tools");
});

test("on a phone the link to open a tool in a new tab is not covered by the link of its card", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const link = page.locator("main article a[target=_blank]:visible").first();
  await link.scrollIntoViewIfNeeded();
  const isOnTop = await link.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isOnTop).toBe(true);
});

test("on a tablet the search is as wide as the list, and the categories have two rows", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const [field, list] = await Promise.all([
    search(page).boundingBox(),
    page.locator("main [data-list]").boundingBox(),
  ]);
  expect(field?.width).toBe(list?.width);
  const rows = await page
    .locator("main label:has([type=radio])")
    .evaluateAll((chips) => chips.map((chip) => chip.getBoundingClientRect().top));
  // The English sample has eight categories. Other names may need more room.
  expect(new Set(rows).size).toBeLessThanOrEqual(Math.ceil(rows.length / 4));
});

test("each card has an underlined word or a button to open its tool", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const card of await page.locator("main article").all()) {
    const link = card.locator(":is(a[target=_blank], span[aria-hidden]:has(> svg))").last();
    const { line, border } = await link.evaluate((element) => {
      const { textDecorationLine: line, borderTopWidth: border } = getComputedStyle(element);
      return { line, border };
    });
    expect(
      line === "underline" || border !== "0px",
      (await card.getByRole("heading").textContent()) ?? "",
    ).toBe(true);
  }
});

test("all tools are shown at first, with All chosen; a search filters them and announces their number; an empty result is announced and can be cleared", async ({
  page,
}) => {
  await expect(cards(page)).toHaveText(tools.map(({ title }) => title));
  await expect(chip(page, results.all)).toBeChecked();
  await search(page).pressSequentially("m pesa");
  const found = titlesWith(/m\W?pesa/i);
  await expect(cards(page)).toHaveText(found);
  // Each card shows why it was found.
  for (const card of await page.locator("main article:visible").all())
    await expect(
      card
        .locator("[data-searched]:visible")
        .filter({ hasText: /m\W?pesa/i })
        .first(),
    ).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: String(found.length) })).toBeVisible();
  await search(page).fill("zebra crossing");
  await expect(page.getByText(results.none.title, { exact: true })).toBeVisible();
  await expect(page.getByText(results.none.text)).toBeVisible();
  await page.getByRole("button", { name: results.none.clear }).click();
  await expect(cards(page)).toHaveCount(tools.length);
  await expect(search(page)).toHaveValue("");
  await expect(page).toHaveURL("/tools");
});

test("search and category combine without loading script, are in the URL, stay after hydration, and can be shared by link", async ({
  page,
  context,
}) => {
  const scripts = scriptRequests(page);
  const [{ title, category } = { title: "", category: "" }] = tools;
  const saysTitle = (tool: (typeof tools)[number]) =>
    `${tool.title} ${tool.description}`.toLowerCase().includes(title.toLowerCase());
  const found = tools.filter((tool) => tool.category === category && saysTitle(tool));
  const titles = found.map((tool) => tool.title);
  await chip(page, category).click();
  await search(page).pressSequentially(title);
  await expect(cards(page)).toHaveText(titles);
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({ q: title, category });
  await idle(page);
  expect(scripts).toEqual([]);
  const shared = await context.newPage();
  await shared.goto(page.url());
  await hydrate(shared);
  await expect(cards(shared)).toHaveText(titles);
  await expect(search(shared)).toHaveValue(title);
  await expect(chip(shared, category)).toBeChecked();
  await search(shared).fill("");
  await chip(shared, results.all).click();
  await expect(cards(shared)).toHaveCount(tools.length);
});

test("in a wide window the results and the empty state of a filter are on the first screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const { name } of data.toolCategories) {
    await chip(page, name).click();
    // The visible part depends on the typeface: with a wide one, the page's title has one line more.
    await expect(page.locator("main article:visible").first(), name).toBeInViewport({ ratio: 0.25 });
  }
  await search(page).fill("zebra crossing");
  await expect(page.getByText(results.none.title, { exact: true })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("the filter stays after opening a tool and going back", async ({ page }) => {
  await search(page).pressSequentially("statement");
  const titles = titlesWith(/statement/i);
  await expect(cards(page)).toHaveText(titles);
  await cards(page).first().getByRole("link").click();
  await expect(page).toHaveURL(/\/tools\//);
  await page.goBack();
  await expect(cards(page)).toHaveText(titles);
  await expect(search(page)).toHaveValue("statement");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("all tools are shown, and each category filters", async ({ page }) => {
    await expect(cards(page)).toHaveCount(tools.length);
    await expect(search(page)).toBeHidden();
    // Chromium does not draw noscript elements where only the test switches scripts off.
    const notice = await page.locator("search noscript").evaluate(({ textContent }) => textContent);
    expect(notice).toContain(data.getWords("en").common.noSearch);
    for (const { name } of data.toolCategories) {
      await chip(page, name).click();
      const found = tools.filter(({ category }) => category === name);
      await expect(cards(page)).toHaveText(found.map(({ title }) => title));
    }
    await chip(page, results.all).click();
    await expect(cards(page)).toHaveCount(tools.length);
  });

  test("each of nine categories filters", async ({ page }) => {
    const places = Array.from({ length: 10 }, (_, place) => place);
    const choices = places.map((place) => `<input type="radio" name="category" data-choice="${place}">`);
    const items = places.slice(1).map((place) => `<li data-category="${place}">${place}</li>`);
    await page.goto("about:blank");
    await page.setContent(`<style>${categoryRules(choices.length)}</style>
      <main>${choices.join("")}<ul class="filter-list">${items.join("")}</ul></main>`);
    const shown = page.locator("li:visible");
    for (const place of places.slice(1)) {
      await page.getByRole("radio").nth(place).click();
      await expect(shown).toHaveText([String(place)]);
    }
    await page.getByRole("radio").first().click();
    await expect(shown).toHaveCount(items.length);
  });
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true });

  test("the first tool is on the first screen", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.locator("main article").first()).toBeInViewport({ ratio: 0.25 });
  });

  test("Enter in the search field hides the on-screen keyboard", async ({ page }) => {
    await search(page).fill("mpesa");
    await search(page).press("Enter");
    await expect(search(page)).not.toBeFocused();
    await expect(page).toHaveURL("/tools?q=mpesa");
  });
});
