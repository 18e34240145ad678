import { data } from "./data.ts";
import { expect, test } from "./test.ts";

const words = data.getWords("en").tools.detail;
const { start } = words.byStatus.Available;

for (const [name, viewport, isBelow] of [
  ["at the bottom of a phone", { width: 360, height: 740 }, true],
  ["below the header in a wide window", { width: 1280, height: 800 }, false],
] as const) {
  test(`the price of a tool stays visible ${name} while the visitor reads on`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto("/tools/ai-mpesa-analyzer");
    const bar = page.locator(".price-bar");
    const backToTop = page.getByRole("link", { name: data.getWords("en").layout.backToTop });
    // The hero shows the price, so the bar is hidden.
    await expect(bar).toBeHidden();
    // The bar takes no space in the page's flow.
    const closing = await page.locator("[aria-labelledby=closing]").boundingBox();
    const footer = await page.getByRole("contentinfo").boundingBox();
    expect(footer?.y).toBeCloseTo((closing?.y ?? 0) + (closing?.height ?? 0), 0);
    await page.locator("h1 ~ p").evaluate((intro) => intro.scrollIntoView({ behavior: "instant" }));
    await expect(bar).toBeHidden();

    for (const heading of ["#features", "#pricing", "#faq"]) {
      await page.locator(heading).evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
      await expect(bar).toBeVisible();
      const header = await page.locator("body > header, header").first().boundingBox();
      const place = await bar.boundingBox();
      const top = isBelow ? viewport.height - (place?.height ?? 0) : (header?.height ?? 0);
      expect(place?.y).toBeCloseTo(top, 0);
      // The bar does not cover the link back to the top.
      await backToTop.click({ trial: true });
      // The bar does not cover the target of a link.
      const target = await page.locator(heading).boundingBox();
      const above = isBelow ? header : place;
      expect(target?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    }
    await page.emulateMedia({ media: "print" });
    await expect(bar).toHaveCSS("display", "none");
    await page.emulateMedia({ media: null });
    // In a low window the bar is hidden, so that the text has room.
    await page.setViewportSize({ width: 740, height: 360 });
    await expect(bar).not.toBeInViewport();
    await page.setViewportSize(viewport);
    await expect(bar).toBeInViewport();
    // In a wide window the bar also contains the navigation of the page.
    const links = bar.getByRole("navigation").getByRole("link");
    if (isBelow) await expect(links).toHaveCount(0);
    else {
      await links.getByText(words.bar.limits).click();
      await expect(page.locator("#limits")).toBeInViewport();
    }
    const startButton = bar.getByRole("link", { name: start });
    if (isBelow) {
      // Unlike the button in the header, this one names the tool.
      await startButton.click();
      await expect(page).toHaveURL("/get-started?about=tool.ai-mpesa-analyzer");
    } else {
      // The header above the bar has the start button.
      await expect(startButton).toHaveCount(0);
    }
  });
}
