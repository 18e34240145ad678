import type { Locator, Page } from "@playwright/test";

import { type IslandsData, islandsDataId } from "#app/contract/islands.ts";

import { contactField, contactPage, fillContactForm } from "./contact-fields.ts";
import { data, linkTo } from "./data.ts";
import { mailOf } from "./mailbox.ts";
import { entry, expect, hold, hydrate, hydrated, idle, scriptRequests, test } from "./test.ts";

const { blog, leadForms, layout, chat } = data.getWords("en");
const { contact, thankYou } = leadForms;
const [post = { path: "" }] = data.listPosts("en");

/** Tools with a demo on their page. */
const demos = data.listTools("en").filter(({ id }) => data.hasDemo(id, "en"));

/** One page of each kind with interactive controls, and URLs with a query that needs no script file. */
const kinds = [
  ...["/", "/tools?q=mpesa", "/products?q=mpesa", `${post.path}?utm_source=radio`, "/get-started"],
  ...demos.map(({ path }) => path),
];

/** Whether something in a control moves until further notice, as a sign of waiting. */
const isMoving = (control: Locator) =>
  control.evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .some(({ effect }) => effect?.getComputedTiming().iterations === Infinity),
  );

test.describe("a visitor who reads", () => {
  test("loads no script on a page of each kind", async ({ page }) => {
    const scripts = scriptRequests(page);
    for (const path of kinds) {
      await page.goto(path);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      for (const question of await page.locator("main summary").all())
        await question.evaluate((summary: HTMLElement) => summary.click());
      await page.mouse.wheel(0, 2000);
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
      await idle(page);
      expect(scripts, path).toEqual([]);
    }
  });

  test("loads none when opening menus, and when following links", async ({ page }) => {
    const scripts = scriptRequests(page);
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto("/");
    await page.getByRole("button", { name: layout.header.menu }).click();
    await page
      .locator("#site-menu")
      .getByRole("link", { name: linkTo("/tools") })
      .click();
    await expect(page).toHaveURL("/tools");
    const footer = page.getByRole("contentinfo");
    const group = footer.locator("details").filter({ has: page.locator("a[href='/about']") });
    await group.locator("summary").click();
    await group.getByRole("link", { name: linkTo("/about") }).click();
    await expect(page).toHaveURL("/about");
    await page.goBack();
    await expect(page).toHaveURL("/tools");
    expect(scripts).toEqual([]);
  });

  test("loads none when scrolling with a finger over a field", async ({ page }) => {
    const scripts = scriptRequests(page);
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto("/");
    const field = page.locator("main input:visible").first();
    await field.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    const box = await field.boundingBox();
    const client = await page.context().newCDPSession(page);
    const at = (y: number) => [{ x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + y }];
    await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(10) });
    for (const y of [0, -40, -90, -150])
      await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(y) });
    await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await idle(page);
    expect(scripts).toEqual([]);
  });
});

test("the Like button and the newsletter box do nothing and load nothing", async ({ page }) => {
  const scripts = scriptRequests(page);
  await page.goto(post.path);
  const main = page.getByRole("main");
  const before = await main.textContent();
  const pressBoth = async () => {
    await page.getByRole("button", { name: blog.post.like, exact: true }).click();
    await main.getByRole("button", { name: blog.post.updates.submit }).click();
  };
  await main.locator("input[type=email]").fill("wanjiku@duka.example");
  await pressBoth();
  await idle(page);
  expect(scripts).toEqual([]);
  await expect(page.locator("[aria-busy]")).toHaveCount(0);
  await hydrate(page);
  await pressBoth();
  expect(await main.textContent()).toBe(before);
});

test.describe("a visitor who uses a control that needs script", () => {
  const intents: [string, string, (page: Page) => Promise<void>][] = [
    ["the pointer over a field", contactPage, (page) => contactField(page, "name").hover()],
    ["a press on a field", contactPage, (page) => contactField(page, "name").click()],
    ["the focus in a field", contactPage, (page) => contactField(page, "name").focus()],
    [
      "opening the chat",
      "/about",
      async (page) => {
        const title = page.getByRole("heading", { name: chat.widget.title });
        if (await title.isHidden()) await page.getByRole("button", { name: chat.widget.open }).click();
        await expect(title).toBeFocused();
      },
    ],
    [
      "a topic of the chat",
      "/about",
      async (page) => {
        await page.locator("#chat").evaluate((panel: HTMLElement) => panel.showPopover());
        await page.getByRole("link", { name: String(chat.widget.options[0]) }).focus();
      },
    ],
  ];
  test("loads it once", async ({ page }) => {
    const scripts = scriptRequests(page);
    for (const [name, path, intent] of intents) {
      await page.goto(path);
      expect(scripts, name).toEqual([]);
      await intent(page);
      await intent(page);
      await hydrated(page);
      expect(
        scripts.splice(0).filter((url) => entry.test(url)),
        name,
      ).toHaveLength(1);
    }
  });

  test("loads all of its modules at once", async ({ page }) => {
    const entryFile = await hold(page, entry);
    const scripts = scriptRequests(page);
    await page.goto(contactPage);
    await contactField(page, "name").hover();
    const data: IslandsData = JSON.parse((await page.locator(`#${islandsDataId}`).textContent()) ?? "");
    const island = Object.values(data.islands).find(({ file }) => file === "islands/contact-form.tsx");
    const planned = (island?.modules ?? []).map((url) => new URL(url, page.url()).href);
    expect(planned.length).toBeGreaterThan(1);
    await expect.poll(() => scripts.toSorted()).toEqual(planned.toSorted());
    entryFile.letThrough();
    await hydrated(page);
    expect(scripts.toSorted()).toEqual(planned.toSorted());
  });
});

test("a field that scrolls under a resting pointer loads nothing; the next pointer movement does", async ({
  page,
}) => {
  const scripts = scriptRequests(page);
  await page.goto("/");
  const textarea = contactField(page, "useCase");
  const box = await textarea.boundingBox();
  const { height = 0 } = page.viewportSize() ?? {};
  const [x, y] = [(box?.x ?? 0) + 40, height / 4];
  await page.mouse.move(x, y);
  const distance = (box?.y ?? 0) + (box?.height ?? 0) / 2 - y;
  expect(distance).toBeGreaterThan(50);
  await textarea.evaluate((element) =>
    element.addEventListener("pointerover", () => element.toggleAttribute("data-entered", true)),
  );
  await page.mouse.wheel(0, distance);
  await expect(textarea).toHaveAttribute("data-entered");
  await idle(page);
  expect(scripts).toEqual([]);
  await page.mouse.move(x + 4, y);
  await hydrated(page);
});

test.describe("before the script is loaded", () => {
  test("entries and opened parts are kept", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    const script = await hold(page, entry);
    await page.goto("/services/workflow-design");
    const question = page.locator("main details:has(> summary:visible)").first();
    await question.locator("summary").click();
    const text = contactField(page, "name");
    await text.fill("Wanjiku");
    await page.getByRole("button", { name: layout.header.menu }).click();
    const close = page.getByRole("button", { name: layout.header.closeMenu });
    await expect(close).toBeVisible();
    script.letThrough();
    await hydrated(page);
    await expect(close).toBeVisible();
    await expect(question).toHaveAttribute("open");
    await expect(text).toHaveValue("Wanjiku");
  });

  test("a chosen chat topic leads to the next step", async ({ page }) => {
    const script = await hold(page, entry);
    await page.goto(contactPage);
    await page.getByRole("button", { name: chat.widget.open }).click();
    const topic = page.getByRole("link", { name: String(chat.widget.options.at(-1)) });
    await topic.click();
    await expect.poll(() => isMoving(topic)).toBe(true);
    script.letThrough();
    await expect(page.getByLabel(chat.widget.name)).toBeFocused();
    await expect(page).toHaveURL(contactPage);
    expect(page.context().pages()).toHaveLength(1);
  });

  test("a form is one lead, however often it is sent", async ({ page }) => {
    const script = await hold(page, entry);
    await page.goto(contactPage);
    const visitor = await fillContactForm(page);
    const submit = page.getByRole("button", { name: contact.submit });
    await submit.click();
    await expect(submit).toHaveAttribute("aria-busy", "true");
    expect(await isMoving(submit)).toBe(true);
    await submit.click();
    script.letThrough();
    await expect(page.getByText(contact.thanks.title)).toBeVisible();
    await expect(page).toHaveURL(contactPage);
    await mailOf(visitor);
  });
});

/** Ways in which loading an island fails: the file that fails, and its content, if it has any. */
const island = /\/assets\/contact-form-/;
const failures: [string, RegExp, body?: string][] = [
  ["no entry", entry],
  ["an entry that throws", entry, 'throw new Error("broken")'],
  ["an empty entry", entry, ""],
  ["no island", island],
  ["an empty island", island, ""],
];

test.describe("if the script cannot be loaded", () => {
  test.use({
    expectedErrors: [
      /ERR_FAILED|Failed to fetch|broken|preloaded|is not a function|has no component|does not provide/,
    ],
  });

  test("the browser itself sends a form, whichever file has failed, and after Back the form's button can be pressed again", async ({
    page,
  }) => {
    for (const [name, file, body] of failures) {
      const gate = Promise.withResolvers<void>();
      await page.route(file, async (route) => {
        await gate.promise;
        await (body !== undefined ? route.fulfill({ contentType: "text/javascript", body }) : route.abort());
      });
      await page.goto(contactPage);
      const visitor = await fillContactForm(page);
      await page.getByRole("button", { name: contact.submit }).click();
      gate.resolve();
      await expect(page, name).toHaveURL("/thank-you");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(thankYou.title);
      await mailOf(visitor);
      await page.unroute(file);
    }
    await page.goBack();
    await expect(page.locator("[aria-busy]")).toHaveCount(0);
  });

  const message = (page: Page) => page.getByRole("alert").filter({ hasText: layout.scriptFailed });

  test("a field that needs the script says so at once, and again at each use", async ({ page }) => {
    const control = page.locator("#try input").first();
    await page.route(entry, (route) => route.abort());
    for (const { path } of demos.slice(0, 1)) {
      await page.goto(path);
      await control.focus();
      await expect(message(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(message(page)).toBeHidden();
      await control.dispatchEvent("input");
      await expect(message(page)).toBeVisible();
    }
  });

  test("another use loads it, without a reload, once the connection is good again", async ({ page }) => {
    const refused: string[] = [];
    page.on("requestfailed", (request) => {
      if (request.resourceType() === "script") refused.push(request.url());
    });
    const control = page.locator("#try input").first();
    for (const { path } of demos) {
      await page.goto(path);
      // One file fails of those that the entry imports.
      await page.route(/\/assets\/react-/, (route) => route.abort());
      await control.focus();
      await expect(message(page)).toBeVisible();
      await page.unroute(/\/assets\/react-/);
      await expect(async () => {
        await control.dispatchEvent("input");
        const demo = page.locator("[data-island]:has(#try)");
        await expect(demo).toHaveAttribute("data-island", "live", { timeout: 500 });
      }).toPass();
      await expect(message(page)).toBeHidden();
    }
    // Firefox and Safari never request a module again after its import has failed.
    expect(refused).toEqual([]);
  });

  test("a field of a form that the browser can send shows no message", async ({ page }) => {
    await page.route(entry, (route) => route.abort());
    await page.goto(contactPage);
    const failed = page.waitForEvent("requestfailed");
    await contactField(page, "name").focus();
    await failed;
    await contactField(page, "name").fill("Wanjiku");
    await expect(message(page)).toBeHidden();
  });
});

test("styles that the page's HTML does not need are loaded after hydration", async ({ page }) => {
  const stylesheets: string[] = [];
  page.on("request", (request) => request.resourceType() === "stylesheet" && stylesheets.push(request.url()));
  await page.goto("/thank-you");
  const entryFile = await hold(page, entry);
  const asked = page.waitForRequest(entry);
  await page.locator("a[data-wait]").first().dispatchEvent("mousemove");
  await asked;
  expect(stylesheets).toEqual([]);
  entryFile.letThrough();
  await hydrated(page);
  await expect.poll(() => stylesheets).toHaveLength(1);
});

test.describe("if those styles cannot be loaded", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("the page asks for them again", async ({ page }) => {
    await page.route(/\.css$/, (route) => route.abort(), { times: 1 });
    await page.goto("/thank-you");
    const loaded = page.waitForResponse(/\.css$/);
    await page.locator("a[data-wait]").first().dispatchEvent("mousemove");
    await loaded;
  });
});
