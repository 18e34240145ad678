import type { Page } from "@playwright/test";
import { data, linkTo } from "./data.ts";
import { expect, hydrate, navigateInside, test } from "./test.ts";

const { layout } = data.getWords("en");
const company = data.getCompany();

test("the skip link is the first stop and leads to the main content", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: layout.skipLink });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});

test("the header holds the six links in their order", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  const links = page.getByRole("banner").getByRole("navigation").locator(":scope > ul > li > a");
  await expect(links).toHaveText(data.getNavigation().main.map(({ label }) => label));
});

test("the footer holds 6 tools, 8 products, the mailto, the hours and the certifications", async ({
  page,
}) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  const linksOf = (label: string) =>
    footer.getByRole("navigation", { name: label, exact: true }).getByRole("link");
  await expect(linksOf(layout.footer.tools)).toHaveText(
    data
      .listTools()
      .slice(0, 6)
      .map(({ title }) => title),
  );
  const products = data.listProducts().slice(0, 8);
  await expect(linksOf(layout.footer.products)).toHaveText(products.map(({ title }) => title));
  await expect(linksOf(layout.footer.products).first()).toHaveAttribute(
    "href",
    `/products#${products[0]?.id}`,
  );
  await expect(footer.getByRole("link", { name: company.email })).toHaveAttribute(
    "href",
    `mailto:${company.email}`,
  );
  for (const text of [...company.hours.short, ...company.certifications])
    await expect(footer).toContainText(text);
});

test.describe("the footer's groups of links", () => {
  const [group] = data.getNavigation().footer;
  const link = (page: Page) =>
    page
      .getByRole("contentinfo")
      .getByRole("navigation", { name: group?.label ?? "?", exact: true })
      .getByRole("link", { name: group?.links[0]?.label ?? "?", exact: true });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? "with script" : "without script", () => {
      test.use({ javaScriptEnabled });

      test("are folded on a phone until one is opened", async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 780 });
        await page.goto("/about");
        const name = page.getByRole("contentinfo").locator("summary", { hasText: group?.label ?? "?" });
        await expect(link(page)).toBeHidden();
        expect((await name.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        await name.click();
        await expect(link(page)).toBeVisible();
      });

      test("are open in a wide window, and their names are no buttons", async ({ page }) => {
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.goto("/about");
        await expect(link(page)).toBeVisible();
        await expect(page.getByRole("contentinfo").locator("summary").first()).toBeHidden();
        await expect(
          page
            .getByRole("contentinfo")
            .getByText(group?.label ?? "?", { exact: true })
            .first(),
        ).toBeVisible();
      });
    });
  }
});

test("the home page is read on a phone within 14 screens", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/");
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(14 * 780);
});

test("a step to another page takes the focus to its heading, or to the part that was named", async ({
  page,
}) => {
  await page.goto("/");
  await hydrate(page);
  const footer = page.getByRole("contentinfo");
  await footer
    .getByRole("link", { name: linkTo("/about"), exact: true })
    .first()
    .press("Enter");
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const [product] = data.listProducts();
  await footer.getByRole("link", { name: product?.title ?? "?", exact: true }).press("Enter");
  await expect(page).toHaveURL(`/products#${product?.id}`);
  await expect(page.locator(`#${product?.id}`)).toBeFocused();
});

test("a jump within the page takes the focus along", async ({ page }) => {
  await page.goto("/products");
  await hydrate(page);
  const [first, , third] = data.listProducts();
  for (const product of [third, first]) {
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: product?.title ?? "?", exact: true })
      .press("Enter");
    await expect(page).toHaveURL(`/products#${product?.id}`);
    await expect(page.locator(`#${product?.id}`)).toBeFocused();
  }
});

test.describe("an address that does not exist", () => {
  test.use({ expectedErrors: [/status of 404/] });

  test("is a 404 inside the layout, with a way home", async ({ page }) => {
    const response = await page.goto("/no/such/page");
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(`${layout.notFound.documentTitle} | ${data.getCompany().name}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(layout.notFound.title);
    await expect(page.getByRole("banner")).toBeVisible();
    await page.getByRole("link", { name: layout.notFound.home }).click();
    await expect(page).toHaveURL("/");
  });

  test("is the same page when it is reached from inside the site", async ({ page }) => {
    await page.goto("/");
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await navigateInside(page, "/no/such/page");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(layout.notFound.title);
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  });
});
