import type { Page } from "@playwright/test";
import { contactField, contactPage, fillContactForm } from "./contact-fields.ts";
import { data, linkTo } from "./data.ts";
import { mailOf } from "./mailbox.ts";
import { expect, hydrate, hydrated, test } from "./test.ts";

const { leadForms, layout, chat } = data.getWords("en");
const { contact } = leadForms;
const send = (page: Page) => page.getByRole("button", { name: contact.submit }).click();

test.describe("a browser without popover gets no script", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const prototype = HTMLElement.prototype as Partial<HTMLElement>;
      for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"] as const)
        delete prototype[name];
      // Simulate a browser that does not know these attributes: it neither opens nor hides anything.
      const forget = () => {
        for (const element of document.querySelectorAll("[popover]")) element.removeAttribute("popover");
        for (const button of document.querySelectorAll("[popovertarget]"))
          button.addEventListener("click", (event) => event.preventDefault());
      };
      addEventListener("DOMContentLoaded", forget);
      // Such a browser does not know the selector `:popover-open` either.
      for (const name of ["matches", "querySelector", "querySelectorAll"] as const)
        for (const { prototype } of [Element, Document] as { prototype: object }[]) {
          const known = Reflect.get(prototype, name);
          if (!known) continue;
          Reflect.set(prototype, name, function (this: Node, selector: string) {
            if (selector.includes("popover-open")) throw new DOMException(selector, "SyntaxError");
            return known.call(this, selector);
          });
        }
    });
  });

  test("scrolling, the keyboard and presses throw no errors, and the browser itself sends a form", async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on("request", (request) => request.url().endsWith(".js") && scripts.push(request.url()));
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(contactPage);
    await page.mouse.wheel(0, 400);
    await expect(page.getByRole("link", { name: layout.backToTop })).toBeVisible();
    await page.keyboard.press("Escape");
    await contactField(page, "name").click();
    await expect(page.locator("[aria-busy]")).toHaveCount(0);
    const visitor = await fillContactForm(page);
    await send(page);
    await expect(page).toHaveURL("/thank-you");
    await mailOf(visitor);
    expect(scripts).toEqual([]);
  });

  test("nothing covers the page; menu and chat open and close with their buttons", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto("/tools?q=mpesa");
    const menu = page.locator("#site-menu");
    const panel = page.locator("#chat");
    for (const closed of [menu, panel, page.getByText(layout.scriptFailed)])
      await expect(closed).toBeHidden();
    // Controls that need script are hidden.
    await expect(page.getByRole("searchbox")).toBeHidden();
    await expect(page.locator("main article h3:visible")).toHaveCount(data.listTools("en").length);
    await page.getByRole("button", { name: layout.header.menu }).click();
    await expect(menu.getByRole("link", { name: linkTo("/tools") })).toBeVisible();
    await page.getByRole("button", { name: layout.header.closeMenu }).click();
    await expect(menu).toBeHidden();
    // On a phone the chat's button may wait until the visitor scrolls.
    await page.setViewportSize({ width: 1280, height: 780 });
    await page.getByRole("button", { name: chat.widget.open }).click();
    await expect(panel.getByRole("link").first()).toHaveAttribute("href", /^https:\/\/wa\.me\//);
    await panel.getByRole("button", { name: chat.widget.close }).click();
    await expect(panel).toBeHidden();
  });
});

test.describe("a browser without light-dark()", () => {
  // The test changes the styles, and the page's policy allows only styles with a known hash.
  test.use({ bypassCSP: true, viewport: { width: 1280, height: 800 } });

  test("uses the light scheme completely, even if the visitor prefers the dark one", async ({ page }) => {
    // Six screenshots of long pages take more than half a minute on a busy machine.
    test.slow();
    const paths = ["/", "/tools", "/tools/ai-mpesa-analyzer"];
    // Wider windows have an optional font, which only some of the visits get in time.
    await page.setViewportSize({ width: 720, height: 900 });
    const look = async (path: string, colorScheme: "light" | "dark") => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      return Buffer.from(await page.screenshot({ fullPage: true })).toString("latin1");
    };
    const light: string[] = [];
    for (const path of paths) light.push(await look(path, "light"));
    await page.route(
      ({ pathname }) => paths.includes(pathname),
      async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replaceAll("light-dark(", "unknown-function(");
        await route.fulfill({ response, body });
      },
    );
    for (const [index, path] of paths.entries()) {
      const isSame = (await look(path, "dark")) === light[index];
      expect(isSame, `${path} looks the same`).toBe(true);
    }
  });
});

test.describe("when React throws in one island", () => {
  test.use({ expectedErrors: [/broken on purpose|Not hydrated/] });

  test("during hydration, it keeps its HTML, text, focus and a press in progress, and the browser sends its form; other islands work", async ({
    page,
  }) => {
    const gate = Promise.withResolvers<void>();
    await page.route(/\/assets\/contact-form-/, async (route) => {
      await gate.promise;
      const body = 'export default () => { throw new Error("broken on purpose") }';
      await route.fulfill({ contentType: "text/javascript", body });
    });
    await page.goto(contactPage);
    const visitor = await fillContactForm(page);
    const button = page.getByRole("button", { name: contact.submit });
    // Place the pointer first: typing scrolls the field into view, and the pressed button must not move after that.
    const text = contactField(page, "useCase");
    await button.hover();
    await page.mouse.down();
    await text.evaluate((field) => field.focus({ preventScroll: true }));
    const failed = page.waitForEvent("pageerror");
    gate.resolve();
    await failed;
    await page.keyboard.type("Also: ");
    await expect(text).toHaveValue(/Also: /);
    // React shows the fields after a chat topic is chosen, so the chat is live.
    await page
      .locator("#chat a")
      .first()
      .evaluate((topic: HTMLElement) => topic.click());
    await expect(page.locator("#chat input")).toHaveCount(2);
    await page.mouse.up();
    await expect(page).toHaveURL("/thank-you");
    await mailOf(visitor);
  });

  test("after hydration, it stays as it was, also open, and the others stay live", async ({ page }) => {
    await page.goto(contactPage);
    await hydrate(page);
    const visitor = await fillContactForm(page);
    await page.getByRole("button", { name: chat.widget.open }).click();
    await page.getByRole("link", { name: String(chat.widget.options[0]) }).click();
    const name = page.getByLabel(chat.widget.name);
    await name.fill("Wanjiku");
    await page.evaluate(() => {
      // The chat calls this function for its link.
      window.encodeURIComponent = () => {
        throw new Error("broken on purpose");
      };
    });
    const failed = page.waitForEvent("pageerror");
    const next = page.getByRole("button", { name: chat.widget.next });
    await next.click();
    await failed;
    await expect(name).toBeVisible();
    await expect(name).toHaveValue("Wanjiku");
    await next.click();
    await expect(page.getByRole("alert").filter({ hasText: layout.scriptFailed })).toBeVisible();
    await page.keyboard.press("Escape");
    await send(page);
    await expect(page.getByText(contact.thanks.title)).toBeVisible();
    await expect(page).toHaveURL(contactPage);
    await mailOf(visitor);
  });
});

test("a URL whose anchor cannot be decoded shows the page, also after hydration", async ({ page }) => {
  await page.goto("/about#50%");
  await hydrate(page);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(data.getWords("en").about.hero.title);
});
