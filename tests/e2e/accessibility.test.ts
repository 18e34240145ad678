import { AxeBuilder } from "@axe-core/playwright";
import { builtPages } from "./built-pages.ts";
import { expect, test } from "./test.ts";

/** Each width and each scheme once: what is wrong at one width is hardly ever so in one scheme only. */
const looks = [
  { width: 360, colorScheme: "dark" },
  { width: 1280, colorScheme: "light" },
] as const;

/** Both for a page that is the only one of its kind; the tools, say, take turns. */
function looksOf(path: string, index: number) {
  const hasSiblings = path.lastIndexOf("/") > 0;
  return hasSiblings ? looks.filter((_, turn) => turn === index % looks.length) : looks;
}

const standard = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

// Motion is decoration: standing still, what is measured is what is read.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [index, path] of builtPages.entries()) {
  test(`${path} passes WCAG 2.2 AA, and fits at 320 px`, async ({ page }) => {
    await page.goto(path);
    for (const { width, colorScheme } of looksOf(path, index)) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page })
        .options({ resultTypes: ["violations"] })
        .withTags(standard)
        .analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
      expect(found, `${width} px, ${colorScheme}`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, "pixels to scroll sideways").toBeLessThanOrEqual(0);
  });
}
