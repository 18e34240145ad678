import { type Browser, chromium } from "@playwright/test";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { company } from "#data/company.ts";
import { getWords, listPosts, listProducts } from "#data/index.ts";
import { findOrInstallChromium } from "../e2e/browser.ts";
import { FakeTurnstile } from "../fakes/turnstile.ts";
import { filledForm, post } from "../worker/harness.ts";
import { endScripts, endWith, runScript } from "../worker/npm-script.ts";
import { ProjectCopy } from "../worker/project-copy.ts";

/**
 * `npm start` as an owner runs it, in a copy of the project with Turnstile's keys, a newsletter provider and a
 * provider that counts visits.
 */

const [product] = listProducts("en");
/** A Lucide icon that the project does not use. */
const newIcon = "tractor";
const siteKey = "1x00000000000000000000AA";
const secretKey = "1x0000000000000000000000000000000AA";
let project: ProjectCopy;
let turnstile: FakeTurnstile;
let site: Awaited<ReturnType<typeof runScript>>;

beforeAll(async () => {
  turnstile = await FakeTurnstile.start();
  project = await ProjectCopy.create();
  await project.edit("wrangler.toml", /^# (TURNSTILE_SITE_KEY = )""/m, `TURNSTILE_SITE_KEY = "${siteKey}"`);
  // Uncomment the examples.
  await project.edit("data/company.ts", /^ {2}\/\/ (?=newsletter: )/m, "  ");
  await project.edit("data/company.ts", /^ {2}\/\/ (?=analytics: \{ name: "Plausible")/m, "  ");
  // English only: the build then has half of the pages.
  if (company.languages.length > 1)
    await project.edit("data/company.ts", /languages: \[.*\]/, 'languages: ["en"]');
  await project.edit("data/products.ts", `icon: "${product?.icon}"`, `icon: "${newIcon}"`);
  site = await runScript("start", project.folder, {
    TURNSTILE_SECRET_KEY: secretKey,
    TURNSTILE_VERIFY_URL: turnstile.url,
  });
}, 180_000);

afterAll(async () => {
  endScripts();
  await turnstile.close();
  await project.remove();
});

test("builds pages with the site key and a policy that allows Turnstile", async () => {
  for (const [path, status] of [["/", 200] as const, ["/about", 200] as const, ["/x", 404] as const]) {
    const response = await fetch(site.url + path);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(`<meta name="turnstile-site-key" content="${siteKey}"/>`);
    const policy = response.headers.get("Content-Security-Policy");
    for (const directive of ["script-src", "frame-src"]) {
      expect(policy).toMatch(new RegExp(`${directive} [^;]*https://challenges\\.cloudflare\\.com`));
    }
  }
});

test("verifies tokens with Turnstile", async () => {
  const send = () =>
    fetch(`${site.url}/api/send-email`, post({ ...filledForm, turnstileToken: "from the widget" }));
  expect((await send()).status).toBe(200);
  expect(turnstile.questions).toEqual([
    expect.objectContaining({ secret: secretKey, response: "from the widget" }),
  ]);
  turnstile.verdict = { body: '{"success":false,"error-codes":["invalid-input-response"]}' };
  expect((await send()).status).toBe(403);
});

test("builds newsletter forms that post to the provider, which the policy allows and the privacy page names", async () => {
  const [article] = listPosts("en");
  for (const path of ["/", "/about", "/blog", article?.path ?? "", "/x"]) {
    const response = await fetch(site.url + path);
    expect(response.headers.get("Content-Security-Policy"), path).toContain(
      "form-action 'self' https://buttondown.com;",
    );
    const boxes = parse(await response.text()).querySelectorAll('form[action^="https://buttondown.com/"]');
    expect(boxes, path).toHaveLength(1);
    expect(boxes[0]?.getAttribute("target"), path).toBe("_blank");
    expect(boxes[0]?.querySelector("input")?.getAttribute("name"), path).toBe("email");
    expect(boxes[0]?.textContent, path).toContain(getWords("en").common.newsletter.on);
  }
  expect(await (await fetch(`${site.url}/privacy`)).text()).toContain('id="the-newsletter"');
});

test("counts visits with the provider's script, reports a sent enquiry to it, and says so", async () => {
  const script = "https://plausible.io/js/script.js";
  for (const path of ["/", "/x"]) {
    const response = await fetch(site.url + path);
    const policy = response.headers.get("Content-Security-Policy");
    for (const directive of ["script-src", "connect-src"])
      expect(policy, path).toMatch(new RegExp(`${directive} 'self'[^;]* https://plausible\\.io(?= |;)`));
    const scripts = parse(await response.text()).querySelectorAll("script[src]");
    expect(scripts.map(({ attributes }) => attributes)).toEqual([
      { src: script, defer: "", "data-domain": "DOMAIN" },
    ]);
  }
  expect(await (await fetch(`${site.url}/privacy`)).text()).toContain('id="how-we-count-visits"');

  const browser = await chromium.launch({ executablePath: findOrInstallChromium() });
  try {
    expect(await visitAndSend(browser, script)).toEqual(["pageview", "Lead"]);
  } finally {
    await browser.close();
  }
});

/**
 * Sends the contact form in a browser, with a stand-in for the provider's script.
 * @returns the reported events
 */
async function visitAndSend(browser: Browser, script: string): Promise<string[]> {
  const { submit, thanks } = getWords("en").leadForms.contact;
  const page = await browser.newPage();
  const events: string[] = [];
  const standIn = `
    window.plausible = (name) => fetch("https://plausible.io/api/event", { method: "POST", body: name });
    plausible("pageview");`;
  await page.route("https://challenges.cloudflare.com/**", (route) => route.abort());
  await page.route(script, (route) => route.fulfill({ contentType: "text/javascript", body: standIn }));
  await page.route("https://plausible.io/api/event", (route) => {
    events.push(route.request().postData() ?? "");
    return route.fulfill({ status: 202, headers: { "Access-Control-Allow-Origin": "*" } });
  });
  await page.goto(`${site.url}/support/contact`);
  const form = page.getByRole("main").locator("form[action]");
  for (const [name, entry] of Object.entries(filledForm.formData))
    await form.locator(`[name=${name}]`).fill(entry);
  await form.getByRole("button", { name: submit }).click();
  await page.getByRole("status").filter({ hasText: thanks.title }).waitFor();
  await expect.poll(() => events.length).toBe(2);
  return events;
}

test("builds a sprite with an icon that a record has just named", async () => {
  expect(await (await fetch(`${site.url}/products`)).text()).toContain(`id="icon-${newIcon}"`);
  expect(await (await fetch(`${site.url}/icons.svg`)).text()).toContain(`id="${newIcon}"`);
});

test("ends with npm, together with all processes that it has started", { timeout: 30_000 }, async () => {
  await endWith(site.npm, (pid) => process.kill(pid, "SIGTERM"));
});
