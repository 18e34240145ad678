import type { Page } from "@playwright/test";
import { data } from "./data.ts";
import { siteUrl } from "./site.ts";
import { expect, hydrated, test } from "./test.ts";

const words = data.getWords("en").blog;
const posts = data.listPosts();
const featured = posts.find((post) => post.featured);

test.describe("the list", () => {
  const search = (page: Page) => page.getByPlaceholder("Search articles...");
  const chip = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
  const card = (page: Page, title: string) => page.getByRole("article").filter({ hasText: title });
  const kicker = (page: Page) => page.getByText(words.list.featured.kicker);

  test.beforeEach(async ({ page, javaScriptEnabled }) => {
    await page.goto("/blog");
    if (javaScriptEnabled) await hydrated(page);
  });

  test("shows the featured article apart, and every other one once, with image, category, date, read time and author", async ({
    page,
  }) => {
    await expect(kicker(page)).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(posts.length);
    for (const post of posts) {
      const author = data.findTeamMember(post.author);
      const article = card(page, post.title);
      await expect(article).toHaveCount(1);
      for (const text of [
        post.category,
        post.readTime,
        post.excerpt,
        data.formatDate(post.date),
        author?.name ?? "?",
      ]) {
        await expect(article).toContainText(text);
      }
      await expect(article.locator("svg").first()).toBeVisible();
    }
  });

  test("has the spec's category buttons", async ({ page }) => {
    for (const name of [
      "All",
      "AI Strategy",
      "Automation",
      "Case Studies",
      "Industry Insights",
      "How-to Guides",
      "Product Updates",
    ]) {
      await expect(chip(page, name)).toBeVisible();
    }
  });

  test("hides the featured article while a category or a search is on", async ({ page }) => {
    await chip(page, "How-to Guides").click();
    await expect(kicker(page)).toHaveCount(0);
    const guides = posts.filter(({ category }) => category === "How-to Guides");
    await expect(page.getByRole("article")).toHaveCount(guides.length);
    await chip(page, "All").click();
    await expect(kicker(page)).toBeVisible();
    await search(page).pressSequentially("e");
    await expect(kicker(page)).toHaveCount(0);
  });

  test("searches title and excerpt, blind to hyphens and case, and keeps the search in the address", async ({
    page,
  }) => {
    await search(page).pressSequentially("MPESA");
    await expect(page).toHaveURL(/q=MPESA/);
    const found = posts.filter(({ title, excerpt }) => /m-pesa/i.test(`${title} ${excerpt}`));
    await expect(page.getByRole("article")).toHaveCount(found.length);
    await page.reload();
    await expect(search(page)).toHaveValue("MPESA");
    await expect(page.getByRole("article")).toHaveCount(found.length);
  });

  test("says in the spec's words that nothing was found, and clears", async ({ page }) => {
    await search(page).pressSequentially("zebra crossing");
    await expect(page.getByText("No articles found", { exact: true })).toBeVisible();
    await expect(page.getByText("Try adjusting your search terms or category filter.")).toBeVisible();
    await page.getByRole("button", { name: words.list.posts.empty.clear }).click();
    await expect(page.getByRole("article")).toHaveCount(posts.length);
  });

  test("its newsletter box does nothing", async ({ page }) => {
    const button = page.getByRole("main").getByRole("button", { name: words.list.newsletter.submit });
    await button.click();
    await expect(button).toHaveText(words.list.newsletter.submit);
    await expect(page).toHaveURL("/blog");
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("shows everything", async ({ page }) => {
      await expect(page.getByRole("article")).toHaveCount(posts.length);
    });
  });
});

test.describe("a post", () => {
  const path = "/blog/ai-transformation-kenyan-businesses";
  /** Where the prerendered links lead; with script it is the address that the visitor is at. */
  const canonical = `${data.getCompany().siteUrl}${path}`;
  const url = `${siteUrl}${path}`;

  test("has its meta line, tags, author box and three related posts", async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(featured?.title ?? "");
    const author = data.findTeamMember(featured?.author ?? "");
    for (const text of [
      featured?.category,
      featured?.readTime,
      author?.name,
      author?.bio,
      ...(featured?.tags ?? []),
    ]) {
      await expect(main).toContainText(text ?? "missing");
    }
    await expect(main).toContainText(words.post.views.replace("{count}", featured?.views ?? ""));
    await expect(main).toContainText(words.post.likes.replace("{count}", featured?.likes ?? ""));
    for (const id of ["automate-mpesa-transactions", "ai-strategy-framework", "workflow-automation-basics"]) {
      await expect(main.locator(`a[href="/blog/${id}"]`).last()).toBeVisible();
    }
    await main.getByRole("link", { name: words.post.back }).click();
    await expect(page).toHaveURL("/blog");
  });

  const networks = [
    { name: "X", host: "x.com", params: { url, text: featured?.title } },
    { name: "Facebook", host: "www.facebook.com", params: { u: url } },
    { name: "LinkedIn", host: "www.linkedin.com", params: { url } },
  ];
  for (const { name, host, params } of networks) {
    test(`shares on ${name} in a 600x400 popup with the page's address`, async ({ page, context }) => {
      await context.route(`https://${host}/**`, (route) => route.fulfill({ body: "shared" }));
      await page.addInitScript(() => {
        const { open } = window;
        window.open = (...args) => {
          Object.assign(window, { popupFeatures: args[2] });
          return open.apply(window, args);
        };
      });
      await page.goto(path);
      await hydrated(page);
      const opened = context.waitForEvent("page");
      await page.getByRole("link", { name: words.post.share.on.replace("{network}", name) }).click();
      const popup = await opened;
      await popup.waitForURL(`https://${host}/**`);
      const shared = new URL(popup.url());
      expect(Object.fromEntries(shared.searchParams)).toEqual(params);
      expect(await page.evaluate(() => (window as { popupFeatures?: string }).popupFeatures)).toBe(
        "width=600,height=400",
      );
      expect(page.url()).toContain(path);
    });
  }

  test("copies its link", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(path);
    await hydrated(page);
    await page.getByRole("button", { name: words.post.share.copy }).click();
    await expect(page.getByRole("button", { name: words.post.share.copied })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  });

  test("has a Like button and a Stay Updated box that do nothing", async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const before = await page.getByRole("main").textContent();
    await page.getByRole("button", { name: words.post.like, exact: true }).click();
    await page.getByRole("main").getByRole("button", { name: words.post.updates.submit }).click();
    expect(await page.getByRole("main").textContent()).toBe(before);
    await expect(page.getByRole("heading", { name: "Stay Updated" })).toBeVisible();
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("its share buttons are plain links", async ({ page }) => {
      await page.goto(path);
      const link = page.getByRole("link", { name: words.post.share.on.replace("{network}", "Facebook") });
      const address = new URL((await link.getAttribute("href")) ?? "");
      expect(address.searchParams.get("u")).toBe(canonical);
      await expect(page.getByRole("button", { name: words.post.share.copy })).toBeHidden();
    });
  });
});
