import type { Page } from "@playwright/test";
import { contactField, contactPage, fillContactForm, fillRequired } from "./contact-fields.ts";
import { data, linkTo } from "./data.ts";
import { mailOf, newVisitor } from "./mailbox.ts";
import { entry, expect, hold, hydrate, test } from "./test.ts";

const { leadForms, layout, getStarted } = data.getWords("en");
const { contact } = leadForms;
const { messages, otherWays } = contact.frame;

const field = (page: Page, label: string) => page.getByRole("main").getByLabel(label, { exact: true });

const send = (page: Page) => page.getByRole("button", { name: contact.submit });
const toAbout = (page: Page) =>
  page
    .getByRole("contentinfo")
    .getByRole("link", { name: linkTo("/about") })
    .first();

test.describe("what was typed", () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch dynamically/] });

  test("is there again after a reload, until it is sent", async ({ page }) => {
    await page.goto("/get-started");
    await hydrate(page);
    const { fields, submit } = getStarted.form;
    const useCase = field(page, fields.useCase.label);
    await useCase.fill("Statements of three tills");
    await field(page, fields.budget.label).selectOption("100k-250k");
    await page.reload();
    await expect(useCase).toHaveValue("Statements of three tills");
    await expect(field(page, fields.budget.label)).toHaveValue("100k-250k");

    const visitor = newVisitor();
    await field(page, fields.name.label).fill("Wanjiku");
    await field(page, fields.email.label).fill(visitor);
    await fillRequired(page, "Get Started");
    // Another tab is looked at: what was typed is noted.
    await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
    const storage = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(await storage()).toContain("Wanjiku");
    await page.getByRole("button", { name: submit }).click();
    await expect(page.getByText(getStarted.thanks.title)).toBeVisible();
    expect(await storage()).not.toContain("Wanjiku");
    const { body = "" } = data.findInfoPage("/cookies", "en") ?? {};
    const keys = Object.keys(JSON.parse(await storage()));
    expect(keys.filter((key) => !body.includes(`\`${key}\``))).toEqual([]);
    await page.reload();
    await expect(useCase).toHaveValue("");
    await mailOf(visitor);
    expect(await storage()).not.toContain("Wanjiku");
  });

  test("before the script is there is kept over a reload, too", async ({ page }) => {
    await page.route(entry, () => {});
    await page.goto(contactPage);
    await contactField(page, "useCase").fill("M-Pesa statements");
    await page.reload();
    await expect(contactField(page, "useCase")).toHaveValue("M-Pesa statements");
  });

  // Only a site in two languages has the links.
  for (const other of data.locales.filter((locale) => locale !== "en"))
    test("goes along when the language is switched, before the script is there and after", async ({
      page,
    }) => {
      const inSwahili = page.getByRole("banner").locator(`a[hreflang=${other}]`).first();
      const inEnglish = page.getByRole("banner").locator("a[hreflang=en]").first();
      const text = page.locator("main [name=useCase]");
      await page.goto(contactPage);
      await text.fill("M-Pesa statements");
      await inSwahili.click();
      await expect(page).toHaveURL(`/${other}${contactPage}`);
      await expect(text).toHaveValue("M-Pesa statements");
      await hydrate(page);
      await text.fill("Taarifa za M-Pesa");
      await inEnglish.click();
      await expect(page).toHaveURL(contactPage);
      await expect(text).toHaveValue("Taarifa za M-Pesa");
      // A link that only leads to the same page does not bring a text back.
      await page.goto("/about");
      await page.goto(contactPage);
      await expect(text).toHaveValue("");
    });

  test("and a press that was held when the page was loaded again is done once", async ({ page }) => {
    const script = await hold(page, entry);
    await page.goto(contactPage);
    const visitor = await fillContactForm(page);
    await send(page).click();
    await expect(send(page)).toHaveAttribute("aria-busy", "true");
    await page.reload();
    await expect(send(page)).toHaveAttribute("aria-busy", "true");
    script.letThrough();
    await expect(page.getByText(contact.thanks.title)).toBeVisible();
    await mailOf(visitor);
  });

  test("and sent by the browser itself is forgotten too", async ({ page }) => {
    await page.goto(contactPage);
    await hydrate(page);
    await fillContactForm(page);
    await page.route("/assets/*.js", (route) => route.abort());
    await page.reload();
    const visitor = await fillContactForm(page);
    await send(page).click();
    await expect(page).toHaveURL("/thank-you");
    const { title, direct } = data.getWords("en").leadForms.thankYou;
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    expect(await page.evaluate((path) => sessionStorage[path], contactPage)).toBeUndefined();
    await mailOf(visitor);
    // Opened without a form: nothing was sent, so the page thanks for nothing.
    await page.goto("about:blank");
    await page.goto("/thank-you");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(direct.title);
  });

  test("and left while it was being sent is sent once, and Back says that it is", async ({ page }) => {
    await page.goto(contactPage);
    await hydrate(page);
    const visitor = await fillContactForm(page);
    // The answer comes after the visitor has left.
    const left = Promise.withResolvers<void>();
    await page.route(
      "/api/send-email",
      async (route) => {
        await route.fetch();
        await left.promise;
        await route.abort();
      },
      { times: 1 },
    );
    const asked = page.waitForRequest("/api/send-email");
    await send(page).click();
    const first = (await asked).postDataJSON();
    await page.evaluate(() => location.assign("/about"));
    await expect(page).toHaveURL("/about");
    left.resolve();
    const again = page.waitForRequest("/api/send-email");
    await page.goBack();
    expect((await again).postDataJSON().submissionId).toBe(first.submissionId);
    await expect(page.getByText(contact.thanks.title)).toBeVisible();
    await mailOf(visitor);
  });

  test("and noted in a way that cannot be read, by another release, keeps no form from being sent", async ({
    page,
  }) => {
    await page.goto(contactPage);
    // The first is not JSON, the others are JSON of another shape.
    for (const note of ["{of another release", "{}", "null", "[[null, 1], {}]"]) {
      await page.addInitScript((text) => {
        for (const key of [location.pathname, "arrival", "submission"]) sessionStorage[key] = text;
      }, note);
      await page.reload();
      await hydrate(page);
    }
    const visitor = await fillContactForm(page);
    await send(page).click();
    await expect(page.getByText(contact.thanks.title)).toBeVisible();
    await mailOf(visitor);
  });
});

test.describe("without a connection", () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to (?:load resource|fetch)/] });

  test("a link leaves the page and what was typed where they are, and says why; a form says so too, once online it says that, and is sent at a press", async ({
    page,
    context,
  }) => {
    await page.goto(contactPage);
    await hydrate(page);
    const visitor = await fillContactForm(page);
    await context.setOffline(true);
    const message = page.getByRole("alert").filter({ hasText: layout.scriptFailed });
    // One to the page itself too, which would load it anew; but not one to a place in it.
    const toItself = page.getByRole("contentinfo").locator(`a[href='${contactPage}']`);
    for (const link of [toAbout(page), toItself]) {
      await link.click();
      await expect(message).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(message).toBeHidden();
    }
    await page.locator("a[href='#main']").press("Enter");
    await expect(page).toHaveURL(`${contactPage}#main`);
    await expect(message).toBeHidden();

    await send(page).click();
    const banner = page.getByRole("main").getByRole("alert");
    await expect(banner).toContainText(messages.requestFailed);
    const text = contactField(page, "useCase");
    await text.focus();
    await context.setOffline(false);
    await expect(banner).toHaveText(messages.backOnline);
    await expect(text).toBeFocused();
    await send(page).click();
    await expect(page.getByText(contact.thanks.title)).toBeVisible();
    await mailOf(visitor);
  });

  test("a form whose script is not there yet says so as well, with other ways to reach us; once online it is sent at a press", async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/");
    // Firefox and Safari would never ask again for a module that they were refused.
    const refused: string[] = [];
    page.on("requestfailed", (request) => {
      if (request.resourceType() === "script") refused.push(request.url());
    });
    await context.setOffline(true);
    const visitor = await fillContactForm(page);
    await send(page).click();
    const banner = page.getByRole("main").getByRole("alert");
    await expect(banner).toContainText(messages.requestFailed);
    await expect(banner).toBeFocused();
    const { email, phone } = otherWays;
    await expect(banner.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
    await expect(banner.getByRole("link", { name: phone })).toHaveAttribute("href", /^tel:\+\d+$/);
    await expect(page.getByRole("alert").filter({ hasText: layout.scriptFailed })).toBeHidden();
    // Nothing covers the button.
    await send(page).click({ trial: true });
    expect(refused).toEqual([]);
    await context.setOffline(false);
    await expect(banner).toBeHidden();
    await send(page).click();
    await expect(page.getByText(contact.thanks.title)).toBeVisible();
    await expect(page).toHaveURL("/");
    await mailOf(visitor);
  });
});

test("a link loads a document, and nothing keeps a hydrated page out of the back/forward cache; without it Back brings the text", async ({
  page,
}) => {
  const client = await page.context().newCDPSession(page);
  await client.send("Page.enable");
  const refusals: { type: string; reason: string }[] = [];
  client.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) =>
    refusals.push(...notRestoredExplanations),
  );
  await page.goto(contactPage);
  await hydrate(page);
  const useCase = contactField(page, "useCase");
  // The rules that a form loads once somebody turns to it: a request under way would keep the page out.
  const rules = page.waitForResponse(/\/assets\/forms-/);
  await useCase.fill("M-Pesa statements");
  await (await rules).finished();
  await page.evaluate(() => Object.assign(window, { isOldDocument: true }));
  await toAbout(page).click();
  await expect(page).toHaveURL("/about");
  expect(await page.evaluate(() => "isOldDocument" in window)).toBe(false);
  await page.goBack();
  await expect(useCase).toHaveValue("M-Pesa statements");
  // Playwright switches the cache off, which is a reason of another type.
  await expect.poll(() => refusals.length).toBeGreaterThan(0);
  expect(refusals.filter(({ type }) => type !== "Circumstantial")).toEqual([]);
});

test("the phone's menu stays until its page is left: a browser drops what it fetched for a link that is hidden", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/about");
  await page.getByRole("button", { name: layout.header.menu }).click();
  const link = page.locator("#site-menu").getByRole("link", { name: linkTo("/tools") });
  await link.evaluate((element) => element.addEventListener("click", (event) => event.preventDefault()));
  await link.click();
  await expect(link).toBeVisible();
  // As when the page is kept for Back.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide")));
  await expect(link).toBeHidden();
});

test("the browser takes the rules for fetching pages ahead", async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  const ruleSets: { errorMessage?: string }[] = [];
  client.on("Preload.ruleSetUpdated", ({ ruleSet }) => ruleSets.push(ruleSet));
  await client.send("Preload.enable");
  await page.goto("/about");
  await expect.poll(() => ruleSets.length).toBe(1);
  expect(ruleSets[0]?.errorMessage).toBeUndefined();
});
