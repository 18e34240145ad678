import type { Page } from "@playwright/test";
import { localPath } from "#app/url/locale-paths.ts";
import { data } from "./data.ts";
import { expect, test } from "./test.ts";

const { solutions, tools, services, blog, industries } = data.getWords("en");

/** What each kind of page says of an id that nobody has. */
const states = [
  { path: "/solutions/no-such-thing", ...solutions.notFound },
  { path: "/tools/no-such-thing", ...tools.notFound },
  { path: "/services/no-such-thing", ...services.notFound },
  { path: "/blog/no-such-thing", ...blog.notFound },
  { path: "/industries/no-such-thing", ...industries.notFound },
];

test.use({ expectedErrors: [/status of 404/] });

for (const { path, title, text, back } of states) {
  test(`${path} is "${title}"`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("main").getByText(text, { exact: true })).toBeVisible();
    await expect(page).toHaveTitle(`${title} | ${data.getCompany("en").name}`);
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await page.getByRole("link", { name: back.label }).click();
    await expect(page).toHaveURL(back.path);
  });
}

for (const locale of ["en", "sw"] as const) {
  test(`in ${locale} they fit at 320 px, and are not for search engines`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const path of [...states.map((state) => state.path), "/no-such-thing"]) {
      await page.goto(localPath(path, locale));
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, path).toBeLessThanOrEqual(320);
      await expectUnlisted(page);
    }
  });
}

test("the thank-you page is not for search engines", async ({ page }) => {
  await page.goto("/thank-you");
  await expectUnlisted(page);
});

async function expectUnlisted(page: Page): Promise<void> {
  await expect.soft(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await expect.soft(page.locator("link[rel=canonical]")).toHaveCount(0);
  await expect.soft(page.locator("meta[name=theme-color]")).toHaveCount(2);
}

for (const { asked, meant } of [
  { asked: "/tools/ai-mpesa-analyser", meant: "/tools/ai-mpesa-analyzer" },
  { asked: "/get-start", meant: "/get-started" },
]) {
  test(`${asked} offers ${meant} by its name`, async ({ page }) => {
    await page.goto(asked);
    const main = page.getByRole("main");
    await expect(
      main.getByRole("heading", { name: data.getWords("en").layout.notFound.nearest }),
    ).toBeVisible();
    await main.locator(`a[href="${meant}"]`).click();
    await expect(page).toHaveURL(meant);
  });
}
