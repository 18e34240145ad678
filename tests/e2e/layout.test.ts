import { getCompany, getWords, getNavigation } from "../../data/index.ts";
import { expect, test } from "./test.ts";

const { layout } = getWords("en");
const company = getCompany();

test("the skip link is the first stop and leads to the main content", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: layout.skipLink });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});

test("header and footer hold the six links, the mailto and the support hours", async ({ page }) => {
  await page.goto("/");
  const links = page.getByRole("banner").getByRole("navigation").getByRole("link");
  await expect(links).toHaveText(getNavigation().main.map(({ label }) => label));
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: company.email })).toHaveAttribute(
    "href",
    `mailto:${company.email}`,
  );
  for (const hours of company.hours.short) await expect(footer).toContainText(hours);
});

test.describe("an address that does not exist", () => {
  test.use({ expectedErrors: [/status of 404/] });

  test("is a 404 inside the layout, with a way home", async ({ page }) => {
    const response = await page.goto("/no/such/page");
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(layout.notFound.title);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(layout.notFound.title);
    await expect(page.getByRole("banner")).toBeVisible();
    await page.getByRole("link", { name: layout.notFound.home }).click();
    await expect(page).toHaveURL("/");
  });

  test("is the same page when it is reached from inside the site", async ({ page }) => {
    await page.goto("/");
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole("banner").getByRole("link", { name: "Tools", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(layout.notFound.title);
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  });
});

test("nothing scrolls sideways at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/");
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
