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
  const drawn = () =>
    card.evaluate(
      (card) => card.getAnimations({ subtree: true }).filter((each) => each instanceof CSSAnimation).length,
    );
  const link = card.getByRole("link").first();
  const enterByKeyboard = async () => {
    await link.focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await expect(link).toBeFocused();
  };
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    for (const enter of [() => card.hover(), enterByKeyboard]) {
      await page.goto("/tools");
      await page.mouse.move(0, 0);
      // The animation lasts 0.4 s, so the test slows it down.
      await page.addStyleTag({ content: "article svg { animation-duration: 60s !important }" });
      await enter();
      if (reducedMotion === "reduce") expect(await drawn()).toBe(0);
      else await expect.poll(drawn).toBeGreaterThan(0);
    }
  }
});
