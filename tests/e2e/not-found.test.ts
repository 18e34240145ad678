import { localPath } from "#app/url/locale-paths.ts";
import { data } from "./data.ts";
import { expect, test } from "./test.ts";

test.use({ expectedErrors: [/status of 404/], viewport: { width: 320, height: 700 } });

for (const locale of data.locales) {
  const { solutions, tools, services, blog, industries, layout } = data.getWords(locale);

  /** What each kind of page says of an id that nobody has, and the site of any other path. */
  const states = [
    { path: "/solutions/no-such-thing", ...solutions.notFound },
    { path: "/tools/no-such-thing", ...tools.notFound },
    { path: "/services/no-such-thing", ...services.notFound },
    { path: "/blog/no-such-thing", ...blog.notFound },
    { path: "/industries/no-such-thing", ...industries.notFound },
    { path: "/no/such/page", ...layout.notFound, back: { label: layout.notFound.home, path: "/" } },
  ];

  test(`in ${locale} an address that does not exist is a 404 that says so inside the layout, fits at 320 px, is for no search engine and leads back`, async ({
    page,
  }) => {
    for (const { path, title, text, back, ...named } of states) {
      const response = await page.goto(localPath(path, locale));
      expect(response?.status()).toBe(404);
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.getByRole("main").getByText(text, { exact: true })).toBeVisible();
      const { documentTitle = title } = named as { documentTitle?: string };
      await expect(page).toHaveTitle(`${documentTitle} | ${data.getCompany(locale).name}`);
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, path).toBeLessThanOrEqual(320);
      await expect.soft(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
      await expect.soft(page.locator("link[rel=canonical]")).toHaveCount(0);
      await expect.soft(page.locator("meta[name=theme-color]")).toHaveCount(2);
      await page.getByRole("main").getByRole("link", { name: back.label }).click();
      await expect(page).toHaveURL(localPath(back.path, locale));
    }
  });
}

test("a mistyped address offers the page that was meant, by its name", async ({ page }) => {
  for (const { asked, meant } of [
    { asked: "/tools/ai-mpesa-analyser", meant: "/tools/ai-mpesa-analyzer" },
    { asked: "/get-start", meant: "/get-started" },
    { asked: "/sw/tools/ai-mpesa-analyser", meant: "/sw/tools/ai-mpesa-analyzer" },
  ]) {
    await page.goto(asked);
    const { nearest } = data.getWords(asked.startsWith("/sw/") ? "sw" : "en").layout.notFound;
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: nearest })).toBeVisible();
    await main.locator(`a[href="${meant}"]`).click();
    await expect(page).toHaveURL(meant);
  }
});
