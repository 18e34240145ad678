import type { Page } from "@playwright/test";
import { fill } from "#data/load/fill.ts";
import { fillContactForm } from "./contact-fields.ts";
import { data } from "./data.ts";
import { mailsOf } from "./mailbox.ts";
import { expect, hydrate, openLongEnough, test } from "./test.ts";

const english = data.getWords("en");
const words = data.getWords("sw");
const { contact, thankYou } = words.leadForms;
const { messages, fieldNames } = contact.frame;
const linkTo = (path: string) =>
  data.getNavigation("sw").main.find((link) => link.path === path)?.label ?? "";

const send = (page: Page) => page.getByRole("button", { name: contact.submit });

test("one press leads from home to it, and an enquiry from there to the inbox, which hears its language", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: english.layout.header.language.label }).click();
  await expect(page).toHaveURL("/sw");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.home.hero.title);
  const visitor = await fillContactForm(page, "sw");
  await openLongEnough(page);
  await send(page).click();
  await expect(page.getByRole("status").filter({ hasText: contact.thanks.title })).toBeVisible();
  await expect.poll(() => mailsOf(visitor)).toHaveLength(1);
  const [mail] = await mailsOf(visitor);
  expect(mail?.subject).toMatch(/^Contact Form: Wanjiku Kamau, Duka Ltd/);
  expect(mail?.text).toContain("Swahili");
});

test("a field at fault is named in Swahili, and what was typed stays", async ({ page }) => {
  await page.goto("/sw");
  await hydrate(page);
  await fillContactForm(page, "sw");
  const company = page.getByRole("textbox", { name: contact.fields.company.label, exact: true });
  await company.fill("");
  await send(page).click();
  await expect(page.getByRole("alert")).toHaveText(fill(messages.required, { field: fieldNames.company }));
  await expect(company).toBeFocused();
  await company.fill("Duka Ltd");
  await page.getByRole("textbox", { name: contact.fields.email.label, exact: true }).fill("wanjiku@");
  await send(page).click();
  await expect(page.getByRole("alert")).toHaveText(messages.invalidEmail);
});

test("steps inside the site stay in it", async ({ page }) => {
  await page.goto("/sw/tools");
  await hydrate(page);
  await page
    .getByRole("banner")
    .getByRole("link", { name: linkTo("/blog"), exact: true })
    .click();
  await expect(page).toHaveURL("/sw/blog");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.blog.list.hero.title);
  await expect(page.locator("html")).toHaveAttribute("lang", "sw");
});

test("a filtered list keeps its filter on the way to the other language", async ({ page }) => {
  const [category] = data.toolCategories;
  await page.goto(`/tools?category=${encodeURIComponent(category.name)}`);
  await expect(page.getByRole("radio", { name: category.name, checked: true })).toBeVisible();
  const count = await page.getByRole("main").getByRole("article").count();
  const link = page.getByRole("banner").getByRole("link", { name: english.layout.header.language.label });
  // Before it is pressed: the browser fetches where it leads.
  await link.hover();
  await expect(link).toHaveAttribute("href", /\?category=/);
  await link.click();
  await expect(page).toHaveURL((url) => url.pathname === "/sw/tools" && url.search !== "");
  const label = data.labelOf(category.name, "sw");
  await expect(page.getByRole("radio", { name: label, checked: true })).toBeVisible();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(count);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a form leads to the thank-you page in Swahili", async ({ page }) => {
    await page.goto("/sw");
    const visitor = await fillContactForm(page, "sw");
    await send(page).click();
    await expect(page).toHaveURL("/sw/thank-you");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(thankYou.title);
    await expect.poll(async () => (await mailsOf(visitor))[0]?.text).toContain("Swahili");
  });

  test("the language link leads to the twin", async ({ page }) => {
    await page.goto("/sw/services");
    await page.getByRole("banner").getByRole("link", { name: words.layout.header.language.label }).click();
    await expect(page).toHaveURL("/services");
  });
});
