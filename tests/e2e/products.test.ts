import type { Locator, Page } from "@playwright/test";
import { fill } from "#data/load/fill.ts";
import { data } from "./data.ts";
import { fillRequired } from "./fill-required.ts";
import { mailOf, newVisitor } from "./mailbox.ts";
import {
  entry,
  expect,
  hold,
  hydrate,
  hydrated,
  idle,
  openLongEnough,
  scriptRequests,
  setFontSize,
  test,
} from "./test.ts";

const { leadForms, products: words } = data.getWords("en");
const { catalogue, quote } = words;
const products = data.listProducts("en");
const [first, second] = products;
if (!first || !second) throw new Error("There are no products");
/** Products with a feature after the first three. Only the details show it. */
const detailed = products.flatMap(({ id, title, features: [, , , hidden] }) =>
  hidden ? [{ id, title, hidden }] : [],
);
const [one, two] = detailed;
if (!one || !two) throw new Error("There are no products with details");

const phone = { width: 360, height: 740 };

/** The quote dialog. Its title names the product that it was opened for. */
const dialog = (page: Page) => page.getByRole("dialog");
const quoteLabel = (title: string) => fill(catalogue.named, { action: catalogue.quote, product: title });
const quoteOf = (page: Page, title: string) =>
  page.getByRole("link", { name: quoteLabel(title), exact: true });
const cardOf = (page: Page, id: string) => page.locator(`article:has(#${id}-title)`);

/** Whether two elements cover each other. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error("An element is not shown");
  const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x;
  const isAbove = a.y + a.height <= b.y || b.y + b.height <= a.y;
  return !isBeside && !isAbove;
}

async function fillQuote(page: Page) {
  const visitor = newVisitor();
  await dialog(page).getByLabel(quote.form.fields.name.label).fill("Wanjiku Kamau");
  await dialog(page).getByLabel(quote.form.fields.email.label).fill(visitor);
  await fillRequired(page, "Quote Request");
  return visitor;
}

test.describe("the cards", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("are two in a row, level with each other, and open their details one at a time, below the pressed button, as wide as the row, without a change to the card beside them", async ({
    page,
  }) => {
    await page.goto("/products");
    const cards = page.locator("main article");
    // The first of every five cards has a row of its own.
    const row = (await page.locator(".product-list").boundingBox())?.width ?? 0;
    for (const [card, share] of [
      [0, 1],
      [1, 0.5],
      [4, 0.5],
      [5, 1],
    ] as const)
      expect((await cards.nth(card).boundingBox())?.width).toBeCloseTo(row * share, -2);
    for (const part of ["h3", ".product-foot"]) {
      const [left, right] = await Promise.all(
        [1, 2].map((card) => cards.nth(card).locator(part).boundingBox()),
      );
      expect(left?.y, part).toBe(right?.y);
      expect(left?.x, part).toBeLessThan(right?.x ?? 0);
    }
    const beside = cards.nth(2).locator(".product-foot");
    const unchanged = (await beside.boundingBox())?.height;
    await cards.nth(1).locator("summary").click();
    expect((await beside.boundingBox())?.height).toBe(unchanged);
    await cards.nth(1).locator("summary").click();
    for (const card of [1, 2]) {
      await cards.nth(card).locator("summary").click();
      const list = await page.locator(".product-list").boundingBox();
      const shown = await cards.nth(card).locator("details > div").boundingBox();
      // The list's edge is the frame of the details.
      expect(Math.abs((shown?.x ?? 0) - (list?.x ?? 0))).toBeLessThan(2);
      expect(Math.abs((shown?.width ?? 0) - (list?.width ?? 0))).toBeLessThan(3);
      await cards.nth(card).locator("summary").click();
    }
    const [firstCard, secondCard] = [cardOf(page, one.id), cardOf(page, two.id)];
    await expect(firstCard.getByText(one.hidden, { exact: true })).toBeHidden();
    const summary = firstCard.locator("summary").filter({ visible: true });
    await summary.scrollIntoViewIfNeeded();
    // The buttons are in the same line, and can be pressed there.
    const buttons = await quoteOf(page, one.title).boundingBox();
    const line = await summary.boundingBox();
    expect(Math.abs((buttons?.y ?? 0) - (line?.y ?? 0))).toBeLessThan(4);
    await quoteOf(page, one.title).click({ trial: true });
    await firstCard.getByText(catalogue.show).click();
    await expect(firstCard.getByText(one.hidden, { exact: true })).toBeVisible();
    await expect(firstCard.getByText(catalogue.hide)).toBeVisible();
    expect(await summary.boundingBox()).toEqual(line);
    await secondCard.getByText(catalogue.show).click();
    await expect(secondCard.getByText(two.hidden, { exact: true })).toBeVisible();
    await expect(firstCard.getByText(one.hidden, { exact: true })).toBeHidden();
    await secondCard.getByText(catalogue.hide).click();
    await expect(secondCard.getByText(two.hidden, { exact: true })).toBeHidden();
  });

  test("can be closed from the end of their details, and do not move when another card's details close above them", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto("/products");
    const details = page.locator("details[name=product]").first();
    const shown = page.getByText(first.features[0] ?? "", { exact: true });
    await expect(shown).toBeHidden();
    await details.locator("summary").click();
    // On a phone the details also hold the points that wider windows always show.
    await expect(shown).toBeVisible();
    const card = page.getByRole("article").first();
    await card.evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
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

test("in a window of 360 px with a scrollbar of 12 px each card has its buttons on one line", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/products");
  // The scrollbars of this browser take no room.
  await page.locator("body").evaluate((body) => body.style.setProperty("padding-inline-end", "12px"));
  for (const summary of await page.locator("details[name=product] > summary").all())
    expect((await summary.boundingBox())?.height).toBe(44);
});

test.describe("the table of all products", () => {
  const { columns, sorted } = words.glance;
  const table = (page: Page) => page.getByRole("table", { name: words.glance.title });
  const rows = (page: Page) => table(page).locator("tbody tr");
  const names = (page: Page) => rows(page).getByRole("rowheader");
  const head = (page: Page, name: string) => table(page).getByRole("columnheader", { name });
  const titlesBy = (order: (a: (typeof products)[number], b: (typeof products)[number]) => number) =>
    products.toSorted(order).map(({ title }) => title);

  test("is sorted by the first press and by the keyboard", async ({ page }) => {
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

    test("unfolds to a list of rows whose whole area is a link, and can be sorted", async ({ page }) => {
      await page.goto("/products");
      await page.locator("summary", { hasText: words.glance.title }).tap();
      expect(await table(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      const row = await rows(page).first().boundingBox();
      expect(row?.height).toBeGreaterThanOrEqual(44);
      await head(page, columns.weeks).getByRole("button").tap();
      await expect(head(page, columns.weeks)).toHaveAttribute("aria-sort", "ascending");
      // The price in the corner of the row belongs to the link.
      const cell = rows(page).first().getByRole("cell").last();
      await cell.scrollIntoViewIfNeeded();
      const { x = 0, y = 0 } = (await cell.boundingBox()) ?? {};
      await page.touchscreen.tap(x + 5, y + 5);
      await expect(page).toHaveURL(/#[a-z-]+$/);
    });
  });
});

test("the quote dialog and the table need no script file, and hydration does not change them", async ({
  page,
}) => {
  const scripts = scriptRequests(page);
  await page.goto("/products");
  await page.getByRole("columnheader", { name: words.glance.columns.price }).getByRole("button").click();
  const order = await page.getByRole("rowheader").allTextContents();
  expect(order).not.toEqual(products.map(({ title }) => title));
  // The second press of a double click hits the area beside the dialog, because the first card is at the page's edge.
  await quoteOf(page, first.title).dblclick();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(quoteOf(page, first.title)).toBeFocused();
  await quoteOf(page, first.title).click();
  const product = dialog(page).getByLabel(quote.form.fields.product.label);
  await expect(product).toHaveValue(first.title);
  await idle(page);
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

test("a browser without dialogs follows the link of Get Quote", async ({ page }) => {
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

  test("selects the card's product, or none from the hero; traps the focus and returns it on Escape; stays open after a double click and closes on a press beside it; always opens at its top with the focus on its title", async ({
    page,
  }) => {
    // The second click hits the area beside the dialog, at the top of the window.
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
    const hero = page.getByRole("link", { name: words.hero.quote, exact: true }).first();
    await hero.dblclick();
    await expect(dialog(page)).toBeVisible();
    await expect(product).toHaveValue("");
    await expect(dialog(page).getByRole("heading", { name: quote.title, exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    // Also a second press that the browser does not count as a double click.
    await hero.evaluate((link: HTMLElement) => {
      link.click();
      const press = new MouseEvent("mousedown", { bubbles: true, detail: 1, clientX: 5, clientY: 5 });
      document.querySelector("dialog")?.dispatchEvent(press);
    });
    // A dialog that closes is visible for a moment.
    const openDialog = page.locator("dialog:modal");
    await expect(openDialog).toHaveCount(1);
    // Press until the first second is over.
    const openDialogsAfterPress = async () => {
      await page.mouse.click(5, 5);
      return openDialog.count();
    };
    await expect.poll(openDialogsAfterPress).toBe(0);
    await expect(hero).toBeFocused();

    await page.setViewportSize(phone);
    for (const { title, pricing } of [first, second]) {
      await quoteOf(page, title).click();
      const heading = dialog(page).getByRole("heading", { name: quoteLabel(title) });
      await expect(heading).toBeFocused();
      await expect(heading).toHaveAttribute("data-price", RegExp(data.formatMoney(pricing)));
      await expect(dialog(page).getByLabel(quote.form.fields.name.label)).toBeInViewport({ ratio: 1 });
      expect(await dialog(page).evaluate(({ scrollTop }) => scrollTop)).toBe(0);
      await dialog(page).evaluate((element) => element.scrollTo(0, 1000));
      await page.keyboard.press("Escape");
    }
  });

  test("selects the card's product after the browser has translated the page", async ({ page }) => {
    await page.locator("option").evaluateAll((options) => {
      for (const option of options) option.textContent = `¡${option.textContent}!`;
    });
    await quoteOf(page, second.title).click();
    await expect(dialog(page).getByLabel(quote.form.fields.product.label)).toHaveValue(second.title);
  });

  test("keeps the product that the visitor has chosen in it, until the link of a product opens it; its title names the chosen one", async ({
    page,
  }) => {
    const product = dialog(page).getByLabel(quote.form.fields.product.label);
    const hero = page.getByRole("link", { name: words.hero.quote, exact: true }).first();
    const heading = (title: string) => dialog(page).getByRole("heading", { name: quoteLabel(title) });
    await quoteOf(page, first.title).click();
    await product.selectOption(second.title);
    await expect(heading(second.title)).toBeVisible();
    await expect(heading(second.title)).toHaveAttribute(
      "data-price",
      RegExp(data.formatMoney(second.pricing)),
    );
    await page.keyboard.press("Escape");
    await hero.click();
    await expect(product).toHaveValue(second.title);
    await expect(heading(second.title)).toBeVisible();
    await page.keyboard.press("Escape");
    await quoteOf(page, first.title).click();
    await expect(product).toHaveValue(first.title);
    await expect(heading(first.title)).toBeVisible();
  });

  test("shows an error at its field, and neither its title nor its button to close covers them", async ({
    page,
  }) => {
    const longest = products.reduce((a, b) => (b.title.length > a.title.length ? b : a));
    for (const [width, height, letters] of [
      [320, 640, 16],
      [360, 640, 16],
      [320, 640, 32],
      [360, 740, 32],
      [640, 360, 16],
      [1440, 800, 16],
      [1440, 800, 32],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.reload();
      await hydrate(page);
      await setFontSize(page, letters);
      await quoteOf(page, longest.title).click();
      const form = dialog(page).locator("form[action]");
      await form.locator("[name=name]").clear();
      await form.locator("[name=email]").fill("wanjiku@duka.example");
      await form.getByRole("button").click();
      const name = form.locator("[name=name]");
      await expect(name).toBeFocused();
      const place = `${width} × ${height}, letters of ${letters} px`;
      const field = form.locator("div:has(> [name=name])");
      await expect.soft(field, place).toContainText(leadForms.contact.frame.below.required);
      const close = dialog(page).getByRole("button", { name: quote.close });
      for (const above of [dialog(page).getByRole("heading"), close])
        expect.soft(await overlap(field, above), place).toBe(false);
      for (const shown of [field, close]) await expect.soft(shown, place).toBeInViewport({ ratio: 1 });
      // Beside a heading that does not stick, the box of the button sticks over the fields.
      const { height: boxHeight = 0 } = (await close.locator("..").boundingBox()) ?? {};
      if (letters === 32 && width < 400) expect.soft(boxHeight, place).toBeLessThanOrEqual(60);
    }
  });

  test.describe("when filled in", () => {
    test.use({ expectedErrors: [/Failed to load resource/] });

    test("stays open with its entries and a message if sending fails; then sends the lead, closes, thanks until Escape, which does not move the focus, and is empty again", async ({
      page,
    }) => {
      await page.route("/api/send-email", (route) => route.abort(), { times: 1 });
      await quoteOf(page, first.title).press("Enter");
      const visitor = await fillQuote(page);
      await openLongEnough(page);
      const submit = dialog(page).getByRole("button", { name: quote.form.submit });
      await submit.press("Enter");
      await expect(dialog(page).getByRole("alert")).toContainText("Failed to send email");
      await expect(dialog(page).getByLabel(quote.form.fields.email.label)).toHaveValue(visitor);
      await submit.press("Enter");
      await expect(dialog(page)).toBeHidden();
      const thanks = page.getByRole("alert").getByText(leadForms.received);
      await expect(thanks).toBeVisible();
      await expect(quoteOf(page, first.title)).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(thanks).toBeHidden();
      await expect(quoteOf(page, first.title)).toBeFocused();
      const mail = await mailOf(visitor);
      expect(mail.subject).toMatch(/^Quote Request: Wanjiku Kamau/);
      await quoteOf(page, first.title).click();
      await expect(dialog(page).getByLabel(quote.form.fields.email.label)).toHaveValue("");
    });

    test("Tab leads to the button of its thanks, which gives the focus back when it is pressed, as Escape does", async ({
      page,
    }) => {
      const json = { success: true, message: leadForms.received };
      await page.route("/api/send-email", (route) => route.fulfill({ json }));
      for (const key of ["Enter", "Escape"]) {
        await quoteOf(page, first.title).click();
        await fillQuote(page);
        await dialog(page).getByRole("button", { name: quote.form.submit }).press("Enter");
        const dismiss = page.getByRole("alert").getByRole("button", { name: quote.dismiss });
        await expect(dismiss).toBeVisible();
        await expect(quoteOf(page, first.title)).toBeFocused();
        await page.keyboard.press("Tab");
        await expect(dismiss).toBeFocused();
        await page.keyboard.press(key);
        await expect(dismiss).toBeHidden();
        await expect(quoteOf(page, first.title)).toBeFocused();
      }
    });

    test("with letters of 32 px on a phone its thanks fit into the window", async ({ page }) => {
      await page.setViewportSize(phone);
      await setFontSize(page, 32);
      const json = { success: true, message: leadForms.received };
      await page.route("/api/send-email", (route) => route.fulfill({ json }));
      await quoteOf(page, first.title).click();
      await fillQuote(page);
      await dialog(page).getByRole("button", { name: quote.form.submit }).click();
      const thanks = page.getByRole("alert").filter({ hasText: leadForms.received });
      await expect(thanks.getByRole("button", { name: quote.dismiss })).toBeInViewport({ ratio: 1 });
    });

    test("a double click on its button sends it once, and does not close its thanks", async ({ page }) => {
      const json = { success: true, message: leadForms.received };
      let sent = 0;
      await page.route("/api/send-email", (route) => {
        sent++;
        return route.fulfill({ json });
      });
      await quoteOf(page, first.title).click();
      await fillQuote(page);
      await dialog(page).getByRole("button", { name: quote.form.submit }).dblclick({ delay: 150 });
      const thanks = page.getByRole("alert").getByText(leadForms.received);
      await expect(thanks).toBeVisible();
      await expect(dialog(page)).toBeHidden();
      await page.mouse.click(2, 400);
      await expect(thanks).toBeVisible();
      expect(sent).toBe(1);
    });

    test("shows the request that is being sent when it is opened again, and the next product after the thanks", async ({
      page,
    }) => {
      const answer = await hold(page, /send-email/);
      await quoteOf(page, first.title).click();
      await fillQuote(page);
      await openLongEnough(page);
      await dialog(page).getByRole("button", { name: quote.form.submit }).click();
      const { message, product } = quote.form.fields;
      await expect(dialog(page).getByLabel(message.label)).not.toBeEditable();
      await page.keyboard.press("Escape");
      await quoteOf(page, second.title).click();
      await expect(dialog(page).getByRole("button", { name: quote.form.submitting })).toBeDisabled();
      await expect(dialog(page).getByLabel(message.label)).not.toBeEditable();
      await expect(dialog(page).getByLabel(product.label)).toHaveValue(first.title);
      answer.letThrough();
      await expect(page.getByRole("alert").getByText(leadForms.received)).toBeVisible();
      await expect(dialog(page)).toBeHidden();
      await quoteOf(page, second.title).click();
      await expect(dialog(page).getByLabel(message.label)).toBeEditable();
      await expect(dialog(page).getByLabel(product.label)).toHaveValue(second.title);
      await expect(dialog(page).getByLabel(quote.form.fields.name.label)).toHaveValue("");
    });

    test("is sent again if the page is reloaded meanwhile; opens with the message if that fails, and thanks without opening if not", async ({
      page,
    }) => {
      const json = { success: true, message: leadForms.received };
      const ids: string[] = [];
      await page.route("/api/send-email", (route) => {
        ids.push(route.request().postDataJSON().submissionId);
        if (ids.length === 2) return route.abort();
        if (ids.length === 4) return route.fulfill({ json });
      });
      await quoteOf(page, first.title).click();
      await fillQuote(page);
      await openLongEnough(page);
      const submit = dialog(page).getByRole("button", { name: quote.form.submit });
      await submit.click();
      await expect.poll(() => ids).toHaveLength(1);
      await page.reload();
      const message = dialog(page).getByRole("alert").filter({ hasText: "Failed to send email" });
      await expect(message).toBeFocused();
      await submit.click();
      await expect.poll(() => ids).toHaveLength(3);
      await page.reload();
      await expect(page.getByRole("alert").getByText(leadForms.received)).toBeVisible();
      await expect(dialog(page)).toBeHidden();
      expect(ids).toEqual(Array(4).fill(ids[0]));
    });

    test("is sent if it is closed after its button was pressed, before the script is loaded", async ({
      page,
    }) => {
      const json = { success: true, message: leadForms.received };
      await page.route("/api/send-email", (route) => route.fulfill({ json }));
      const script = await hold(page, entry);
      await page.reload();
      await quoteOf(page, first.title).click();
      await fillQuote(page);
      await dialog(page).getByRole("button", { name: quote.form.submit }).click();
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
      script.letThrough();
      await expect(page.getByRole("alert").getByText(leadForms.received)).toBeVisible();
    });

    test("is sent again if it was closed while it was sent, and the page is then reloaded; opens with the message if that fails", async ({
      page,
    }) => {
      const ids: string[] = [];
      await page.route("/api/send-email", (route) => {
        ids.push(route.request().postDataJSON().submissionId);
        if (ids.length === 2) return route.abort();
      });
      await quoteOf(page, first.title).click();
      const visitor = await fillQuote(page);
      await openLongEnough(page);
      await dialog(page).getByRole("button", { name: quote.form.submit }).click();
      await expect.poll(() => ids).toHaveLength(1);
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
      await page.reload();
      const message = dialog(page).getByRole("alert").filter({ hasText: "Failed to send email" });
      await expect(message).toBeFocused();
      await expect(dialog(page).getByLabel(quote.form.fields.email.label)).toHaveValue(visitor);
      expect(ids).toEqual([ids[0], ids[0]]);
    });
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("details open, and Get Quote leads to the long form", async ({ page }) => {
    await page.goto("/products");
    const card = cardOf(page, one.id);
    await card.getByText(catalogue.show).click();
    await expect(card.getByText(one.hidden, { exact: true })).toBeVisible();
    await quoteOf(page, first.title).click();
    await expect(page).toHaveURL(`/get-started?about=product.${first.id}`);
  });
});
