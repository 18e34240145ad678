import type { Locator, Page } from "@playwright/test";
import { fill } from "#data/load/fill.ts";
import { data } from "./data.ts";
import { siteUrl } from "./site.ts";
import { expect, test } from "./test.ts";

const words = data.getWords("en").blog;
const share = words.post.share.networks;
const posts = data.listPosts("en");

test.describe("the list", () => {
  const search = (page: Page) => page.getByPlaceholder(words.list.filter.placeholder);
  const chip = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
  const kicker = (page: Page) => page.getByText(words.list.featured.kicker);

  test("shows the featured article larger, hides it while a category or a search is on, says if nothing was found, clears, and keeps a search in the URL", async ({
    page,
  }) => {
    await page.goto("/blog");
    const isFeatured = posts.some(({ featured }) => featured);
    const [first = 0, ...others] = await page
      .getByRole("article")
      .evaluateAll((articles) => articles.map(({ clientWidth }) => clientWidth));
    expect(others).toHaveLength(posts.length - 1);
    expect(first > 2 * Math.max(...others)).toBe(isFeatured);
    const category = posts[0]?.category ?? "";
    await chip(page, category).click();
    await expect(kicker(page)).toBeHidden();
    const found = posts.filter((post) => post.category === category);
    await expect(page.getByRole("article")).toHaveCount(found.length);
    await chip(page, words.list.filter.all).click();
    await expect(kicker(page)).toBeVisible({ visible: isFeatured });
    await search(page).pressSequentially("e");
    await expect(kicker(page)).toBeHidden();
    await search(page).fill("zebra crossing");
    await expect(page.getByText(words.list.posts.empty.title, { exact: true })).toBeVisible();
    await expect(page.getByText(words.list.posts.empty.text)).toBeVisible();
    await page.getByRole("button", { name: words.list.posts.empty.clear }).click();
    await expect(page.getByRole("article")).toHaveCount(posts.length);

    // The search looks in titles and excerpts, and ignores hyphens and case.
    await search(page).pressSequentially("MPESA");
    await expect(page).toHaveURL(/q=MPESA/);
    const matching = posts.filter(({ title, excerpt }) => /m\W?pesa/i.test(`${title} ${excerpt}`));
    await expect(page.getByRole("article")).toHaveCount(matching.length);
    await page.reload();
    await expect(search(page)).toHaveValue("MPESA");
    await expect(page.getByRole("article")).toHaveCount(matching.length);
  });
});

test.describe("a post", () => {
  const [post] = posts;
  const path = post?.path ?? "";
  /** The URL of the page. */
  const url = `${siteUrl}${path}`;

  test("shares in a 600x400 popup with the page's URL, and copies its link", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => {
      const { open } = window;
      window.open = (...args) => {
        Object.assign(window, { popupFeatures: args[2] });
        return open.apply(window, args);
      };
    });
    await page.goto(path);
    // tests/built/pages.test.ts tests the URL of each link.
    await context.route("https://x.com/**", (route) => route.fulfill({ body: "shared" }));
    const opened = context.waitForEvent("page");
    await page.getByRole("link", { name: fill(words.post.share.on, { network: share.x }) }).click();
    const popup = await opened;
    await popup.waitForURL("https://x.com/**");
    expect(Object.fromEntries(new URL(popup.url()).searchParams)).toEqual({ url, text: post?.title });
    expect(await page.evaluate(() => (window as { popupFeatures?: string }).popupFeatures)).toBe(
      "width=600,height=400",
    );
    expect(page.url()).toContain(path);
    await popup.close();
    await page.getByRole("button", { name: words.post.share.copy }).click();
    await expect(page.getByRole("button", { name: words.post.share.copied })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  });

  // Not every post has sections.
  const [sectioned] = posts.filter(({ body }) => body.split(/^## /m).length > 3);
  if (sectioned)
    test("in wide windows each section has a bead in the middle of the thread, which is larger while the section is read", async ({
      page,
    }) => {
      await page.goto(sectioned.path);
      for (const width of [1024, 1366, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const distances = await page.evaluate(() => {
          const leftOf = (element: Element) =>
            element.getBoundingClientRect().left +
            Number.parseFloat(getComputedStyle(element, "::before").left);
          const entries = [...document.querySelectorAll("nav[aria-labelledby=contents] a")];
          return entries.map((entry) => leftOf(entry) - leftOf(entry.closest(".thread") as Element) - 1);
        });
        expect(distances.length).toBeGreaterThan(1);
        for (const distance of distances) expect(Math.abs(distance), `${width} px`).toBeLessThan(0.5);
      }
      const entries = page.getByRole("navigation", { name: words.post.contents }).getByRole("link");
      const sizeOf = (entry: Locator) => entry.evaluate((link) => getComputedStyle(link, "::before").scale);
      await page.goto(`${sectioned.path}${await entries.last().getAttribute("href")}`);
      await expect.poll(() => sizeOf(entries.last())).toBe("1");
      expect(await sizeOf(entries.first())).toBe("0.6");
    });

  if (sectioned)
    test("no floating button is above or below the beads of the sections", async ({ page }) => {
      await page.goto(sectioned.path);
      for (const width of [1024, 1280, 1439, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const { beads, buttons } = await page.evaluate(() => {
          const entry = document.querySelector("nav[aria-labelledby=contents] a") as Element;
          const bead = getComputedStyle(entry, "::before");
          const middle = entry.getBoundingClientRect().left + Number.parseFloat(bead.left);
          const radius = Number.parseFloat(bead.width) / 2;
          const floating = [...document.querySelectorAll(".floating:not(.bar-action)")];
          return {
            beads: { left: middle - radius, right: middle + radius },
            buttons: floating.map((button) => button.getBoundingClientRect().toJSON() as DOMRect),
          };
        });
        expect(buttons.length).toBeGreaterThan(0);
        for (const { left, right } of buttons)
          expect(right <= beads.left || left >= beads.right, `${width} px`).toBe(true);
      }
    });

  test("copies a formula", async ({ page, context }) => {
    const withFormula = data.listPosts("en").find(({ body }) => body.includes("```formula"));
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(String(withFormula?.path));
    const { copy, copied } = words.post.copyFormula;
    const button = page.locator("[data-formula] button").first();
    const formula = await page.locator("[data-formula] pre").first().textContent();
    await expect(button).toHaveText(copy);
    await button.click();
    await expect(button).toHaveText(copied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(formula?.trim());
  });
});
