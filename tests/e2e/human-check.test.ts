import type { Page } from "@playwright/test";
import { contactPage, fillContactForm } from "./contact-fields.ts";
import { data } from "./data.ts";
import { expect, hydrate, test } from "./test.ts";

const { contact } = data.getWords("en").leadForms;
const trusted = "https://challenges.cloudflare.com";
const cloudflare = `${trusted}/**`;

/** A stand-in for Cloudflare's script: a widget that returns a new token after each reset. */
const widget = `
  let tokens = 0;
  const give = (options) => options.callback("token-" + ++tokens);
  let shown;
  window.turnstile = {
    render(place, options) { shown = options; place.textContent = "Widget for " + options.sitekey; give(options); return "1"; },
    reset() { give(shown); },
    remove() {},
  };`;

/** The message that replaces the form after it is sent. */
const thanks = (page: Page) => page.getByRole("status").filter({ hasText: contact.thanks.title });

/**
 * Opens the page as it is built with a site key, with its Content-Security-Policy.
 * @returns the requests to Cloudflare so far
 */
async function openWithKey(page: Page, script: string | undefined) {
  const requests: string[] = [];
  await page.route(contactPage, async (route) => {
    const response = await route.fetch();
    const meta = '<meta name="turnstile-site-key" content="1x0000"/>';
    const policy = response
      .headers()
      ["content-security-policy"]?.replace("script-src", `script-src ${trusted}`);
    await route.fulfill({
      response,
      headers: { ...response.headers(), "content-security-policy": policy ?? "" },
      body: (await response.text()).replace("<head>", `<head>${meta}`),
    });
  });
  await page.route(cloudflare, async (route) => {
    requests.push(route.request().url());
    if (script === undefined) await route.abort();
    else await route.fulfill({ contentType: "text/javascript", body: script });
  });
  await page.goto(contactPage);
  await hydrate(page);
  return requests;
}

/** Clicks the button. Returns the token that is sent with the form. */
async function tokenSent(page: Page): Promise<unknown> {
  const request = page.waitForRequest("/api/send-email");
  await page.getByRole("button", { name: contact.submit }).click();
  return (await request).postDataJSON().turnstileToken;
}

test.describe("with a site key", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("with a site key the widget is loaded once, at the first focus, above the button, and its token is sent; after a refusal the form stays, and the next attempt has a new token", async ({
    page,
  }) => {
    const requests = await openWithKey(page, widget);
    expect(requests).toEqual([]);
    const answer = { success: false, message: "Please send it once more." };
    await page.route("/api/send-email", (route) => route.fulfill({ status: 403, json: answer }), {
      times: 1,
    });
    await fillContactForm(page);
    await expect(page.locator("form[action] div:has(+ button)")).toHaveText("Widget for 1x0000");
    expect(await tokenSent(page)).toBe("token-1");
    await expect(page.getByRole("alert")).toContainText(answer.message);
    expect(await tokenSent(page)).toBe("token-2");
    await expect(thanks(page)).toBeVisible();
    expect(requests).toHaveLength(1);
  });

  test("a blocked script does not delay the form", async ({ page }) => {
    await openWithKey(page, undefined);
    await fillContactForm(page);
    expect(await tokenSent(page)).toBeUndefined();
    await expect(thanks(page)).toBeVisible();
  });

  test("a widget that waits for a click delays the form by 3 s at most", async ({ page }) => {
    await openWithKey(page, "window.turnstile = { render: () => '1', reset() {}, remove() {} };");
    await fillContactForm(page);
    await page.clock.install();
    const sent = tokenSent(page);
    await expect(page.getByRole("button", { name: contact.submitting })).toBeDisabled();
    await page.clock.fastForward(3_000);
    expect(await sent).toBeUndefined();
    await expect(thanks(page)).toBeVisible();
  });
});
