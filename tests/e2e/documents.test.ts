import type { Page } from "@playwright/test";
import { getStartedPath } from "#app/url/about-parameter.ts";
import { localPath } from "#app/url/locale-paths.ts";
import { contactField, contactPage, fillContactForm } from "./contact-fields.ts";
import { data, linkTo } from "./data.ts";
import { fillRequired } from "./fill-required.ts";
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

/** Begins to load a page, does something in it before it is loaded, and waits until it is. Only its font is late. */
async function whileLoading(page: Page, begin: () => Promise<unknown>, act: () => Promise<void>) {
  const font = await hold(page, /\.woff2/);
  await begin();
  await act();
  font.letThrough();
  await page.waitForLoadState();
}

const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("Blocked", "SecurityError");
      },
    });
  });

test.describe("a draft", () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch/] });

  test("is restored after a reload, until the form is sent", async ({ page }) => {
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
    // Switching to another tab saves the draft.
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: true });
      dispatchEvent(new Event("visibilitychange"));
    });
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

  test("is restored when the visitor comes back by a link, but not after it was sent", async ({ page }) => {
    const name = page.locator("main [name=name]");
    const leave = async () => {
      await toAbout(page).click();
      await page
        .getByRole("banner")
        .getByRole("link", { name: linkTo("/get-started") })
        .click();
      await expect(page).toHaveURL("/get-started");
    };
    await page.goto("/get-started");
    await name.fill("Wanjiku");
    await leave();
    await expect(name).toHaveValue("Wanjiku");
    await fillRequired(page, "Get Started");
    const visitor = newVisitor();
    await page.locator("main [name=email]").fill(visitor);
    await page.getByRole("button", { name: getStarted.form.submit }).click();
    await mailOf(visitor);
    await expect(page.getByText(getStarted.thanks.title)).toBeVisible();
    await leave();
    await hydrate(page);
    await expect(name).toHaveValue("");
    await name.fill("Otieno");
    // The page enters the back/forward cache and comes back. Chromium has no such cache under Playwright.
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
    await expect(name).toHaveValue("Otieno");
  });

  test("that was begun after a form was sent is kept when the slow page is loaded at last", async ({
    page,
  }) => {
    await page.goto(contactPage);
    await page.evaluate((path) => sessionStorage.setItem(path, ""), contactPage);
    const text = contactField(page, "useCase");
    await whileLoading(
      page,
      () => page.reload({ waitUntil: "commit" }),
      () => text.pressSequentially("Stock"),
    );
    await expect(text).toHaveValue("Stock");
  });

  test("of the latest visit of a page is restored after Back to an earlier visit", async ({ page }) => {
    const text = contactField(page, "useCase");
    await page.goto(contactPage);
    await text.fill("One till");
    await toAbout(page).click();
    await expect(page).toHaveURL("/about");
    await page.getByRole("contentinfo").locator(`a[href='${contactPage}']`).click();
    await expect(text).toHaveValue("One till");
    await text.fill("Three tills");
    await page.goBack();
    await expect(page).toHaveURL("/about");
    await page.goBack();
    await expect(page).toHaveURL(contactPage);
    await page.waitForLoadState();
    await expect(text).toHaveValue("Three tills");
    // Chromium has no back/forward cache under Playwright, so fill in the form as it is in a page from the cache. There a field
    // keeps its focus.
    await text.focus();
    await text.evaluate((field: HTMLTextAreaElement) => {
      dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
      field.value = "One till";
      dispatchEvent(new Event("visibilitychange"));
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
    await expect(text).toHaveValue("Three tills");
  });

  test("does not replace what the visitor types while a slow page is loaded after a reload", async ({
    page,
  }) => {
    await page.goto(contactPage);
    const text = contactField(page, "useCase");
    await text.fill("One till");
    await whileLoading(
      page,
      () => page.reload({ waitUntil: "commit" }),
      async () => {
        await expect(text, "before the page is loaded").toHaveValue("One till");
        await text.fill("Three tills");
      },
    );
    await expect(text).toHaveValue("Three tills");
  });

  test("does not replace what the visitor has typed while a slow page is loaded after Back", async ({
    page,
  }) => {
    await page.goto(contactPage);
    const text = contactField(page, "useCase");
    await text.fill("One till");
    await toAbout(page).click();
    await expect(page).toHaveURL("/about");
    await whileLoading(
      page,
      () => page.goBack({ waitUntil: "commit" }),
      async () => {
        await expect(text, "before the page is loaded").toHaveValue("One till");
        await text.fill("Three tills");
        await text.blur();
      },
    );
    await expect(text).toHaveValue("Three tills");
  });

  test("is restored after a link to the page itself, also if the tab has shown no other page", async ({
    page,
    context,
  }) => {
    await page.goto("/");
    const opened = context.waitForEvent("page");
    await page.evaluate(() => open("/", "_blank", "noopener"));
    const tab = await opened;
    const name = tab.locator("main [name=name]");
    await name.fill("Wanjiku");
    const loaded = tab.waitForEvent("load");
    await tab.getByRole("banner").getByRole("link").first().click();
    await loaded;
    await expect(name).toHaveValue("Wanjiku");
  });

  test("is stored only while a field is filled in", async ({ page }) => {
    await page.goto("/about");
    await page.goto(contactPage);
    await contactField(page, "useCase").fill("M-Pesa statements");
    const saved = () =>
      page.evaluate(() => {
        Object.defineProperty(document, "hidden", { value: true, configurable: true });
        dispatchEvent(new Event("visibilitychange"));
        return Object.keys(sessionStorage).filter((key) => key !== "arrival");
      });
    expect(await saved()).toEqual([contactPage]);
    await contactField(page, "useCase").fill("");
    expect(await saved()).toEqual([]);
  });

  test("that was typed before the script is loaded is restored after a reload", async ({ page }) => {
    await page.route(entry, () => {});
    await page.goto(contactPage);
    await contactField(page, "useCase").fill("M-Pesa statements");
    await page.reload();
    await expect(contactField(page, "useCase")).toHaveValue("M-Pesa statements");
  });

  // Only a site in two languages has language links.
  for (const other of data.locales.filter((locale) => locale !== "en"))
    test("is kept when the language is switched, before and after the script is loaded", async ({ page }) => {
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
    });

  for (const other of data.locales.filter((locale) => locale !== "en"))
    test("is empty after Back if the form was sent in the other language, and a new draft is kept", async ({
      page,
    }) => {
      const words = data.getWords(other).getStarted;
      const name = page.locator("main [name=name]");
      await page.goto("/get-started");
      await name.fill("Wanjiku");
      await page.locator("main [name=useCase]").fill("M-Pesa statements");
      await fillRequired(page, "Get Started");
      const visitor = newVisitor();
      await page.locator("main [name=email]").fill(visitor);
      await page.getByRole("banner").locator(`a[hreflang=${other}]`).first().click();
      await expect(name).toHaveValue("Wanjiku");
      await page.getByRole("button", { name: words.form.submit }).click();
      await expect(page.getByText(words.thanks.title)).toBeVisible();
      await mailOf(visitor);
      await page.goBack();
      await expect(page).toHaveURL("/get-started");
      await page.waitForLoadState();
      await expect(name).toHaveValue("");
      // Chromium has no back/forward cache under Playwright, so fill in the form as it is in a page from the cache.
      await hydrate(page);
      await name.evaluate((field: HTMLInputElement) => {
        field.value = "Wanjiku";
        dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
      });
      await expect(name).toHaveValue("");

      await name.fill("Otieno");
      await toAbout(page).click();
      await expect(page).toHaveURL("/about");
      await page.goBack();
      await expect(name).toHaveValue("Otieno");
    });

  test("is restored together with a pending press, which is done once, if the page reloads meanwhile", async ({
    page,
  }) => {
    const script = await hold(page, entry);
    await page.goto(contactPage);
    const visitor = await fillContactForm(page);
    await send(page).click();
    await expect(send(page)).toHaveAttribute("aria-busy", "true");
    const now = () => page.evaluate(() => performance.now());
    const before = await now();
    await page.reload();
    await expect(send(page)).toHaveAttribute("aria-busy", "true");
    const asked = page.waitForRequest("/api/send-email");
    const after = await now();
    script.letThrough();
    // A form that is sent right after the reload must not look as if a program had filled it in.
    expect((await asked).postDataJSON().visit.openForMs).toBeGreaterThan(Math.floor(before + after));
    await expect(page.getByText(contact.thanks.title)).toBeVisible();
    await mailOf(visitor);
  });

  test("is deleted after the browser itself has sent the form", async ({ page }) => {
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
    for (const other of data.locales.filter((locale) => locale !== "en")) {
      await page.getByRole("banner").locator(`a[hreflang=${other}]`).first().click();
      const words = data.getWords(other).leadForms.thankYou;
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.direct.title);
    }
  });

  test("that was being sent is not sent with the words that a link adds to it", async ({ page }) => {
    const sent: string[] = [];
    await page.route("/api/send-email", (route) => {
      sent.push(route.request().postDataJSON().formData.useCase);
    });
    await page.goto("/get-started");
    await fillRequired(page, "Get Started");
    for (const name of ["name", "useCase"]) await page.locator(`main [name=${name}]`).fill("Wanjiku");
    await page.locator("main [name=email]").fill(newVisitor());
    await page.getByRole("button", { name: getStarted.form.submit }).click();
    await expect.poll(() => sent).toHaveLength(1);
    const [product] = data.listProducts("en");
    await page.goto(getStartedPath(`product.${product?.id}`));
    await expect(page.locator("main [name=useCase]")).toHaveValue(new RegExp(String(product?.title)));
    await expect(page.getByRole("button", { name: getStarted.form.submit })).toBeEnabled();
    expect(sent).toHaveLength(1);
  });

  test.describe("that was being sent with a subject in the query", () => {
    const [product] = data.listProducts("en");
    const path = getStartedPath(`product.${product?.id}`);
    const text = (page: Page) => page.locator("main [name=useCase]");

    /** Sends the form with requests that get no answer. Returns their words and ids. */
    async function sendWithoutAnswer(page: Page, useCase?: string) {
      const sent: { submissionId: string; useCase: string }[] = [];
      await page.route("/api/send-email", (route) => {
        const { submissionId, formData } = route.request().postDataJSON();
        sent.push({ submissionId, useCase: formData.useCase });
      });
      await page.goto(path);
      await expect(text(page)).toHaveValue(new RegExp(String(product?.title)));
      await fillRequired(page, "Get Started");
      await page.locator("main [name=name]").fill("Wanjiku");
      await page.locator("main [name=email]").fill(newVisitor());
      if (useCase) await text(page).fill(useCase);
      await page.getByRole("button", { name: getStarted.form.submit }).click();
      await expect.poll(() => sent).toHaveLength(1);
      return sent;
    }

    for (const other of data.locales.filter((locale) => locale !== "en"))
      test("is sent again in the other language, with the same words and the same id", async ({ page }) => {
        const sent = await sendWithoutAnswer(page);
        await page.getByRole("banner").locator(`a[hreflang=${other}]`).first().click();
        await expect.poll(() => sent).toHaveLength(2);
        expect(sent[1]).toEqual(sent[0]);
      });

    test("is sent again with the same words after another link with this subject", async ({ page }) => {
      const sent = await sendWithoutAnswer(page, "Payroll");
      await page.goto("/about");
      await page.evaluate((url) => location.assign(url), path);
      await expect.poll(() => sent).toHaveLength(2);
      expect(sent[1]).toEqual(sent[0]);
    });
  });

  test("is sent once if the visitor leaves while it is sent, and Back says that it is sent", async ({
    page,
  }) => {
    await page.goto(contactPage);
    await hydrate(page);
    const visitor = await fillContactForm(page);
    // The response arrives after the visitor has left.
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

  test("is restored when the visitor comes back by the address", async ({ page }) => {
    const name = page.locator("main [name=name]");
    await page.goto("/get-started");
    await name.fill("Wanjiku");
    await page.goto("/about");
    await page.goto("/get-started");
    await expect(name).toHaveValue("Wanjiku");
  });

  const otherLanguages = data.locales.filter((locale) => locale !== "en");
  // Only a site in two languages has language links.
  for (const [selector, target] of [
    ["a[href='/about']", "/about"],
    ...otherLanguages.map((locale) => [`a[hreflang=${locale}]`, localPath("/get-started", locale)] as const),
  ] as const)
    test(`without storage is not lost without a question by a press on a link to ${target}`, async ({
      page,
    }) => {
      await blockStorage(page);
      await page.goto("/get-started");
      const name = page.locator("main [name=name]");
      await name.focus();
      await hydrate(page);
      const link = page.locator(selector).filter({ visible: true }).first();
      await name.fill("Wanjiku");
      const questions: string[] = [];
      page.on("dialog", async (dialog) => {
        questions.push(dialog.type());
        await dialog.dismiss();
      });
      await link.click();
      await expect.poll(() => questions).toEqual(["beforeunload"]);
      await expect(page).toHaveURL("/get-started");
      await expect(name).toHaveValue("Wanjiku");
      // An empty form asks nothing.
      await name.fill("");
      await link.click();
      await expect(page).toHaveURL(target);
      expect(questions).toHaveLength(1);
    });

  test("without storage can be sent again, as the same lead, after the visitor has left while it was sent", async ({
    page,
  }) => {
    await blockStorage(page);
    await page.goto(contactPage);
    await hydrate(page);
    const visitor = await fillContactForm(page);
    // The lead is stored, but its response never arrives.
    await page.route("/api/send-email", (route) => route.fetch().then(() => {}), { times: 1 });
    const asked = page.waitForRequest("/api/send-email");
    await send(page).click();
    const first = (await asked).postDataJSON();
    await mailOf(visitor);
    // Chromium has no back/forward cache under Playwright.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await expect(page.getByRole("alert").filter({ hasText: messages.requestFailed })).toBeFocused();
    const again = page.waitForRequest("/api/send-email");
    await send(page).click();
    expect((await again).postDataJSON().submissionId).toBe(first.submissionId);
    await expect(page.getByText(contact.thanks.title)).toBeVisible();
    await mailOf(visitor);
  });

  test("in an unknown format, saved by another release, does not prevent a form from being sent", async ({
    page,
  }) => {
    await page.goto(contactPage);
    // The first note is not JSON. The others are JSON of another shape.
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

  test("a link keeps the page and its entries and says why; a form says so too, and after the connection is back it can be sent", async ({
    page,
    context,
  }) => {
    await page.goto(contactPage);
    await hydrate(page);
    const visitor = await fillContactForm(page);
    await context.setOffline(true);
    const message = page.getByRole("alert").filter({ hasText: layout.scriptFailed });
    // The rule also applies to a link to the same page, which would reload it, but not to a link to an anchor in it.
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

  test("a form whose script is not loaded says so as well, with other ways to reach the company, and after the connection is back it can be sent", async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/");
    // Firefox and Safari never request a module again after its request has failed.
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
    // A trial click fails if something covers the button.
    await send(page).click({ trial: true });
    expect(refused).toEqual([]);
    await context.setOffline(false);
    await expect(banner).toHaveText(messages.backOnline);
    await expect(banner).toBeFocused();
    await send(page).click();
    await expect(page.getByText(contact.thanks.title)).toBeVisible();
    await expect(page).toHaveURL("/");
    await mailOf(visitor);
  });
});

test("a link loads a document, and a hydrated page may enter the back/forward cache; without the cache, Back restores the draft", async ({
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
  await useCase.fill("M-Pesa statements");
  await page.evaluate(() => Object.assign(window, { isOldDocument: true }));
  await toAbout(page).click();
  await expect(page).toHaveURL("/about");
  expect(await page.evaluate(() => "isOldDocument" in window)).toBe(false);
  await page.goBack();
  await expect(useCase).toHaveValue("M-Pesa statements");
  // Playwright disables the cache, which is a reason of type "Circumstantial".
  await expect.poll(() => refusals.length).toBeGreaterThan(0);
  expect(refusals.filter(({ type }) => type !== "Circumstantial")).toEqual([]);
});

test("on a phone the menu stays visible until the next page is shown, because a browser drops the prefetch of a hidden link", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/about");
  await page.getByRole("button", { name: layout.header.menu }).click();
  const link = page.locator("#site-menu").getByRole("link", { name: linkTo("/tools") });
  await link.evaluate((element) => element.addEventListener("click", (event) => event.preventDefault()));
  await link.click();
  await expect(link).toBeVisible();
  // The browser fires `pagehide` when it keeps the page for Back.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide")));
  await expect(link).toBeHidden();
});

test("the browser accepts the speculation rules", async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  const ruleSets: { errorMessage?: string }[] = [];
  client.on("Preload.ruleSetUpdated", ({ ruleSet }) => ruleSets.push(ruleSet));
  await client.send("Preload.enable");
  await page.goto("/about");
  await expect.poll(() => ruleSets.length).toBe(1);
  expect(ruleSets[0]?.errorMessage).toBeUndefined();
});
