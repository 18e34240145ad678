import { expect, hydrate, test } from "./test.ts";

test("structured data is the same after hydration", async ({ page }) => {
  const things = page.locator('script[type="application/ld+json"]');
  const sent = await (await page.request.get("/tools/ai-mpesa-analyzer")).text();
  await page.goto("/tools/ai-mpesa-analyzer");
  await hydrate(page);
  await expect(things).toHaveCount(1);
  const text = (await things.textContent()) ?? "";
  expect(text).toContain("SoftwareApplication");
  expect(sent).toContain(text);
});
