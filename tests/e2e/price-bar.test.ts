import { data } from "./data.ts";
import { expect, test } from "./test.ts";

const { start } = data.getWords("en").tools.detail.byStatus.Available;

for (const [name, viewport] of [
  ["on a phone", { width: 360, height: 740 }],
  ["on a desk", { width: 1280, height: 800 }],
] as const) {
  test(`the price of a tool stays in sight below the header ${name}, while one reads on`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto("/tools/ai-mpesa-analyzer");
    const bar = page.locator(".price-bar");
    // The hero says the same.
    await expect(bar).toBeHidden();

    for (const heading of ["#features", "#pricing", "#faq"]) {
      await page.locator(heading).evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
      await expect(bar).toBeVisible();
      const header = await page.locator("body > header, header").first().boundingBox();
      const place = await bar.boundingBox();
      expect(place?.y).toBeCloseTo(header?.height ?? 0, 0);
      // What was jumped to is not behind it.
      const target = await page.locator(heading).boundingBox();
      expect(target?.y).toBeGreaterThanOrEqual((place?.y ?? 0) + (place?.height ?? 0));
    }
    // The header of a wide window has the same button.
    const shown = page
      .locator("header, .price-bar")
      .getByRole("link", { name: start })
      .filter({ visible: true });
    await expect(shown).toHaveCount(1);
    await shown.click();
    await expect(page).toHaveURL(/\/get-started(\?about=tool\.ai-mpesa-analyzer)?$/);
  });
}

test("in a low window it leaves the room to the text", async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto("/tools/ai-mpesa-analyzer");
  await page.locator("#pricing").evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  await expect(page.locator(".price-bar")).not.toBeInViewport();
});
