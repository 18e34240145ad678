import { expect, hydrate, test } from "./test.ts";

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
