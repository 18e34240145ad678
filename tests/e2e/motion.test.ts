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

test("the pointer and the keyboard's focus draw a card's picture again, but not with reduced motion", async ({
  page,
}) => {
  const card = page.locator("[data-list] article").nth(1);
  const drawing = card.locator("figure svg").first();
  const link = card.getByRole("link").first();
  for (const [reducedMotion, animation] of [
    ["no-preference", "uncover"],
    ["reduce", "none"],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto("/tools");
    await expect(drawing).toHaveCSS("animation-name", "none");
    await card.hover();
    await expect(drawing).toHaveCSS("animation-name", animation);
    await page.mouse.move(0, 0);
    await expect(drawing).toHaveCSS("animation-name", "none");
    await link.focus();
    await expect(drawing).toHaveCSS("animation-name", animation);
  }
});
