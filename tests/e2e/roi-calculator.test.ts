import type { Page } from "@playwright/test";
import axe from "axe-core";
import { fill } from "#data/fill.ts";
import { data } from "./data.ts";
import { expect, hydrate, hydrated, test } from "./test.ts";

const { roi: copy, getStarted } = data.getWords("en");
const { symbol } = data.getMoneyFormat();
const { presets } = data.getRoiDemo();
const path = data.findTool("roi-calculator")?.path ?? "";
const labels = Object.fromEntries(
  Object.entries(copy.form.fields).map(([key, { label }]) => [key, fill(label, { currency: symbol })]),
) as Record<keyof typeof copy.form.fields, string>;

/** Two offers of the page's own examples, as an address has them, and a third one. */
const three = "900-10-64000-160-90-0-0_120000-18000-0_300000-6000-0_90000-30000-40";

const section = (page: Page) => page.locator("#try");
const field = (page: Page, name: keyof typeof labels, offer = 0) =>
  section(page).getByRole("textbox", { name: labels[name], exact: true }).nth(offer);
const status = (page: Page) => section(page).getByRole("status").first();
const tables = (page: Page) => section(page).getByRole("table");
const examples = (page: Page) => section(page).getByRole("combobox", { name: copy.form.preset });

async function open(page: Page, query = "") {
  await page.goto(path + query);
  if (query) await hydrated(page);
  else await hydrate(page);
}

test("what is typed is calculated at once, and its verdict is announced", async ({ page }) => {
  await open(page);
  await expect(status(page)).toContainText(data.formatMoney(63_600));
  await field(page, "errors").fill("0");
  await expect(status(page)).toContainText(data.formatMoney(39_600));
  await expect(examples(page).locator("option:checked")).toHaveText(copy.form.own);
  await field(page, "fee").fill("100000");
  await expect(section(page).getByText(copy.verdicts.no.title, { exact: true })).toBeVisible();
  await expect(tables(page).getByRole("cell", { name: copy.rows.never })).toHaveCount(3);
});

for (const [text, name, settled] of [
  ["12,500", "setup", "12,500"],
  [`${symbol} 380`, "errorCost", "380"],
  ["0,5", "minutes", "0.5"],
  ["1 250 000", "setup", "1,250,000"],
  ["75%", "share", "75"],
] as const) {
  test(`“${text}” is understood, and written as it was`, async ({ page }) => {
    await open(page);
    await field(page, name).fill(text);
    await field(page, name).press("Tab");
    await expect(field(page, name)).toHaveValue(settled);
    await expect(tables(page)).toBeVisible();
  });
}

test("a number is left as it is while it is typed, key by key", async ({ page }) => {
  await open(page);
  for (const [name, text] of [
    ["minutes", "12.50"],
    ["setup", "1,250,000"],
    ["errorCost", `${symbol} 380`],
  ] as const) {
    await field(page, name).clear();
    await field(page, name).pressSequentially(text);
    await expect(field(page, name)).toHaveValue(text);
  }
  await expect(page).toHaveURL(/roi=1700-12.5-60800-160-75-20-380_1250000-25000-0$/);
  await page.keyboard.press("Tab");
  await expect(field(page, "errorCost")).toHaveValue("380");
});

test("the figures are there again after Back", async ({ page }) => {
  await open(page);
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('main a[href="/get-started"]')?.click(),
  );
  await expect(page).toHaveURL("/get-started");
  await page.goBack();
  await expect(status(page)).toContainText(data.formatMoney(63_600));
  await field(page, "errors").fill("0");
  await section(page).getByRole("link", { name: copy.actions.send }).click();
  await expect(page).toHaveURL("/get-started");
  await page.goBack();
  await expect(field(page, "errors")).toHaveValue("0");
  await expect(status(page)).toContainText(data.formatMoney(39_600));
});

for (const [text, name, message] of [
  ["", "runs", copy.faults.empty],
  ["many", "runs", copy.faults.noNumber],
  ["1e12", "setup", copy.faults.noNumber],
  ["0", "runs", fill(copy.faults.tooLow, { limit: 1 })],
  ["-5", "fee", fill(copy.faults.tooLow, { limit: 0 })],
  ["1000000000000", "pay", fill(copy.faults.tooHigh, { limit: "1,000,000" })],
  ["100", "share", fill(copy.faults.tooHigh, { limit: 99 })],
] as const) {
  test(`“${text}” is refused at its field, and nothing is calculated`, async ({ page }) => {
    await open(page);
    await field(page, name).fill(text);
    await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, name)).toHaveAccessibleDescription(message);
    await expect(tables(page)).toHaveCount(0);
    await expect(status(page)).toHaveText(fill(copy.noResult, { count: 1 }));
    await expect(page).toHaveURL(path);
  });
}

test("the figures are in the address, restored in another browser, and no part of the canonical one", async ({
  page,
  browser,
}) => {
  await open(page);
  await examples(page).selectOption({ label: presets[2]?.label ?? "" });
  await field(page, "setup", 1).fill("250,000");
  await expect(page).toHaveURL(/roi=900-10-64000-160-90-0-0_120000-18000-0_250000-6000-0$/);
  const other = await browser.newPage();
  await other.goto(page.url());
  await hydrated(other);
  await expect(field(other, "setup", 1)).toHaveValue("250,000");
  await expect(tables(other)).toHaveCount(2);
  await expect(status(other)).toHaveText((await status(page).textContent()) ?? "");
  expect(new URL((await other.locator("link[rel=canonical]").getAttribute("href")) ?? "").search).toBe("");
  await other.close();
});

test("a link to the calculation is copied, and leads to the calculator", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, `?roi=${three}`);
  await section(page).getByRole("button", { name: copy.actions.copy }).click();
  await expect(section(page).getByRole("button", { name: copy.actions.copied })).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect([link.origin, link.search, link.hash]).toEqual([
    new URL(page.url()).origin,
    `?roi=${three}`,
    "#try",
  ]);
});

test("an address that holds no figures shows the example", async ({ page }) => {
  await open(page, "?roi=1-2-3_x");
  await expect(status(page)).toContainText(data.formatMoney(63_600));
});

test("offers are added and removed by the keyboard, up to three, and the focus goes along", async ({
  page,
}) => {
  await open(page);
  const add = section(page).getByRole("button", { name: copy.form.add });
  await add.focus();
  await page.keyboard.press("Enter");
  await expect(field(page, "setup", 1)).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("0");
  await expect(tables(page)).toHaveCount(2);
  await add.press("Enter");
  await expect(tables(page)).toHaveCount(3);
  await expect(add).toHaveCount(0);
  await section(page)
    .getByRole("button", { name: fill(copy.form.remove, { letter: "A" }) })
    .press("Enter");
  await expect(add).toBeFocused();
  await expect(tables(page)).toHaveCount(2);
  await expect(field(page, "setup")).toHaveValue("0");
});

test("with several offers it says until when which one is ahead", async ({ page }) => {
  await open(page, `?roi=${three.split("_").slice(0, 3).join("_")}`);
  const leads = fill(copy.chart.leads, { letter: "A", month: 15, next: "B" });
  await expect(section(page).getByText(leads, { exact: true })).toBeVisible();
});

test("the figures go along into the enquiry, not into its address, and survive a reload", async ({
  page,
}) => {
  await open(page, `?roi=${three}`);
  await section(page).getByRole("link", { name: copy.actions.send }).click();
  await expect(page).toHaveURL("/get-started");
  const useCase = page.getByRole("textbox", { name: getStarted.form.fields.useCase.label });
  await expect(useCase).toHaveValue(new RegExp(`${three}#try$`));
  await expect(useCase).toHaveValue(new RegExp(data.formatMoney(48_000)));
  await page.reload();
  await hydrate(page);
  await expect(useCase).toHaveValue(new RegExp(`${three}#try$`));
});

test("what was typed before the script ran is calculated with", async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry\.client-/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(path);
  await field(page, "errors").fill("0");
  gate.resolve();
  await expect(status(page)).toContainText(data.formatMoney(39_600));
  await expect(field(page, "errors")).toHaveValue("0");
});

/** The most that the fields take: the widest numbers. */
const widest = `100000-480-1000000-10-99-10000-1000000${"_50000000-5000000-2000".repeat(3)}`;

for (const [name, query] of [
  ["one offer", "?roi=1700-8-60800-160-75-20-1200_220000-25000-40"],
  ["three offers", `?roi=${three}`],
  ["the widest numbers", `?roi=${widest}`],
]) {
  test(`${name}: prints on two pages, with figures, formulas and lines to sign, and nothing else`, async ({
    page,
  }) => {
    await open(page, query);
    const pdf = Buffer.from(await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(2);
    await page.emulateMedia({ media: "print" });
    for (const who of copy.report.signatures) await expect(page.getByText(who)).toBeVisible();
    await expect(page.getByRole("heading", { name: copy.report.title })).toBeVisible();
    await expect(field(page, "runs")).toBeHidden();
    await expect(page.locator("#overview")).toBeHidden();
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`${colorScheme}: three offers and a wrong field pass axe, and fit at 320 px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await open(page, `?roi=${widest}`);
    await page.evaluate(axe.source);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(overflow, `pixels to scroll sideways at ${width} px`).toBeLessThanOrEqual(0);
      for (const text of ["1,000", "none"]) {
        await field(page, "runs").fill(text);
        const { violations } = await page.evaluate(() =>
          (window as unknown as { axe: typeof axe }).axe.run("#try", { resultTypes: ["violations"] }),
        );
        expect.soft(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([]);
      }
    }
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the example is there with its result, and what cannot work is not", async ({ page }) => {
    await page.goto(`${path}#try`);
    await expect(section(page).getByText(copy.withoutScript)).toBeVisible();
    await expect(status(page)).toContainText(data.formatMoney(63_600));
    await expect(tables(page)).toBeVisible();
    for (const name of [copy.form.add, copy.actions.copy, copy.actions.print])
      await expect(section(page).getByRole("button", { name })).toBeHidden();
    await section(page).getByRole("link", { name: copy.actions.send }).click();
    await expect(page).toHaveURL("/get-started");
  });
});
