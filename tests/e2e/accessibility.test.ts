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

/** A page that stands alone is a test; those under one folder are one together, which spares opening a browser for each. */
const groups = Map.groupBy(builtPages, (path) => path.split("/").slice(0, 2).join("/"));

for (const [folder, paths] of groups) {
  test(`${folder} and below pass WCAG 2.2 AA, and fit at 320 px`, async ({ page }) => {
    test.setTimeout(paths.length * 30_000);
    for (const [index, path] of paths.entries()) {
      await page.goto(path);
      for (const { width, colorScheme } of looksOf(path, index)) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        // The other mode opens a page of its own for each analysis, to look into frames of other sites: there are none.
        const { violations } = await new AxeBuilder({ page })
          .setLegacyMode()
          .options({ resultTypes: ["violations"] })
          .withTags(standard)
          .analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
        expect.soft(found, `${path}, ${width} px, ${colorScheme}`).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 700 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(overflow, `${path}, pixels to scroll sideways`).toBeLessThanOrEqual(0);
    }
  });
}
