import type { Page } from "@playwright/test";
import { localPath } from "#app/url/locale-paths.ts";
import { fill } from "#data/load/fill.ts";
import { data } from "./data.ts";
import { mailsOf, newVisitor } from "./mailbox.ts";
import { entry, expect, hold, hydrate, hydrated, openLongEnough, scriptRequests, test } from "./test.ts";

const { leadForms, products: words } = data.getWords("en");
const { catalogue, quote } = words;
const products = data.listProducts("en");
const [first, second] = products;
if (!first || !second) throw new Error("There are no products");
/** What only the details show: a feature after the first three. */
const hidden = { first: String(first.features[3]), second: String(second.features[3]) };

/** A phone and a low window. */
const viewports = [
  { width: 360, height: 740 },
  { width: 1280, height: 720 },
];

const dialog = (page: Page) => page.getByRole("dialog", { name: quote.title });
const quoteOf = (page: Page, title: string) =>
  page.getByRole("link", { name: fill(catalogue.named, { action: catalogue.quote, product: title }) });

async function fillQuote(page: Page) {
  const visitor = newVisitor();
  await dialog(page).getByLabel(quote.form.fields.name.label).fill("Wanjiku Kamau");
  await dialog(page).getByLabel(quote.form.fields.email.label).fill(visitor);
  return visitor;
}

test.describe("the cards", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("show every product with their first 3 features and first 2 benefits, open their details one at a time, and lead to WhatsApp with the product named", async ({
    page,
  }) => {
    await page.goto("/products");
    const ends = await page
      .locator("main article")
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().bottom)));
    for (let index = 1; index < ends.length; index += 2)
      expect(ends[index], "the end of the card beside").toBe(ends[index - 1]);
    await expect(page.locator("main article h3")).toHaveText(products.map(({ title }) => title));
    const one = page.getByRole("article", { name: first.title });
    for (const text of [...first.features.slice(0, 3), ...first.benefits.slice(0, 2)]) {
      await expect(one.getByText(text, { exact: true }).first()).toBeVisible();
    }
    await expect(one.getByText(hidden.first, { exact: true })).toBeHidden();
    // The details go on where the card ends: nothing is said twice.
    for (const text of [...first.features, ...first.benefits])
      await expect(one.getByText(text, { exact: true })).toHaveCount(1);

    await hydrate(page);
    const two = page.getByRole("article", { name: second.title });
    await one.getByText(catalogue.show).click();
    await expect(one.getByText(hidden.first, { exact: true })).toBeVisible();
    await expect(one.getByText(catalogue.hide)).toBeVisible();
    await two.getByText(catalogue.show).click();
    await expect(two.getByText(hidden.second, { exact: true })).toBeVisible();
    await expect(one.getByText(hidden.first, { exact: true })).toBeHidden();
    await two.getByText(catalogue.hide).click();
    await expect(two.getByText(hidden.second, { exact: true })).toBeHidden();

    const link = page.getByRole("link", {
      name: fill(catalogue.named, { action: catalogue.chat, product: first.title }),
    });
    const url = new URL((await link.getAttribute("href")) ?? "");
    expect(url.host).toBe("wa.me");
    expect(url.searchParams.get("text")).toContain(first.title);
    await expect(link).toHaveAttribute("target", "_blank");
  });

  test("can be closed from the end of their details, and stay where they were tapped when another's close above them", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto("/products");
    const details = page.locator("details[name=product]").first();
    await details.locator("summary").click();
    await details.evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
    await expect(details.locator("summary")).toBeInViewport();
    await details.locator("summary").click();
    await expect(details).not.toHaveAttribute("open");
    await expect(details.locator("summary")).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("article").first().getByRole("heading", { level: 3 })).toBeInViewport();

    const rows = page.locator("details[name=product] > summary");
    await rows.nth(0).click();
    await expect(details).toHaveAttribute("open");
    await rows.nth(1).scrollIntoViewIfNeeded();
    const before = (await rows.nth(1).boundingBox())?.y ?? 0;
    await rows.nth(1).click();
    await expect(details).not.toHaveAttribute("open");
    await expect
      .poll(async () => Math.abs(((await rows.nth(1).boundingBox())?.y ?? 0) - before))
      .toBeLessThan(2);
  });
});

test.describe("the table of all products", () => {
  const { columns, sorted } = words.glance;
  const table = (page: Page) => page.getByRole("table", { name: words.glance.title });
  const rows = (page: Page) => table(page).locator("tbody tr");
  const names = (page: Page) => rows(page).getByRole("rowheader");
  const head = (page: Page, name: string) => table(page).getByRole("columnheader", { name });
  const titlesBy = (order: (a: (typeof products)[number], b: (typeof products)[number]) => number) =>
    products.toSorted(order).map(({ title }) => title);

  test("says of each who it suits, its price and its weeks, and leads to its card", async ({ page }) => {
    await page.goto("/products");
    await expect(names(page)).toHaveText(products.map(({ title }) => title));
    for (const [index, { id, category, suits = category, pricing, timeline }] of products.entries()) {
      const row = rows(page).nth(index);
      for (const text of [suits, data.formatMoney(pricing), data.formatWeeks(timeline, "en")])
        await expect(row).toContainText(text);
      await expect(row.getByRole("link")).toHaveAttribute("href", `#${id}`);
    }
    await rows(page).last().getByRole("link").click();
    await expect(page.getByRole("article", { name: products.at(-1)?.title ?? "?" })).toBeInViewport();
  });

  test("is sorted by the first press, which starts the script, and by the keyboard", async ({ page }) => {
    await page.goto("/products");
    await head(page, columns.price).getByRole("button").click();
    await expect(names(page)).toHaveText(titlesBy((a, b) => a.pricing - b.pricing));
    await expect(head(page, columns.price)).toHaveAttribute("aria-sort", "ascending");
    await expect(page.getByRole("status").getByText(sorted.price.ascending)).toHaveCount(1);

    await head(page, columns.price).getByRole("button").press("Enter");
    await expect(names(page)).toHaveText(titlesBy((a, b) => b.pricing - a.pricing));
    await expect(head(page, columns.price)).toHaveAttribute("aria-sort", "descending");
    await expect(page.getByRole("status").getByText(sorted.price.descending)).toHaveCount(1);

    await head(page, columns.weeks).getByRole("button").press("Space");
    await expect(names(page)).toHaveText(
      titlesBy((a, b) => a.timeline[0] - b.timeline[0] || a.timeline[1] - b.timeline[1]),
    );
    await expect(head(page, columns.weeks)).toHaveAttribute("aria-sort", "ascending");
    await expect(head(page, columns.price)).not.toHaveAttribute("aria-sort");
    await expect(page).toHaveURL("/products");
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

    test("is a list of rows, each a link as large as itself, and can be sorted", async ({ page }) => {
      await page.goto("/products");
      expect(await table(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      const row = await rows(page).first().boundingBox();
      expect(row?.height).toBeGreaterThanOrEqual(44);
      await head(page, columns.weeks).getByRole("button").tap();
      await expect(head(page, columns.weeks)).toHaveAttribute("aria-sort", "ascending");
      // The price in the row's corner belongs to the link, too.
      const cell = rows(page).first().getByRole("cell").last();
      await cell.scrollIntoViewIfNeeded();
      const { x = 0, y = 0 } = (await cell.boundingBox()) ?? {};
      await page.touchscreen.tap(x + 5, y + 5);
      await expect(page).toHaveURL(/#[a-z-]+$/);
    });
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("has no buttons, and the order of the cards", async ({ page }) => {
      await page.goto("/products");
      await expect(names(page)).toHaveText(products.map(({ title }) => title));
      await expect(table(page).getByRole("button")).toHaveCount(0);
      await expect(head(page, columns.price)).toBeVisible();
    });
  });
});

test("the address of the first and of the last product lands below the header", async ({ page }) => {
  for (const id of [products[0]?.id, products.at(-1)?.id]) {
    await page.goto("about:blank");
    await page.goto(`/products#${id}`);
    await hydrate(page);
    const header = (await page.getByRole("banner").boundingBox())?.height ?? 0;
    await expect
      .poll(async () => {
        const box = await page.locator(`#${id}`).boundingBox();
        return box !== null && box.y >= header - 1 && box.y < 500;
      })
      .toBe(true);
  }
});

test("the quote dialog and the table need no script file, and React leaves both as they are", async ({
  page,
}) => {
  const scripts = scriptRequests(page);
  await page.goto("/products");
  await page.getByRole("columnheader", { name: words.glance.columns.price }).getByRole("button").click();
  const order = await page.getByRole("rowheader").allTextContents();
  expect(order).not.toEqual(products.map(({ title }) => title));
  // The second press of a double click falls beside the dialog: the first card is at the edge of the page.
  await quoteOf(page, first.title).dblclick();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(quoteOf(page, first.title)).toBeFocused();
  await quoteOf(page, first.title).click();
  const product = dialog(page).getByLabel(quote.form.fields.product.label);
  await expect(product).toHaveValue(first.title);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(scripts).toEqual([]);

  const name = dialog(page).getByLabel(quote.form.fields.name.label);
  const script = await hold(page, entry);
  await name.fill("Wanjiku Kamau");
  script.letThrough();
  await hydrated(page);
  await expect(dialog(page)).toBeVisible();
  await expect(name).toHaveValue("Wanjiku Kamau");
  await expect(product).toHaveValue(first.title);
  await expect(page.getByRole("rowheader", { includeHidden: true })).toHaveText(order);
});

test("a browser without dialogs follows Get Quote", async ({ page }) => {
  await page.addInitScript(() => Object.assign(HTMLDialogElement.prototype, { showModal: undefined }));
  await page.goto("/products");
  await quoteOf(page, first.title).click();
  await expect(page).toHaveURL(`/get-started?about=product.${first.id}`);
});

test.describe("the quote dialog", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/products");
    await hydrate(page);
  });

  test("preselects the card's product, keeps the focus inside and gives it back on Escape; from the hero it preselects none, stays open after a double click, and closes on a press beside it", async ({
    page,
  }) => {
    // The second click falls beside the dialog, at the top of the window.
    await page.setViewportSize({ width: 1280, height: 900 });
    const product = dialog(page).getByLabel(quote.form.fields.product.label);
    await quoteOf(page, second.title).click();
    await expect(product).toHaveValue(second.title);
    expect(await product.locator("option").allTextContents()).toEqual([
      quote.form.anyProduct,
      ...products.map(({ title }) => title),
    ]);
    for (let tab = 0; tab < 12; tab++) {
      await page.keyboard.press("Tab");
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && document.activeElement?.closest("dialog") === null,
      );
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(quoteOf(page, second.title)).toBeFocused();

    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await page.getByRole("link", { name: words.hero.quote, exact: true }).first().dblclick();
    await expect(dialog(page)).toBeVisible();
    await expect(product).toHaveValue("");
    await page.mouse.click(5, 5);
    await expect(dialog(page)).toBeHidden();
  });

  test("opens at its top with the focus on its title, each time", async ({ page }) => {
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      for (const { title } of [first, second]) {
        await quoteOf(page, title).click();
        await expect(dialog(page).getByRole("heading", { name: quote.title })).toBeFocused();
        await expect(dialog(page).getByLabel(quote.form.fields.name.label)).toBeInViewport({ ratio: 1 });
        expect(await dialog(page).evaluate(({ scrollTop }) => scrollTop)).toBe(0);
        await dialog(page).evaluate((element) => element.scrollTo(0, 1000));
        await page.keyboard.press("Escape");
      }
    }
  });

  test("sends the lead, closes, thanks and is empty again", { tag: "@journey" }, async ({ page }) => {
    await quoteOf(page, first.title).click();
    const visitor = await fillQuote(page);
    await openLongEnough(page);
    await dialog(page).getByRole("button", { name: quote.form.submit }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByText(leadForms.received)).toBeVisible();
    await expect.poll(() => mailsOf(visitor)).toHaveLength(1);
    const [mail] = await mailsOf(visitor);
    expect(mail?.subject).toMatch(/^Quote Request: Wanjiku Kamau/);
    await quoteOf(page, first.title).click();
    await expect(dialog(page).getByLabel(quote.form.fields.email.label)).toHaveValue("");
  });

  test("thanks until Escape, which leaves the focus where it is", async ({ page }) => {
    await quoteOf(page, first.title).press("Enter");
    await fillQuote(page);
    await dialog(page).getByRole("button", { name: quote.form.submit }).press("Enter");
    const thanks = page.getByRole("status").getByText(leadForms.received);
    await expect(thanks).toBeVisible();
    await expect(quoteOf(page, first.title)).toBeFocused();
    await page.keyboard.press("Tab");
    const focused = await page.evaluateHandle(() => document.activeElement);
    await page.keyboard.press("Escape");
    await expect(thanks).toBeHidden();
    expect(await focused.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test.describe("when sending fails", () => {
    test.use({ expectedErrors: [/Failed to load resource/] });

    test("stays open with what was typed, and says so", async ({ page }) => {
      await page.route("/api/send-email", (route) => route.abort());
      await quoteOf(page, first.title).click();
      const visitor = await fillQuote(page);
      await dialog(page).getByRole("button", { name: quote.form.submit }).click();
      await expect(dialog(page).getByRole("alert")).toHaveText("Failed to send email");
      await expect(dialog(page).getByLabel(quote.form.fields.email.label)).toHaveValue(visitor);
    });
  });
});

for (const locale of ["en", "sw"] as const) {
  test(`the quote dialog shows an error above the label of its field, in ${locale}`, async ({ page }) => {
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      await page.goto(localPath("/products", locale));
      await hydrate(page);
      await page.locator("article [aria-haspopup=dialog]").first().click();
      const form = page.getByRole("dialog").locator("form[action]");
      for (const name of ["name", "email"]) {
        await form.getByRole("button").click();
        const field = form.locator(`[name=${name}]`);
        await expect(field).toBeFocused();
        const { y: bannerTop = 0, height = 0 } = (await form.getByRole("alert").boundingBox()) ?? {};
        const label = await form
          .locator(`label:has(+ [name=${name}]), label:has([name=${name}])`)
          .boundingBox();
        expect(label?.y, `${viewport.width} px`).toBeGreaterThanOrEqual(bannerTop + height);
        await field.fill("Wanjiku");
      }
    }
  });
}

test("the quote dialog names the product in Swahili, and to us in English", async ({ page }) => {
  await page.goto("/sw/products");
  await page.locator(`#${second.id} [aria-haspopup=dialog]`).click();
  const form = page.getByRole("dialog").locator("form[action]");
  const title = data.findProduct(second.id, "sw")?.title ?? "?";
  expect(title).not.toBe(second.title);
  await expect(form.locator("option:checked")).toHaveText(title);
  const visitor = newVisitor();
  await form.locator("[name=name]").fill("Wanjiku Kamau");
  await form.locator("[name=email]").fill(visitor);
  await form.getByRole("button").click();
  await expect.poll(() => mailsOf(visitor)).toHaveLength(1);
  const [mail] = await mailsOf(visitor);
  expect(mail?.text).toContain(`Product\n${second.title}\n`);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("details open, and Get Quote leads to the long form, whose mail names the product", async ({
    page,
  }) => {
    await page.goto("/products");
    const card = page.getByRole("article", { name: first.title });
    await card.getByText(catalogue.show).click();
    await expect(card.getByText(hidden.first, { exact: true })).toBeVisible();
    await quoteOf(page, first.title).click();
    await expect(page).toHaveURL(`/get-started?about=product.${first.id}`);
    const form = page.getByRole("main").locator("form[action]");
    const visitor = newVisitor();
    await form.locator("[name=name]").fill("Wanjiku Kamau");
    await form.locator("[name=email]").fill(visitor);
    await form.locator("[name=useCase]").fill("Orders");
    await form.getByRole("button").click();
    await expect(page).toHaveURL("/thank-you");
    await expect.poll(() => mailsOf(visitor)).toHaveLength(1);
    const [mail] = await mailsOf(visitor);
    expect(mail?.text).toContain(`Enquiry about\n${first.title}\n`);
  });
});
