import { data } from "./data.ts";
import { expect, hydrate, navigateInside, test } from "./test.ts";

const { siteUrl, name } = data.getCompany("en");

test("structured data stays as it came when React takes over", async ({ page }) => {
  const things = page.locator('script[type="application/ld+json"]');
  const sent = await (await page.request.get("/tools/ai-mpesa-analyzer")).text();
  await page.goto("/tools/ai-mpesa-analyzer");
  await hydrate(page);
  await expect(things).toHaveCount(1);
  const text = (await things.textContent()) ?? "";
  expect(text).toContain("SoftwareApplication");
  expect(sent).toContain(text);
});

test("a page reached from inside the site has a head of its own, and one of each", async ({ page }) => {
  await page.goto("/");
  await navigateInside(page, "/about");
  const { title, description } = data.getWords("en").about.meta;
  await expect(page).toHaveTitle(`${title} | ${name}`);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${siteUrl}/about`);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute("content", `${siteUrl}/about`);
  await expect(page.locator("meta[name=description]")).toHaveAttribute("content", description);
  await expect(page.locator("meta[name=theme-color]")).toHaveCount(2);
});

test.describe("what does not exist, or is not to be found", () => {
  // The browser itself notes a page that answers 404.
  test.use({ expectedErrors: [/404 \(Not Found\)/] });

  for (const path of ["/no-such-page", "/blog/no-such-post", "/thank-you"]) {
    test(`${path} is not for search engines`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
      await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
      await expect(page.locator("meta[name=theme-color]")).toHaveCount(2);
    });
  }
});
