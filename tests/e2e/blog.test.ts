import type { Page } from "@playwright/test";
import { postsPerPage } from "#app/routes/blog/paging.ts";
import { localPath } from "#app/url/locale-paths.ts";
import type { Locale } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { data } from "./data.ts";
import { siteUrl } from "./site.ts";
import { expect, test } from "./test.ts";

const words = data.getWords("en").blog;
const share = words.post.share.networks;
const posts = data.listPosts("en");
/** What the list shows before it is asked for more. */
const shownFirst = posts.filter(({ featured }, index) => index < postsPerPage || featured);

test.describe("the list", () => {
  const search = (page: Page) => page.getByPlaceholder(words.list.filter.placeholder);
  const chip = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
  const card = (page: Page, title: string) =>
    page.getByRole("article").filter({ hasText: title, visible: true });
  const kicker = (page: Page) => page.getByText(words.list.featured.kicker);

  test.beforeEach(async ({ page }) => {
    await page.goto("/blog");
  });

  test("shows the featured article apart, first and larger, and every other one once, with image, category, date, read time and author", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(kicker(page)).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(shownFirst.length);
    const [featured = 0, ...others] = await page
      .getByRole("article")
      .evaluateAll((articles) => articles.map(({ clientWidth }) => clientWidth));
    const title = posts.find((post) => post.featured)?.title ?? "?";
    await expect(page.getByRole("article").first()).toContainText(title);
    expect(featured).toBeGreaterThan(2 * Math.max(...others));
    for (const post of shownFirst) {
      const author = data.findTeamMember(post.author, "en");
      const article = card(page, post.title);
      await expect(article).toHaveCount(1);
      for (const text of [
        post.category,
        post.readTime,
        post.excerpt,
        data.formatDate(post.date, "en"),
        author?.name ?? "?",
      ]) {
        await expect(article).toContainText(text);
      }
      await expect(article.locator("svg").first()).toBeVisible();
      // Its figure says nothing that the words do not lead to.
      if (post.figure) await expect(article.getByText(post.figure.caption, { exact: true })).toBeVisible();
      await expect(article.getByRole("img")).toHaveCount(0);
    }
    for (const name of [words.list.filter.all, ...data.postCategories.map((category) => category.name)])
      await expect(chip(page, name)).toBeVisible();
  });

  test("hides the featured article while a category or a search is on", async ({ page }) => {
    const category = posts[0]?.category ?? "";
    await chip(page, category).click();
    await expect(kicker(page)).toBeHidden();
    const found = posts.filter((post) => post.category === category);
    await expect(page.getByRole("article")).toHaveCount(found.length);
    await chip(page, words.list.filter.all).click();
    await expect(kicker(page)).toBeVisible();
    await search(page).pressSequentially("e");
    await expect(kicker(page)).toBeHidden();
  });

  test("searches title and excerpt, blind to hyphens and case, and keeps the search in the address", {
    tag: "@journey",
  }, async ({ page }) => {
    await search(page).pressSequentially("MPESA");
    await expect(page).toHaveURL(/q=MPESA/);
    const found = posts.filter(({ title, excerpt }) => /m-?pesa/i.test(`${title} ${excerpt}`));
    await expect(page.getByRole("article")).toHaveCount(found.length);
    await page.reload();
    await expect(search(page)).toHaveValue("MPESA");
    await expect(page.getByRole("article")).toHaveCount(found.length);
  });

  test("says that nothing was found, and clears", async ({ page }) => {
    await search(page).pressSequentially("zebra crossing");
    await expect(page.getByText(words.list.posts.empty.title, { exact: true })).toBeVisible();
    await expect(page.getByText(words.list.posts.empty.text)).toBeVisible();
    await page.getByRole("button", { name: words.list.posts.empty.clear }).click();
    await expect(page.getByRole("article")).toHaveCount(shownFirst.length);
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("shows as many", async ({ page }) => {
      await expect(page.getByRole("article")).toHaveCount(shownFirst.length);
    });
  });
});

test.describe("a list longer than a page", () => {
  const last = "A zebra at the end";
  const cards = (page: Page) => page.getByRole("article");
  const older = (page: Page, { list } = words) => page.getByRole("link", { name: list.page.older });

  const lastCard = `<li data-category="1" data-when="filtered" hidden><article><h3 data-searched>${last}</h3></article></li>`;

  /** The blog as it would be with one more post than it has, on its second page. */
  async function openLongBlog(page: Page, locale: Locale, isDown = () => false) {
    const path = localPath("/blog", locale);
    const rest = `${path}/cards.txt`;
    const more = `<p data-more><a href="${path}/page/2">${data.getWords(locale).blog.list.page.older}</a></p>`;
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html
        .replace("<ul data-list", `<ul data-rest="${rest}" data-list`)
        .replace("<div data-empty", `${more}<div data-empty`);
      await route.fulfill({ response, body });
    });
    await page.route(rest, (route) => (isDown() ? route.abort() : route.fulfill({ body: lastCard })));
    await page.goto(path);
  }

  test("is searched to its end, and leads to the next page while nothing is", async ({ page }) => {
    for (const locale of data.locales) {
      const copy = data.getWords(locale).blog;
      await openLongBlog(page, locale);
      await expect(older(page, copy)).toHaveAttribute("href", localPath("/blog/page/2", locale));
      const before = await cards(page).count();
      await page.getByPlaceholder(copy.list.filter.placeholder).fill(last);
      await expect(cards(page)).toHaveText([new RegExp(last)]);
      await expect(older(page, copy)).toBeHidden();
      await expect(page.getByRole("status").first()).toHaveText(
        fill(copy.list.posts.count, { count: 1, total: posts.length }),
      );
      await page.getByPlaceholder(copy.list.filter.placeholder).fill("");
      await expect(cards(page)).toHaveCount(before);
      await expect(older(page, copy)).toBeVisible();
    }
  });

  test.describe("whose rest cannot be had", () => {
    test.use({ expectedErrors: [/ERR_FAILED/] });

    test("offers a link to the next page until it can, and says nothing that it does not know", async ({
      page,
    }) => {
      let isDown = true;
      await openLongBlog(page, "en", () => isDown);
      const field = page.getByPlaceholder(words.list.filter.placeholder);
      await field.fill("zebra crossing");
      await expect(cards(page)).toHaveCount(0);
      await expect(older(page)).toBeVisible();
      await expect(page.getByText(words.list.posts.empty.title, { exact: true })).toBeHidden();
      await expect(page.getByRole("status").first()).toHaveText("");
      isDown = false;
      await field.fill("zebra at");
      await expect(cards(page)).toHaveCount(1);
      await expect(older(page)).toBeHidden();
    });
  });
});

test.describe("a post", () => {
  const post = data.findPost("ai-transformation-kenyan-businesses", "en");
  const path = "/blog/ai-transformation-kenyan-businesses";
  /** Where the prerendered links lead; with script it is the address that the visitor is at. */
  const canonical = `${data.getCompany("en").siteUrl}${path}`;
  const url = `${siteUrl}${path}`;

  test("has its meta line, tags, author box and three related posts", async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(post?.title ?? "");
    const author = data.findTeamMember(post?.author ?? "", "en");
    for (const text of [post?.category, post?.readTime, author?.name, author?.bio, ...(post?.tags ?? [])]) {
      await expect(main).toContainText(text ?? "missing");
    }
    await expect(main).toContainText(fill(words.post.views, { count: String(post?.views) }));
    await expect(main).toContainText(fill(words.post.likes, { count: String(post?.likes) }));
    for (const id of ["automate-mpesa-transactions", "ai-strategy-framework", "workflow-automation-basics"]) {
      await expect(main.locator(`a[href="/blog/${id}"]`).last()).toBeVisible();
    }
    await main.getByRole("link", { name: words.post.back }).click();
    await expect(page).toHaveURL("/blog");
  });

  const networks = [
    { name: share.x, host: "x.com", params: { url, text: post?.title } },
    { name: share.facebook, host: "www.facebook.com", params: { u: url } },
    { name: share.linkedIn, host: "www.linkedin.com", params: { url } },
  ];
  test("shares in a 600x400 popup with the page's address, and copies its link", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => {
      const { open } = window;
      window.open = (...args) => {
        Object.assign(window, { popupFeatures: args[2] });
        return open.apply(window, args);
      };
    });
    for (const { name, host, params } of networks) {
      await context.route(`https://${host}/**`, (route) => route.fulfill({ body: "shared" }));
      await page.goto(path);
      const opened = context.waitForEvent("page");
      await page.getByRole("link", { name: fill(words.post.share.on, { network: name }) }).click();
      const popup = await opened;
      await popup.waitForURL(`https://${host}/**`);
      const shared = new URL(popup.url());
      expect(Object.fromEntries(shared.searchParams)).toEqual(params);
      expect(await page.evaluate(() => (window as { popupFeatures?: string }).popupFeatures)).toBe(
        "width=600,height=400",
      );
      expect(page.url()).toContain(path);
      await popup.close();
    }
    await page.getByRole("button", { name: words.post.share.copy }).click();
    await expect(page.getByRole("button", { name: words.post.share.copied })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
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

  test("stacks its wide tables on a phone, so that nothing has to be scrolled sideways", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    const withTable = data.listPosts("en").filter(({ body }) => /^\|( ---:? \|){3,}$/m.test(body));
    expect(withTable).not.toEqual([]);
    for (const { path } of withTable) {
      await page.goto(path);
      for (const table of await page.locator(".stacked-table").all())
        expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth), path).toBe(0);
    }
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("its share buttons are plain links", async ({ page }) => {
      await page.goto(path);
      const link = page.getByRole("link", { name: fill(words.post.share.on, { network: share.facebook }) });
      const address = new URL((await link.getAttribute("href")) ?? "");
      expect(address.searchParams.get("u")).toBe(canonical);
      await expect(page.getByRole("button", { name: words.post.share.copy })).toBeHidden();
    });
  });
});
