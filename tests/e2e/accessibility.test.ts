import { AxeBuilder } from "@axe-core/playwright";
import { builtPages } from "./built-pages.ts";
import { expect, test } from "./test.ts";

const widths = [360, 1280];
const schemes = ["light", "dark"] as const;
const standard = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

// Motion is decoration: standing still, what is measured is what is read.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of builtPages) {
  test(`${path} passes WCAG 2.2 AA, and fits at 320 px`, async ({ page }) => {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        const { violations } = await new AxeBuilder({ page }).withTags(standard).analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
        expect(found, `${width} px, ${colorScheme}`).toEqual([]);
      }
    }
    await page.setViewportSize({ width: 320, height: 700 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, "pixels to scroll sideways").toBeLessThanOrEqual(0);
  });
}
