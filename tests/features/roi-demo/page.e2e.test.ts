import type { Page } from "@playwright/test";
import type { CalculatorInputs } from "#app/features/roi-demo/calculation/calculator.ts";
import {
  calculatorParameter,
  offerLimits,
  taskLimits,
  writeAddress,
} from "#app/features/roi-demo/calculation/calculator-fields.ts";
import { localPath } from "#app/url/locale-paths.ts";
import { presets } from "#data/features/roi-demo/presets.ts";
import { fill } from "#data/load/fill.ts";
import { expectAccessible, violations } from "#tests/e2e/axe.ts";
import { changes, expectSameTextsIfTranslated } from "#tests/e2e/change-html.ts";
import { data } from "#tests/e2e/data.ts";
import { entry, expect, hold, hydrate, hydrated, setFontSize, test } from "#tests/e2e/test.ts";

const { roiDemo: copy, getStarted, layout } = data.getWords("en");
const { languageNames } = layout.header;
const { symbol } = data.getNumberFormat();
const path = data.findTool(copy.tool.id, "en")?.path ?? "";
const labels = Object.fromEntries(
  Object.entries(copy.form.fields).map(([key, { label }]) => [key, fill(label, { currency: symbol })]),
) as Record<keyof typeof copy.form.fields, string>;

function presetOf(id: string) {
  const found = presets.find((preset) => preset.id === id);
  if (!found) throw new Error(`There is no example ${id}`);
  return found.inputs;
}
const queryOf = (inputs: CalculatorInputs) => `?${calculatorParameter}=${writeAddress(inputs)}`;

/** The example with which the page opens, and another one. */
const orders = presetOf("orders");
const claims = presetOf("claims");
const names = copy.examples;

const section = (page: Page) => page.locator("#try");
/** A pattern for texts that end with this URL. The only character to escape is `?`. */
const atTheEnd = (address: string) => new RegExp(`${address.replaceAll("?", "\\?")}$`);
const field = (page: Page, name: keyof typeof labels) =>
  section(page).getByRole("textbox", { name: labels[name], exact: true });
const status = (page: Page) => section(page).getByRole("status").first();
const tables = (page: Page) => section(page).getByRole("table");
const sendLink = (page: Page) => section(page).getByRole("link", { name: copy.actions.send });
const message = (page: Page) => page.getByRole("textbox", { name: getStarted.form.fields.useCase.label });
const examples = (page: Page) => section(page).getByRole("combobox", { name: copy.form.preset });

async function open(page: Page, query = "") {
  await page.goto(path + query);
  if (query) await hydrated(page);
  else await hydrate(page);
}

test("its first field is on the first screen of a wide window", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  await expect(field(page, "runs")).toBeInViewport({ ratio: 1 });
});

test("on a phone the result does not cover the field whose focus has loaded the script", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(path);
  const wages = field(page, "pay");
  await wages.evaluate((input) => {
    const below = innerHeight - 100 - input.getBoundingClientRect().bottom;
    scrollBy({ top: -below, behavior: "instant" });
  });
  await wages.click();
  await hydrated(page);
  await expect(status(page)).toHaveCSS("position", "sticky");
  const [result, input] = await Promise.all([status(page).boundingBox(), wages.boundingBox()]);
  expect((input?.y ?? 0) + (input?.height ?? 0)).toBeLessThanOrEqual(result?.y ?? 0);
});

test("an example and entries from before the script is loaded are kept, calculated, and passed on to the enquiry", async ({
  page,
}) => {
  const script = await hold(page, entry);
  await page.goto(path);
  await examples(page).selectOption(names.reminders);
  await examples(page).selectOption(names.orders);
  await field(page, "errors").fill("7");
  await sendLink(page).click();
  await expect(sendLink(page)).toHaveAttribute("aria-busy", "true");
  script.letThrough();
  const figures = queryOf({ ...orders, errors: 7 });
  await expect(message(page)).toHaveValue(atTheEnd(`${figures}#try`));
  await page.goBack();
  await expect(field(page, "errors")).toHaveValue("7");
  await expect(examples(page).locator("option:checked")).toHaveText(copy.form.own);
  await examples(page).selectOption(names.reminders);
  await expect(examples(page)).toHaveValue("reminders");
});

test("an entry from before the script is loaded stays if its field loses the focus right after hydration", async ({
  page,
}) => {
  // The island stores the entries in the URL before it shows them.
  await page.addInitScript(() => {
    const replaceState = history.replaceState.bind(history);
    history.replaceState = (...args) => {
      replaceState(...args);
      document.activeElement?.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
    };
  });
  const script = await hold(page, entry);
  await page.goto(path);
  await field(page, "runs").fill("100");
  script.letThrough();
  await hydrated(page);
  await expect(field(page, "runs")).toHaveValue("100");
});

for (const locale of data.locales.filter(
  (other) => other !== "en" && data.pageLanguage(path, other) === other && data.isFeatureIn("roiDemo", other),
)) {
  test(`the figures are passed on to the page in ${locale}, and from there to the enquiry`, async ({
    page,
  }) => {
    await open(page);
    await examples(page).selectOption(names.reminders);
    await page.getByRole("banner").getByRole("link", { name: languageNames[locale] }).click();
    await expect(page).toHaveURL(
      ({ pathname, search }) => pathname === localPath(path, locale) && search !== "",
    );
    const { form, actions, enquiry } = data.getWords(locale).roiDemo;
    const minutes = section(page).getByRole("textbox", { name: form.fields.minutes.label, exact: true });
    await expect(minutes).toHaveValue(String(presetOf("reminders").minutes));
    await section(page).getByRole("link", { name: actions.send }).click();
    await expect(page.locator("[name=useCase]")).toHaveValue(new RegExp(`^${enquiry.intro}`));
  });
}

test("typed text stays unchanged until its field loses the focus, is calculated at once, and is restored by Back", async ({
  page,
}) => {
  await open(page);
  for (const [name, text] of [
    ["minutes", "12.50"],
    ["errorCost", `${symbol} 380`],
  ] as const) {
    await field(page, name).clear();
    await field(page, name).pressSequentially(text);
    await expect(field(page, name)).toHaveValue(text);
  }
  await expect(page).toHaveURL(path + queryOf({ ...orders, minutes: 12.5, errorCost: 380 }));
  await page.keyboard.press("Tab");
  await expect(field(page, "errorCost")).toHaveValue("380");
  await expect(field(page, "minutes")).toHaveValue("12.5");
  await examples(page).selectOption(names.orders);
  await expect(status(page)).toContainText(data.formatMoney(63_600));
  await field(page, "errors").fill("0");
  await expect(status(page)).toContainText(data.formatMoney(39_600));
  await expect(examples(page).locator("option:checked")).toHaveText(copy.form.own);
  await field(page, "fee").fill("100000");
  await expect(section(page).getByText(copy.verdicts.no.title, { exact: true })).toBeVisible();
  await expect(tables(page).getByRole("cell", { name: copy.rows.never })).toHaveCount(3);
  await sendLink(page).click();
  await expect(message(page)).toHaveValue(/#try$/);
  await page.goBack();
  await expect(field(page, "errors")).toHaveValue("0");
  await expect(section(page).getByText(copy.verdicts.no.title, { exact: true })).toBeVisible();
});

test("on a phone the result stays in view below the form, but the note that there is none does not, because it would cover the wrong field", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  await field(page, "runs").focus();
  await expect(status(page)).toBeInViewport();
  await field(page, "runs").fill("many");
  await expect(status(page)).toContainText("1");
  await expect(status(page)).not.toBeInViewport();
  await expect(field(page, "runs")).toBeInViewport({ ratio: 1 });
});

test("in a wide window the note that there is no result is in the place of the result, beside the wrong field", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page);
  await field(page, "fee").fill("abc");
  const notes = section(page).getByText(fill(copy.noResult, { count: 1 }));
  const note = notes.filter({ visible: true }).last();
  await expect(note).toBeInViewport({ ratio: 1 });
  const [noteBox, fieldBox] = [await note.boundingBox(), await field(page, "fee").boundingBox()];
  expect(noteBox?.x).toBeGreaterThan((fieldBox?.x ?? NaN) + (fieldBox?.width ?? NaN));
});

test("with large letters on a phone each figure of the results is in the line of its scenario", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  await setFontSize(page, 32);
  const cells = tables(page).locator("td[headers]");
  const texts = await cells.allInnerTexts();
  const { cautious, expected, good } = copy.scenarios;
  for (const [index, scenario] of [cautious, expected, good].entries())
    expect(texts[index]).toMatch(new RegExp(`^${scenario}\\s+\\d`));
  // A screen reader reads the name as the column's heading.
  await expect(tables(page).getByRole("cell", { name: cautious })).toHaveCount(0);
  const tops = await cells.evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(tops.length);
});

test("each figure of the results names its row and its scenario", async ({ page }) => {
  await open(page);
  const cells = await tables(page)
    .locator("td[headers]")
    .evaluateAll((cells) =>
      cells.map((cell) =>
        (cell as HTMLTableCellElement).headers
          .split(" ")
          .map((id) => document.getElementById(id)?.textContent),
      ),
    );
  expect(cells[0]).toEqual([expect.stringContaining(copy.rows.net.label), copy.scenarios.cautious]);
  expect(cells.flat()).not.toContain(undefined);
});

test("a wrong number has an error at its field, nothing is calculated, and the printed page says so", async ({
  page,
}) => {
  await open(page);
  const right = await field(page, "runs").inputValue();
  await field(page, "runs").fill("");
  await expect(field(page, "runs")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "runs")).toHaveAccessibleDescription(copy.faults.empty);
  await expect(tables(page)).toHaveCount(0);
  await expect(status(page)).toHaveText(fill(copy.noResult, { count: 1 }));
  // The URL has the last number of the field.
  await expect(page).toHaveURL(path + queryOf(orders));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: copy.report.title })).toBeVisible();
  const noResult = section(page).getByText(fill(copy.noResult, { count: 1 }));
  await expect(noResult.filter({ visible: true })).toHaveCount(1);
  await page.emulateMedia({ media: null });
  await field(page, "runs").fill(right);
  await expect(page).toHaveURL(path + queryOf(orders));
  await expect(tables(page)).toHaveCount(1);
});

test("the figures are in the URL, which can be copied and opened, but not in the canonical URL; an unreadable URL shows the example", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page);
  await examples(page).selectOption(names.claims);
  await field(page, "setup").fill("250,000");
  await expect(page).toHaveURL(path + queryOf({ ...claims, setup: 250_000 }));
  const result = (await status(page).textContent()) ?? "";
  await section(page).getByRole("button", { name: copy.actions.copy }).click();
  await expect(section(page).getByRole("button", { name: copy.actions.copied })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${page.url()}#try`);
  const other = await context.newPage();
  await other.goto(link);
  await hydrated(other);
  await expect(field(other, "setup")).toHaveValue("250,000");
  await expect(tables(other)).toHaveCount(1);
  await expect(status(other)).toHaveText(result);
  expect(new URL((await other.locator("link[rel=canonical]").getAttribute("href")) ?? "").search).toBe("");

  await open(page, `?${calculatorParameter}=1-2-3_x`);
  await expect(status(page)).toContainText(copy.badLink);
  await expect(status(page)).toContainText(data.formatMoney(63_600));
  await field(page, "errors").fill("0");
  await expect(status(page)).not.toContainText(copy.badLink);
});

test("an old URL with several offers opens with its first one", async ({ page }) => {
  await open(page, `${queryOf(claims)}_300000-6000-0_90000-30000-40`);
  await expect(field(page, "setup")).toHaveValue(data.formatNumber(claims.setup));
  await expect(status(page)).toContainText(data.formatMoney(47_000));
  await expect(status(page)).not.toContainText(copy.badLink);
});

test("the figures are passed on to the enquiry, also in a new tab, and survive a reload", async ({
  page,
  context,
}) => {
  await open(page, queryOf(claims));
  const newTab = context.waitForEvent("page");
  await sendLink(page).click({ modifiers: ["ControlOrMeta"] });
  await sendLink(page).click();
  for (const tab of [page, await newTab]) {
    await expect(message(tab)).toHaveValue(atTheEnd(`${queryOf(claims)}#try`));
    await expect(message(tab)).toHaveValue(new RegExp(data.formatMoney(47_000)));
  }
  await page.reload();
  await expect(message(page)).toHaveValue(atTheEnd(`${queryOf(claims)}#try`));
});

test("a field without a number does not cost the other fields theirs at a reload", async ({ page }) => {
  await open(page);
  await field(page, "runs").fill("");
  await field(page, "errors").fill("7");
  await page.reload();
  await hydrated(page);
  await expect(field(page, "errors")).toHaveValue("7");
});

/** Matches each page in a PDF file. */
const sheet = /\/Type\s*\/Page\b(?!s)/g;

/** The highest values of all fields, which have the widest numbers. */
const widest = queryOf({
  ...mostOf(taskLimits),
  // The fewest hours a month give the highest cost of an hour.
  hours: taskLimits.hours.least,
  ...mostOf(offerLimits),
});

test("a page with an unused calculator prints like other tools' pages; the report has two pages and signature lines, also with the widest numbers; the report and a wrong field pass axe and fit", async ({
  page,
}) => {
  await open(page);
  await page.evaluate(() => {
    window.print = () => document.documentElement.toggleAttribute("data-printed", true);
  });
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("#overview")).toBeVisible();
  await expect(section(page)).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await section(page).getByRole("button", { name: copy.actions.print }).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed");
  await page.emulateMedia({ media: null });
  await open(page, widest);
  const pdf = Buffer.from(await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(sheet)).toHaveLength(2);
  await page.emulateMedia({ media: "print" });
  for (const who of copy.report.signatures) await expect(page.getByText(who)).toBeVisible();
  await expect(page.getByRole("heading", { name: copy.report.title })).toBeVisible();
  await expect(field(page, "runs")).toBeHidden();
  await expect(page.locator("#overview")).toBeHidden();

  await page.emulateMedia({ media: null });
  await expectAccessible(page, "#try");
  await field(page, "runs").fill("none");
  expect(await violations(page, "#try")).toEqual([]);
  await open(page, widest);
  // If an on-screen keyboard leaves little room, the result does not stay above the fields.
  for (const [height, position] of [
    [640, "sticky"],
    [330, "static"],
  ] as const) {
    await page.setViewportSize({ width: 360, height });
    await expect(status(page)).toHaveCSS("position", position);
  }
  expect((await status(page).boundingBox())?.height).toBeLessThan(160);
});

test.describe("if the HTML was changed before hydration", () => {
  test.use({ expectedErrors: [/React error #418/] });

  for (const change of changes) {
    test(`by ${change.name}, entries and the focus are kept and calculated`, async ({ page }) => {
      const script = await hold(page, entry);
      await page.goto(path);
      await page.evaluate(change);
      const errors = section(page).locator("[name=errors]");
      await errors.fill("0");
      script.letThrough();
      await hydrated(page);
      await expect(status(page)).toContainText(data.formatMoney(39_600));
      await expect(errors).toHaveValue("0");
      await expect(errors).toBeFocused();
    });
  }

  test("by a translation, which goes on later, all texts follow the numbers", async ({ page }) => {
    const enter = (entries: Partial<CalculatorInputs> | { runs: string }) => async () => {
      for (const [name, value] of Object.entries(entries))
        await section(page).locator(`[name=${name}]`).fill(String(value));
    };
    await expectSameTextsIfTranslated(section(page), [
      async () => void (await page.goto(path)),
      async () => {
        await section(page).locator("[name=runs]").dispatchEvent("input");
        await hydrated(page);
      },
      enter({ runs: 9000, minutes: 30 }),
      enter({ runs: "many" }),
      enter({ runs: 300 }),
      enter({ errors: 0, setup: 0 }),
      enter({ fee: 0 }),
      enter({ fee: 90_000, setup: 70_000, ownHours: 0 }),
      async () => void (await section(page).locator("select").selectOption({ index: 1 })),
    ]);
  });
});

for (const width of [360, 1440])
  test(`at ${width} px the link to the demo leads to the calculator, with nothing of the page's top above it`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await page.getByRole("link", { name: data.getWords("en").tools.detail.hero.demo, exact: true }).click();
    await expect(section(page).getByRole("heading", { name: copy.title })).toBeInViewport({ ratio: 1 });
    const [demo, header] = [await section(page).boundingBox(), await page.getByRole("banner").boundingBox()];
    const covered = (header?.height ?? NaN) - (demo?.y ?? NaN);
    expect(covered).toBeGreaterThanOrEqual(0);
    expect(covered).toBeLessThan(8);
  });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the example and its result are there, and controls that need script are hidden", async ({ page }) => {
    await page.goto(`${path}#try`);
    await expect(section(page).getByText(copy.withoutScript)).toBeVisible();
    await expect(status(page)).toContainText(data.formatMoney(63_600));
    await expect(tables(page)).toBeVisible();
    for (const name of [copy.actions.copy, copy.actions.print])
      await expect(section(page).getByRole("button", { name })).toBeHidden();
    await expect(sendLink(page)).toBeHidden();
  });
});

/** The upper limits of all numbers. */
function mostOf<Key extends string>(limits: Record<Key, { most: number }>): Record<Key, number> {
  const entries = (Object.keys(limits) as Key[]).map((key) => [key, limits[key].most]);
  return Object.fromEntries(entries) as Record<Key, number>;
}
