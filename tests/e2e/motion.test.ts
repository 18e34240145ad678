import { data } from "./data.ts";
import { expect, test } from "./test.ts";

const { home, chat } = data.getWords("en");

test.use({ viewport: { width: 1440, height: 900 } });

test("pressed, opened and selected controls are opaque from their first frame", async ({ page }) => {
  await page.goto("/");
  const start = page.getByRole("main").getByRole("link", { name: home.closing.start, exact: true }).first();
  await start.hover();
  await page.mouse.down();
  await expect(start).toHaveCSS("box-shadow", /inset/);
  await expect(start).toHaveCSS("opacity", "1");
  await page.mouse.move(0, 0);
  await page.mouse.up();
  const opened = await page
    .getByRole("button", { name: chat.widget.open })
    .evaluate((button: HTMLButtonElement) => {
      button.click();
      return getComputedStyle(button.popoverTargetElement as Element).opacity;
    });
  expect(opened).toBe("1");
  await page.goto("/tools");
  const [ground, ink] = await page.locator("[data-choice='1']").evaluate((radio: HTMLInputElement) => {
    radio.click();
    return [
      getComputedStyle(radio.parentElement as Element).backgroundColor,
      getComputedStyle(document.body).color,
    ];
  });
  expect(ground).toBe(ink);
});

test("the pointer and the keyboard's focus lift a card's picture and draw its thread, at once with reduced motion", async ({
  page,
}) => {
  const card = page.locator("[data-list] article").nth(1);
  const drawing = card.locator("figure svg").first();
  const thread = () =>
    card.locator("figure").evaluate((figure) => getComputedStyle(figure, "::before").scale);
  const link = card.getByRole("link").first();
  for (const [reducedMotion, property] of [
    ["no-preference", /translate/],
    ["reduce", "none"],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto("/tools");
    await expect(drawing).toHaveCSS("translate", "none");
    await expect(drawing).toHaveCSS("transition-property", property);
    await card.hover();
    await expect(drawing).toHaveCSS("translate", "0px -5px");
    await expect.poll(thread).toBe("1");
    await page.mouse.move(0, 0);
    await expect(drawing).toHaveCSS("translate", "none");
    await expect.poll(thread).toBe("0 1");
    await link.focus();
    await expect(drawing).toHaveCSS("translate", "0px -5px");
  }
});

test("a page ends at its footer, also while the thread is drawn", async ({ page }) => {
  for (const path of ["/products", "/tools"]) {
    await page.goto(path);
    const beyond = await page.evaluate(async () => {
      const ends: number[] = [];
      for (let part = 1; part <= 10; part++) {
        scrollTo(0, (part / 10) * document.body.scrollHeight);
        // The first frame scrolls, the second has the animations of that position.
        for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
        ends.push(document.documentElement.scrollHeight - document.body.offsetHeight);
      }
      return Math.max(...ends);
    });
    expect(beyond, path).toBeLessThanOrEqual(1);
  }
});
