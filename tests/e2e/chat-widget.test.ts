import type { Page } from "@playwright/test";
import { localPath } from "#app/url/locale-paths.ts";
import { data } from "./data.ts";
import { expect, hydrate, setFontSize, tapTwice, test } from "./test.ts";

const { widget, whenEmpty } = data.getWords("en").chat;
const company = data.getCompany("en");
const chosen = String(widget.options.at(-1));

const opener = (page: Page) => page.getByRole("button", { name: widget.open });
const panel = (page: Page) =>
  page.getByRole("dialog").filter({ has: page.getByRole("button", { name: widget.close }) });
const option = (page: Page, name: string) => panel(page).getByRole("link", { name });

/** Opens the chat on a page, and its step with the visitor's details. */
async function openDetails(page: Page) {
  await page.goto("/about");
  await hydrate(page);
  await opener(page).click();
  await option(page, chosen).click();
}

async function textOf(page: Page, name: string): Promise<string | null> {
  const url = new URL((await panel(page).getByRole("link", { name }).getAttribute("href")) ?? "");
  expect(url.origin + url.pathname).toBe(`https://wa.me/${company.whatsapp.replace(/\D/g, "")}`);
  return url.searchParams.get("text");
}

test("the number on the chat's button disappears when the chat is opened, on the next page too", async ({
  page,
}) => {
  const badge = opener(page).getByText(widget.badge);
  await page.goto("/about");
  await expect(badge).toBeVisible();
  await opener(page).click();
  await expect(badge).toBeHidden();
  await page.goto("/tools");
  await expect(badge).toBeHidden();
});

test("three steps lead to WhatsApp; then the panel closes, and resets after 2000 ms unless it is opened again", async ({
  page,
  context,
}) => {
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  await page.clock.install({ time: 0 });
  await page.goto("/about");
  await hydrate(page);
  await expect(opener(page)).toContainText(widget.badge);
  await opener(page).click();
  await expect(panel(page).getByRole("heading", { name: widget.title })).toBeFocused();
  for (const name of widget.options) {
    await expect(option(page, name)).toBeVisible();
  }
  await option(page, chosen).click();

  const next = panel(page).getByRole("button", { name: widget.next });
  const name = panel(page).getByLabel(widget.name);
  await expect(name).toBeFocused();
  await expect(next).toBeDisabled();
  await panel(page).getByRole("button", { name: widget.back }).click();
  await expect(panel(page).getByRole("heading", { name: widget.title })).toBeFocused();
  await option(page, chosen).click();
  await expect(name).toBeFocused();
  // The second press of a double press, which is beside the field now, does not take the focus from it.
  await page.mouse.down();
  await expect(name).toBeFocused();
  await page.mouse.up();
  await name.fill("   ");
  await expect(next).toBeDisabled();
  await name.fill("Wanjiku");
  const handOff = panel(page).getByRole("link", { name: widget.handOff });
  // The link to WhatsApp appears in the place of the button, so a second press within 1000 ms does not open it.
  const { x = 0, y = 0, width = 0, height = 0 } = (await next.boundingBox()) ?? {};
  const press = () => page.mouse.click(x + width / 2, y + height / 2);
  await page.clock.pauseAt(60_000);
  await press();
  await expect(handOff).toBeFocused();
  await page.clock.runFor(990);
  await press();
  await expect(handOff).toBeVisible();
  const text = await textOf(page, widget.handOff);
  for (const part of ["Wanjiku", whenEmpty.company, chosen]) expect(text).toContain(part);
  await page.clock.runFor(10);
  const tab = context.waitForEvent("page");
  await press();
  await tab;
  await expect(panel(page)).toBeHidden();

  // If it is opened again within 2 seconds, the panel keeps its step and its entries.
  await page.clock.runFor(1999);
  await opener(page).click();
  await panel(page).getByRole("button", { name: widget.back }).click();
  await name.fill("Wanjiku Njeri");
  await page.clock.runFor(2000);
  await expect(name).toHaveValue("Wanjiku Njeri");

  // After 2 seconds, the closed panel starts again at its first step.
  await next.click();
  await page.clock.runFor(1000);
  await handOff.click();
  await expect(panel(page)).toBeHidden();
  await page.clock.runFor(2000);
  await opener(page).click();
  await option(page, chosen).click();
  await expect(name).toHaveValue("");
});

test("the visitor's name and company are kept on other pages of the tab, and in the other language", async ({
  page,
}) => {
  await openDetails(page);
  await panel(page).getByLabel(widget.name).fill("Wanjiku");
  await panel(page).getByLabel(widget.company).fill("Duka");
  for (const locale of data.locales) {
    const words = data.getWords(locale).chat.widget;
    await page.goto(localPath("/tools", locale));
    await hydrate(page);
    await page.getByRole("button", { name: words.open }).click();
    const opened = page.locator("#chat");
    await opened.getByRole("link", { name: String(words.options[0]) }).click();
    await expect(opened.getByLabel(words.name)).toHaveValue("Wanjiku");
    await expect(opened.getByLabel(words.company)).toHaveValue("Duka");
  }
});

test("with letters of 32 px on a phone a topic, and later the title and the label of the first field, are in view; the words on the buttons are whole", async ({
  page,
}) => {
  await page.goto("/about");
  await setFontSize(page, 32);
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    await page.reload();
    await hydrate(page);
    await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
    await opener(page).click();
    await expect.soft(option(page, String(widget.options[0]))).toBeInViewport({ ratio: 1 });
    await option(page, chosen).click();
    await expect(panel(page).getByLabel(widget.name)).toBeFocused();
    await expect.soft(panel(page).getByRole("heading")).toBeInViewport({ ratio: 1 });
    await expect.soft(panel(page).getByText(widget.name, { exact: true })).toBeInViewport({ ratio: 1 });
    for (const name of [widget.back, widget.next]) {
      const lines = await panel(page)
        .getByRole("button", { name })
        .evaluate((button) => {
          const words = document.createRange();
          words.selectNodeContents(button);
          return new Set([...words.getClientRects()].map(({ top }) => top)).size;
        });
      expect.soft(lines, `${name}, ${width} px`).toBeLessThanOrEqual(name.split(" ").length);
    }
  }
});

test("entries can be corrected before WhatsApp is opened, also after the panel was closed; with a long name the last link stays visible", async ({
  page,
}) => {
  await openDetails(page);
  await panel(page).getByLabel(widget.name).fill("Wanjku");
  await panel(page).getByRole("button", { name: widget.next }).click();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await opener(page).click();
  await panel(page).getByRole("button", { name: widget.back }).click();
  const name = panel(page).getByLabel(widget.name);
  await expect(name).toBeFocused();
  await expect(name).toHaveValue("Wanjku");
  await name.fill("Wanjiku");
  await panel(page).getByRole("button", { name: widget.next }).click();
  expect(await textOf(page, widget.handOff)).toMatch(new RegExp(`${chosen}.*Wanjiku`));

  // A long name without a space.
  await page.setViewportSize({ width: 360, height: 780 });
  await panel(page).getByRole("button", { name: widget.back }).click();
  await name.fill("W".repeat(120));
  await panel(page).getByRole("button", { name: widget.next }).click();
  await expect(panel(page).getByRole("link", { name: widget.handOff })).toBeInViewport({ ratio: 1 });
  const hidden = await panel(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(hidden).toBe(0);
});

test("a double press on its button opens the chat and does not close it, with a mouse and with a finger; another press closes it", async ({
  page,
}) => {
  await page.goto("/about");
  for (const pressTwice of [() => tapTwice(opener(page)), () => opener(page).dblclick()]) {
    await pressTwice();
    await expect(panel(page)).toBeVisible();
    await opener(page).click();
    await expect(panel(page)).toBeHidden();
  }
});

test("the second press of a double press on a topic does not press what is in its place then; a press elsewhere counts at once", async ({
  page,
}) => {
  await page.goto("/about");
  await hydrate(page);
  const name = panel(page).getByLabel(widget.name);
  for (const topic of widget.options) {
    await opener(page).click();
    // The left end, where the next step has its button to go back.
    const { x = 0, y = 0, height = 0 } = (await option(page, topic).boundingBox()) ?? {};
    const place = [x + 30, y + height / 2] as const;
    await page.mouse.click(...place);
    await page.mouse.click(...place);
    await expect(name).toBeFocused();
    const company = panel(page).getByLabel(widget.company);
    if (topic === widget.options[0]) {
      await company.click();
      await expect(company).toBeFocused();
    }
    await panel(page).getByRole("button", { name: widget.back }).click();
    await panel(page).getByRole("button", { name: widget.close }).click();
  }
});

test("pressing the panel's text, or moving the focus out of the page, leaves it open; Escape closes it and returns the focus to its button; moving the focus elsewhere in the page closes it", async ({
  page,
}) => {
  await page.goto("/about");
  await hydrate(page);
  await opener(page).focus();
  await page.keyboard.press("Enter");
  await expect(panel(page)).toBeVisible();
  await panel(page).getByText(widget.title).click();
  await expect(option(page, String(widget.options[0]))).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("heading", { name: widget.title })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(panel(page)).toBeHidden();

  await opener(page).press("Enter");
  const topic = option(page, String(widget.options[0]));
  for (let time = 0; time < 2; time++) {
    await topic.focus();
    // When Tab moves on to the browser's toolbar, nothing in the page has the focus.
    await topic.blur();
    await expect(topic).toBeVisible();
  }
  await page.keyboard.press("Tab");
  await page.getByRole("banner").getByRole("link").first().focus();
  await expect(panel(page)).toBeHidden();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 700 } });

  const scrollTo = (page: Page, top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  const isOutOfTheWay = (page: Page) => expect(opener(page)).toHaveCSS("opacity", "0");
  const isThere = (page: Page) => expect(opener(page)).toHaveCSS("opacity", "1");

  test("its button appears at the first scroll of a page whose first screen has no link to the chat", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ["/blog", "/tools"]) {
      await page.goto(path);
      // On the first screen it would cover text.
      await scrollTo(page, 20);
      await isThere(page);
      await opener(page).click();
      await expect(panel(page)).toBeVisible();
    }
  });

  test("its button and the link to the top are in a bar, so that they cover nothing that scrolls", async ({
    page,
  }) => {
    for (const path of ["/", "/about", "/get-started", "/tools/ai-mpesa-analyzer"]) {
      await page.goto(path);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (const top of [20, 1_200, height / 2, height]) {
        await scrollTo(page, top);
        await isThere(page);
        await expect.poll(() => page.evaluate(contentBelowFloating), `${path} at ${top} px`).toEqual([]);
      }
    }
  });

  test("its button stays while a visitor scrolls; it disappears while a field has the focus, unless the keyboard moved the focus", async ({
    page,
  }) => {
    await page.goto("/about");
    for (const top of [800, 700, 1_000_000]) {
      await scrollTo(page, top);
      await isThere(page);
    }
    await page.getByRole("contentinfo").getByRole("textbox").focus();
    await isOutOfTheWay(page);
    await opener(page).focus();
    await isThere(page);
  });
});

/**
 * Runs in the browser. Returns the elements of the page that are directly below a floating button. The bar between them is a
 * pseudo-element of the body, or the bar with the price of a tool.
 */
function contentBelowFloating(): string[] {
  const buttons = [...document.querySelectorAll(".floating")].filter((button) =>
    button.checkVisibility({ visibilityProperty: true }),
  );
  return buttons.flatMap((button) => {
    const parts = [button, ...button.querySelectorAll("span")];
    return parts.flatMap((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const corners = [left + 1, right - 1].flatMap((x) => [top + 1, bottom - 1].map((y) => [x, y] as const));
      return corners.flatMap(([x, y]) => {
        const below = document.elementsFromPoint(x, y).find((element) => !button.contains(element));
        const isBar = below === document.body || below?.closest(".price-bar");
        return isBar ? [] : [below?.outerHTML.slice(0, 80) ?? "nothing"];
      });
    });
  });
}
