import type { Page } from "@playwright/test";
import { aboutParameter } from "#app/url/about-parameter.ts";
import { fill } from "#data/load/fill.ts";
import { expectAccessible } from "./axe.ts";
import { data } from "./data.ts";
import { expect, scriptRequests, test } from "./test.ts";

const words = data.getWords("en");
const copy = words.solutions.overview.choice;
/** Two solutions that share a tool, which the sum must count once. */
const chosen = data
  .listSolutions("en")
  .filter(({ id }) => ["sales-leadgen", "customer-engagement"].includes(id));
const tools = [...new Set(chosen.flatMap((solution) => solution.tools))].flatMap(
  (id) => data.findTool(id, "en") ?? [],
);
/** The tool's first plan with a price. A tool may have none. */
const planOf = ({ pricing }: (typeof tools)[number]) => pricing.find(({ price }) => price !== null);
const sum = tools
  .map(planOf)
  .reduce((total, plan) => total + (plan?.period === "month" ? (plan.price ?? 0) : 0), 0);
const shared = tools.filter(({ id }) => chosen.every((solution) => solution.tools.includes(id)));
const once = fill(copy.once, { tools: shared.map(({ title }) => title).join(", ") });
const address = new URLSearchParams(chosen.map(({ id }) => [aboutParameter, `solution.${id}`])).toString();

const cards = (page: Page) => page.getByRole("group", { name: copy.question });

async function expectPrices(page: Page) {
  for (const tool of tools) {
    const item = cards(page).getByRole("listitem").getByRole("listitem").filter({ hasText: tool.title });
    const { price } = planOf(tool) ?? {};
    if (price) await expect(item.last()).toContainText(data.formatMoney(price));
    await expect(item.last()).toBeVisible();
  }
}

async function expectEnquiry(page: Page) {
  await page.getByRole("button", { name: copy.ask }).click();
  await expect(page).toHaveURL(`/get-started?${address}`);
}

test("the keyboard chooses solutions, which show prices and their sum without loading a module; the form names them, Back restores the choice, and the page passes axe", async ({
  page,
}) => {
  const scripts = scriptRequests(page);
  const box = (title = "") => cards(page).getByRole("checkbox", { name: title, exact: true });
  await page.goto("/solutions");
  await expect(page.getByRole("button", { name: copy.ask })).toBeHidden();
  await expect(page.getByText(copy.none.title)).toBeVisible();
  const [first, ...others] = chosen;
  await box(first?.title).press("Space");
  const notes = cards(page).getByRole("status").last();
  await expect(notes).not.toContainText(once);
  for (const { title } of others) await box(title).press("Space");
  await expect(notes).toContainText(once);
  await expect(page.getByText(copy.none.title)).toBeHidden();
  const total = cards(page)
    .getByRole("status")
    .getByText(fill(copy.sum, { price: data.formatMoney(sum) }));
  await expect(total).toBeVisible();
  // Fills the line: WebKit repaints only the former place of a text that becomes longer.
  const ends = await total.evaluate(({ parentElement: line }) =>
    [line, line?.lastElementChild].map((part) => part?.getBoundingClientRect().right),
  );
  expect(ends[1]).toBe(ends[0]);
  await expectPrices(page);
  // The two plans cost the same, so that the price alone would not tell the links apart.
  const links = await cards(page).getByRole("link").filter({ visible: true }).all();
  const names = await Promise.all(links.map((link) => link.textContent()));
  expect(new Set(names).size).toBe(names.length);
  expect(names).toHaveLength(chosen.length);
  await expectAccessible(page, "form");
  expect(scripts).toEqual([]);
  await expectEnquiry(page);
  const { about, fields } = words.getStarted.form;
  await expect(page.getByRole("textbox", { name: fields.useCase.label })).toHaveValue(
    fill(about, { title: chosen.map(({ title }) => title).join(", ") }),
  );
  await page.goBack();
  for (const { title } of chosen) await expect(box(title)).toBeChecked();
  await expect(total).toBeVisible();
  await page.reload();
  for (const { title } of chosen) await expect(box(title)).toBeChecked();
  await box(first?.title).press("Space");
  await page.reload();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(chosen.length - 1);
});

for (const locale of data.locales.filter((locale) => locale !== "en"))
  test(`the choice stays when the language is changed to ${locale}`, async ({ page }) => {
    await page.goto("/solutions");
    for (const { title } of chosen)
      await page.getByRole("checkbox", { name: title, exact: true }).press("Space");
    const language = words.layout.header.languageNames[locale];
    await page.getByRole("banner").getByRole("link", { name: language }).click();
    await expect(page).toHaveURL(`/${locale}/solutions?${address}`);
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(chosen.length);
  });

test("on a phone a checked row stays low, and the total stays in view above the bottom bar", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/solutions");
  const ask = cards(page).getByRole("button", { name: copy.ask });
  for (const { title } of data.listSolutions("en")) {
    const box = page.getByRole("checkbox", { name: title, exact: true });
    await cards(page).getByText(title, { exact: true }).click();
    const row = await cards(page).getByRole("listitem").filter({ has: box }).boundingBox();
    expect.soft(row?.height, title).toBeLessThan(230);
    await expect(ask).toBeInViewport({ ratio: 1 });
    const place = await ask.boundingBox();
    await ask.click({ trial: true });
    // A tap takes the focus before it is a click: a button that then moved would lose the tap.
    await box.blur();
    expect(await ask.boundingBox(), title).toEqual(place);
    await expect(cards(page).getByRole("status").first()).toBeInViewport({ ratio: 1 });
    await box.uncheck({ force: true });
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("prices show, and the form names the chosen solutions", async ({ page }) => {
    await page.goto("/solutions");
    // The text promises a sum, which needs the script.
    await expect(page.getByText(copy.hint)).toBeHidden();
    for (const { title } of chosen) await cards(page).getByText(title, { exact: true }).click();
    await expect(page.getByText(copy.none.title)).toBeHidden();
    await expectPrices(page);
    await expectEnquiry(page);
  });
});
