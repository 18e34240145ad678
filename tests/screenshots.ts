/**
 * `npm run screenshots`: takes pictures of all built pages at three widths, in light and dark mode, and writes them
 * to tests/results/screenshots/. Arguments are paths of pages; default: all pages. Run `npm run build` first.
 */
import { chromium } from "@playwright/test";
import { createTestHarness } from "wrangler";
import { findOrInstallChromium } from "./e2e/browser.ts";
import { builtPages } from "./e2e/built-pages.ts";

const widths = [360, 768, 1440];
const schemes = ["light", "dark"] as const;
const folder = "tests/results/screenshots";

const site = createTestHarness({ workers: [{ configPath: "build/server/wrangler.json" }] });
const { url } = await site.listen();
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
const paths = process.argv.length > 2 ? process.argv.slice(2) : builtPages;
for (const colorScheme of schemes) {
  for (const width of widths) {
    const page = await browser.newPage({
      colorScheme,
      reducedMotion: "reduce",
      viewport: { width, height: 800 },
    });
    console.error(`  ${width} px, ${colorScheme}: ${paths.length} pages`);
    for (const path of paths) {
      await page.goto(new URL(path, url).href, { waitUntil: "networkidle" });
      const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
    await page.close();
  }
}
await browser.close();
await site.close();
process.stdout.write(`${paths.length * widths.length * schemes.length} screenshots in ${folder}/\n`);
process.exit(0);
