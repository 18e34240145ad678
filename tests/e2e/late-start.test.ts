import type { Page } from "@playwright/test";
import { fill } from "../../data/fill.ts";
import { data, linkTo } from "./data.ts";
import { mailsOf, newVisitor } from "./mailbox.ts";
import { expect, hydrated, test } from "./test.ts";

const { leadForms, layout, products: productWords } = data.getWords("en");
const { contact, thankYou } = leadForms;
const [product] = data.listProducts();
const quoteLabel = fill(productWords.catalogue.named, {
  action: productWords.catalogue.quote,
  product: String(product?.title),
});
const { label: languageLabel, options } = layout.header.language;

/** Keeps the entry script from the page until it is let through, or for good. */
async function holdScript(page: Page) {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(/\/assets\/entry\.client-/, async (route) => {
    await gate;
    await route.continue();
  });
  return { letThrough: open };
}

const field = (page: Page, name: keyof typeof contact.fields) =>
  page.getByRole("main").getByRole("textbox", { name: contact.fields[name].label, exact: true });

async function fillContactForm(page: Page): Promise<string> {
  const visitor = newVisitor();
  await field(page, "name").fill("Wanjiku Kamau");
  await field(page, "email").fill(visitor);
  await field(page, "company").fill("Duka Ltd");
  await field(page, "useCase").fill("M-Pesa statements");
  return visitor;
}

test("no script is fetched before the page has loaded, and then all of it at once", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const { loaded, starts } = await page.evaluate(() => ({
    loaded: (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).loadEventStart,
    starts: performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"))
      .map(({ startTime }) => startTime),
  }));
  expect(starts.length).toBeGreaterThan(3);
  expect(Math.min(...starts)).toBeGreaterThanOrEqual(loaded);
});

test("a menu that was opened before the script came stays open", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const script = await holdScript(page);
  await page.goto("/");
  await page.getByRole("button", { name: layout.header.menu }).click();
  const close = page.getByRole("button", { name: layout.header.closeMenu });
  await expect(close).toBeVisible();
  script.letThrough();
  await hydrated(page);
  await expect(close).toBeVisible();
});

test("what was typed and opened before the script came is kept", async ({ page }) => {
  const script = await holdScript(page);
  await page.goto("/services/ai-strategy");
  const question = page.locator("main details").first();
  await question.locator("summary").click();
  await page.getByRole("contentinfo").getByRole("textbox").fill("wanjiku@duka.example");
  script.letThrough();
  await hydrated(page);
  await expect(question).toHaveAttribute("open");
  await expect(page.getByRole("contentinfo").getByRole("textbox")).toHaveValue("wanjiku@duka.example");
});

test("a press that needs the script takes effect once it is there", async ({ page }) => {
  const script = await holdScript(page);
  await page.goto("/products");
  await page.getByRole("button", { name: `${languageLabel}: ${options[0].name}` }).click();
  await page.getByRole("link", { name: quoteLabel }).click();
  await expect(page.getByRole("dialog", { name: productWords.quote.title })).toBeHidden();
  await expect(page).toHaveURL("/products");
  script.letThrough();
  await expect(page.getByRole("dialog", { name: productWords.quote.title })).toBeVisible();
  await expect(page.locator("header")).toContainText(`${languageLabel}: ${options[1].name}`);
});

test("a chat topic that was chosen before the script came leads to the next step", async ({ page }) => {
  const { widget } = data.getWords("en").chat;
  const script = await holdScript(page);
  await page.goto("/");
  await page.getByRole("button", { name: widget.open }).click();
  await page.getByRole("link", { name: String(widget.options.at(-1)) }).click();
  script.letThrough();
  await expect(page.getByLabel(widget.name)).toBeFocused();
  await expect(page).toHaveURL("/");
  expect(page.context().pages()).toHaveLength(1);
});

test("a plain link works before the script is there", async ({ page }) => {
  await holdScript(page);
  await page.goto("/products");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: linkTo("/about") })
    .first()
    .click();
  await expect(page).toHaveURL("/about");
});

test("a form sent before the script is there is one lead, however often it is sent", async ({ page }) => {
  const script = await holdScript(page);
  await page.goto("/");
  const visitor = await fillContactForm(page);
  const submit = page.getByRole("button", { name: contact.submit });
  await submit.click();
  await submit.click();
  script.letThrough();
  await expect(page.getByText(contact.thanks.title)).toBeVisible();
  await expect(page).toHaveURL("/");
  await expect.poll(async () => (await mailsOf(visitor)).length).toBe(1);
});

test.describe("when the script cannot be had", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("a form is sent by the browser itself", async ({ page }) => {
    let fail = () => {};
    const gate = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route(/\/assets\/entry\.client-/, async (route) => {
      await gate;
      await route.abort();
    });
    await page.goto("/");
    const visitor = await fillContactForm(page);
    await page.getByRole("button", { name: contact.submit }).click();
    fail();
    await expect(page).toHaveURL("/thank-you");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(thankYou.title);
    await expect.poll(async () => (await mailsOf(visitor)).length).toBe(1);
  });
});

for (const line of [{ saveData: true }, { effectiveType: "slow-2g" }]) {
  test(`on a line with ${JSON.stringify(line)} the script waits for the first interaction`, async ({
    page,
  }) => {
    await page.addInitScript((connection) => {
      Object.defineProperty(navigator, "connection", { value: connection });
    }, line);
    const scripts: string[] = [];
    page.on("request", (request) => request.url().endsWith(".js") && scripts.push(request.url()));
    await page.goto("/");
    // As long as it takes the script to start on another line: idle, after a frame.
    await page.evaluate(
      () =>
        new Promise((done) => requestAnimationFrame(() => requestIdleCallback(() => setTimeout(done, 100)))),
    );
    expect(scripts).toEqual([]);
    await page.keyboard.press("Tab");
    await hydrated(page);
    await expect(page.getByRole("link", { name: layout.skipLink })).toBeFocused();
  });
}

test("the pointer over a link fetches the page behind it from files alone", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === "/about.data");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: linkTo("/about") })
    .first()
    .hover();
  const response = await (await asked).response();
  // Only files have an ETag: the Worker was not asked.
  expect(await response?.headerValue("ETag")).toBeTruthy();
});

test("a step to another page brings the styles that the first one had no use for", async ({ page }) => {
  const stylesheets: string[] = [];
  page.on("request", (request) => request.resourceType() === "stylesheet" && stylesheets.push(request.url()));
  await page.goto("/thank-you");
  await hydrated(page);
  expect(stylesheets).toEqual([]);
  await page
    .getByRole("banner")
    .getByRole("link", { name: linkTo("/tools"), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL("/tools");
  const columns = () =>
    page
      .locator("main article")
      .first()
      .evaluate((card) => getComputedStyle(card).borderRadius);
  const stepped = await columns();
  await page.reload();
  expect(await columns()).toBe(stepped);
});
