import { data } from "./data.ts";
import { expect, test } from "./test.ts";

/** A post with links in its text. */
const post = data.listPosts("en").find(({ body }) => /[^|]\]\(\/[a-z]/.test(body))?.path ?? "";

/** The highest number of A4 pages for each printed page. */
const papers = [
  { path: post, most: 5 },
  { path: "/tools/ai-mpesa-analyzer", most: 6 },
  { path: "/support/contact", most: 1 },
  { path: "/products", most: Math.ceil(data.listProducts("en").length / 2) },
  { path: "/case-studies", most: data.listCaseStudies("en").length + 1 },
];

test("pages print on no more A4 pages than allowed", async ({ page }) => {
  for (const { path, most } of papers) {
    await page.goto(path);
    const pdf = Buffer.from(await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
    const sheets = pdf.match(/\/Type\s*\/Page\b(?!s)/g) ?? [];
    expect.soft(sheets.length, path).toBeGreaterThan(0);
    expect.soft(sheets.length, path).toBeLessThanOrEqual(most);
  }
});

test("print shows the page's address, the company's name and mail address, and the names of sortable columns", async ({
  page,
}) => {
  const company = data.getCompany("en");
  await page.goto("/products");
  await page.emulateMedia({ media: "print" });
  const canonical = page.locator("[rel=canonical]");
  await expect(canonical).toBeVisible();
  const address = await canonical.evaluate((link) => getComputedStyle(link, "::before").content);
  expect(address).toBe(`"${company.siteUrl}/products"`);
  // All other links of the header, the menus and the footer are left out.
  await expect(page.getByRole("banner").getByRole("link")).toHaveText(company.name);
  await expect(page.getByRole("contentinfo").getByRole("link")).toHaveText(company.email);

  const { price, weeks } = data.getWords("en").products.glance.columns;
  for (const column of [price, weeks])
    await expect(page.getByRole("columnheader", { name: column, exact: true })).toBeVisible();

  // The page's intro is about its form, which is not printed.
  await page.goto("/support/contact");
  await expect(page.locator("main > header p")).toBeHidden();
  // The number for WhatsApp may be one of the phones, which have an entry of their own.
  const whatsapp = page.locator("main dd:has([href^='https://wa.me/'])");
  await expect(whatsapp.getByText(company.whatsapp, { exact: true })).toBeVisible();
});

test("print shows the text in black on white, unfolded, with link addresses, and without navigation", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.goto("/services/workflow-design");
  for (const navigation of await page.getByRole("navigation", { includeHidden: true }).all())
    await expect(navigation).toBeHidden();
  await expect(page.getByRole("button", { name: data.getWords("en").chat.widget.open })).toBeHidden();
  await expect(page.locator("form").first()).toBeHidden();
  await expect(page.locator("main details p").first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light");

  // A form cannot be filled in on paper, so its heading and frame are not printed.
  for (const [path, id] of [
    ["/", "contact"],
    ["/solutions/finance-ops", "enquiry"],
    ["/get-started", "form"],
    ["/support/contact", "message"],
  ] as const) {
    await page.goto(path);
    await expect(page.locator(`section[aria-labelledby=${id}]`)).toBeHidden();
  }

  // The contact page prints its office hours once: not as the week in its header.
  const { hours } = data.getWords("en").getStarted.contact;
  await expect(page.getByLabel(hours, { exact: true })).toBeHidden();

  // A post prints the full URLs of links in its text, and does not split its author's box.
  await page.goto(post);
  const link = page.locator("main p a:not([class])[href^='/']").first();
  const address = await link.evaluate((element) => getComputedStyle(element, "::after").content);
  // Some browsers return the two parts of `content` joined, some separate.
  expect(address.replace(/"\s*"/g, "")).toContain(
    data.getCompany("en").siteUrl + (await link.getAttribute("href")),
  );
  const { back, tags } = data.getWords("en").blog.post;
  await expect(page.getByText(back, { exact: true })).toBeHidden();
  await expect(page.locator(`main [aria-label="${tags}"]`)).toBeHidden();
  for (const author of await page.locator("section[aria-labelledby=author]").all())
    await expect(author).toHaveCSS("break-inside", "avoid");
});

test("print has all features of a product in one column, and all its benefits in another", async ({
  page,
}) => {
  await page.goto("/products");
  // The width of an A4 sheet without its margins.
  await page.setViewportSize({ width: 672, height: 900 });
  await page.emulateMedia({ media: "print" });
  const { features, benefits } = data.getWords("en").products.catalogue;
  for (const card of await page.getByRole("article").all()) {
    const items = await card
      .locator("li:visible")
      .evaluateAll((list) => list.map((item) => item.getBoundingClientRect().left));
    const columns = [features, benefits].map((name) => card.getByRole("heading", { name, exact: true }));
    const edges = await Promise.all(columns.map(async (heading) => (await heading.boundingBox())?.x));
    expect(new Set(items)).toEqual(new Set(edges));
  }
});

test("print keeps a figure with its label and the address with its heading, and the first column of a table has no addresses", async ({
  page,
}) => {
  await page.goto("/case-studies");
  await page.emulateMedia({ media: "print" });
  for (const figure of await page.locator("main dl > div").all())
    await expect(figure).toHaveCSS("break-inside", "avoid");
  await expect(page.getByRole("contentinfo")).toHaveCSS("break-inside", "avoid");
  await page.goto("/pricing");
  const link = page.getByRole("rowheader").getByRole("link").first();
  await expect(link).toBeVisible();
  expect(await link.evaluate((element) => getComputedStyle(element, "::after").content)).toBe("none");
});

test("print leaves out links that look like buttons, and keeps the rows of a picture", async ({ page }) => {
  await page.goto("/tools/e-statement-analyzer");
  const buttons = page.locator("main a:is([download], [href^='/get-started'])");
  await expect(buttons.first()).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const button of await buttons.all()) await expect(button).toBeHidden();
  const rows = page.locator(".illustration ul:has(.il-sum)").first().locator("li");
  const displays = await rows.evaluateAll((list) => list.map((row) => getComputedStyle(row).display));
  expect(new Set(displays).size, displays.join()).toBe(1);
  // Split over two sheets, the parts of an example would overlap.
  for (const example of await page.locator("#examples article").all())
    await expect(example).toHaveCSS("break-inside", "avoid");
});

test("print has the heading of the products' table once, and does not split the sum of a case study, whose problem is beside its solution", async ({
  page,
}) => {
  // The width of an A4 sheet without its margins.
  await page.setViewportSize({ width: 672, height: 900 });
  await page.emulateMedia({ media: "print" });
  await page.goto("/products");
  const { title } = data.getWords("en").products.glance;
  await expect(page.getByRole("heading", { name: title, exact: true })).toHaveCount(1);
  await page.goto("/case-studies");
  for (const sum of await page.locator("main article details:has(dl)").all())
    await expect(sum).toHaveCSS("break-inside", "avoid");
  const { challenge, solution } = data.getWords("en").common.caseStudy;
  for (const story of await page.getByRole("article").all()) {
    const headings = [challenge, solution].map((name) => story.getByRole("heading", { name, exact: true }));
    const [left, right] = await Promise.all(headings.map((heading) => heading.boundingBox()));
    expect(left?.y, (await story.getAttribute("id")) ?? "").toBe(right?.y);
    expect(left?.x).toBeLessThan(right?.x ?? 0);
  }
});
