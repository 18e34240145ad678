import type { Page } from "@playwright/test";
import { aboutParameter } from "#app/url/about-parameter.ts";
import { fill } from "#data/load/fill.ts";
import { expectAccessible } from "./axe.ts";
import { data } from "./data.ts";
import { expect, hydrated, scriptRequests, test } from "./test.ts";

const words = data.getWords("en");
const copy = words.solutions.overview.thread;
/** Two that share a tool, which is to be counted once. */
const chosen = data
  .listSolutions("en")
  .filter(({ id }) => ["sales-leadgen", "customer-engagement"].includes(id));
const tools = [...new Set(chosen.flatMap((solution) => solution.tools))].flatMap(
  (id) => data.findTool(id, "en") ?? [],
);
/** The first plan that has a price; a tool may have none. */
const planOf = ({ pricing }: (typeof tools)[number]) => pricing.find(({ price }) => price !== null);
const sum = tools
  .map(planOf)
  .reduce((total, plan) => total + (plan?.period === "month" ? (plan.price ?? 0) : 0), 0);
const address = new URLSearchParams(chosen.map(({ id }) => [aboutParameter, `solution.${id}`])).toString();

const beads = (page: Page) => page.getByRole("group", { name: copy.question });
const bead = (page: Page, title = "") => beads(page).getByRole("checkbox", { name: title, exact: true });

async function expectPrices(page: Page) {
  for (const tool of tools) {
    const item = beads(page)
      .getByRole("listitem")
      .filter({ has: page.getByRole("link", { name: tool.title, exact: true }) });
    const { price } = planOf(tool) ?? {};
    if (price) await expect(item.last()).toContainText(data.formatMoney(price));
    await expect(item.last()).toBeVisible();
  }
}

async function expectEnquiry(page: Page) {
  await page.getByRole("button", { name: copy.ask }).click();
  await expect(page).toHaveURL(`/get-started?${address}`);
}

test("beads are threaded by keyboard, with prices and their sum; the address brings the thread back, and the form names it; it passes axe, and fits", async ({
  page,
}) => {
  const scripts = scriptRequests(page);
  await page.goto("/solutions");
  const [first] = tools;
  await expect(
    beads(page)
      .getByRole("link", { name: first?.title ?? "?", exact: true })
      .first(),
  ).toBeHidden();
  await expect(page.getByRole("button", { name: copy.ask })).toBeHidden();
  expect(scripts).toEqual([]);
  for (const { title } of chosen) await bead(page, title).press("Space");
  await hydrated(page);
  const total = page.getByText(fill(copy.sum, { price: data.formatMoney(sum) }));
  await expect(total).toBeVisible();
  await expectPrices(page);
  await expect(page).toHaveURL(`/solutions?${address}`);
  await page.reload();
  await expect(total).toBeVisible();
  for (const { title } of chosen) await expect(bead(page, title)).toBeChecked();
  await expectAccessible(page, "form");
  await expectEnquiry(page);
  const { about, fields } = words.getStarted.form;
  await expect(page.getByRole("textbox", { name: fields.useCase.label })).toHaveValue(
    fill(about, { title: chosen.map(({ title }) => title).join(", ") }),
  );
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("beads slide, prices show, and the form knows the thread", async ({ page }) => {
    await page.goto("/solutions");
    const [{ title = "" } = {}] = chosen;
    const mark = beads(page).locator("label").filter({ hasText: title }).locator("svg");
    // On the page: a click may scroll it.
    const place = () => mark.evaluate((bead) => bead.getBoundingClientRect().top + scrollY);
    const before = await place();
    for (const { title } of chosen) await beads(page).getByText(title, { exact: true }).click();
    await expect.poll(place).toBeGreaterThan(before + 100);
    await expectPrices(page);
    await expectEnquiry(page);
  });
});
