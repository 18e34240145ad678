import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { type Browser, chromium, type Page } from "@playwright/test";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { company } from "#data/company.ts";
import { getCompany, getWords, listPosts, listProducts, locales } from "#data/index.ts";
import { findOrInstallChromium } from "../e2e/browser.ts";
import { FakeTurnstile } from "../fakes/turnstile.ts";
import { filledForm, post } from "./harness.ts";
import { ProjectCopy } from "./project-copy.ts";
import { freePort } from "./site-process.ts";

/**
 * `npm start` as an owner runs it, in a copy of the project with Turnstile's keys, a newsletter provider and a
 * provider that counts visits. Also how npm's scripts end.
 */

const [product] = listProducts("en");
/** A Lucide icon that the project does not use. */
const newIcon = "tractor";
const siteKey = "1x00000000000000000000AA";
const secretKey = "1x0000000000000000000000000000000AA";
let project: ProjectCopy;
let turnstile: FakeTurnstile;

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
});

afterAll(async () => {
  for (const npm of started) npm.kill("SIGTERM");
  await turnstile.close();
  await project.remove();
});

const started: ChildProcess[] = [];

/** Starts an npm script in a folder. Resolves when the script has printed the site's URL. */
async function runScript(script: string, cwd: string) {
  const [port, mailboxPort] = [await freePort(), await freePort()];
  const npm = spawn("npm", ["run", script, "--", "--port", `${port}`, "--mailbox-port", `${mailboxPort}`], {
    cwd,
    stdio: ["ignore", "pipe", "inherit"],
    // Start it in its own process group, as a terminal does with each command.
    detached: true,
    env: {
      ...process.env,
      RESEND_API_KEY: "",
      RESEND_BASE_URL: "",
      TURNSTILE_SECRET_KEY: secretKey,
      TURNSTILE_VERIFY_URL: turnstile.url,
    },
  });
  started.push(npm);
  let printed = "";
  for await (const chunk of npm.stdout.iterator({ destroyOnReturn: false })) {
    printed += chunk;
    if (printed.includes("Mailbox ")) break;
  }
  npm.stdout.on("data", (chunk) => {
    printed += chunk;
  });
  expect(printed).toContain(`Site     http://localhost:${port}\n`);
  return { npm, url: `http://localhost:${port}`, printed: () => printed };
}

/** Ends npm. Resolves when npm and all its descendant processes have ended. */
async function endWith(npm: ChildProcess, end: (pid: number) => void): Promise<void> {
  const family = descendantsOf(npm.pid ?? 0).map(nameOf);
  expect(family.join("\n")).toContain("workerd");
  end(npm.pid ?? 0);
  await once(npm, "exit");
  const left = () =>
    processes()
      .map(nameOf)
      .filter((name) => family.includes(name));
  await expect.poll(left, { timeout: 15_000 }).toEqual([]);
}

const nameOf = ({ pid, args }: ReturnType<typeof processes>[number]) => `${pid} ${args}`;

function descendantsOf(pid: number): ReturnType<typeof processes> {
  const all = processes();
  const children = (parent: number): typeof all =>
    all.filter(({ ppid }) => ppid === parent).flatMap((child) => [child, ...children(child.pid)]);
  return children(pid);
}

function processes() {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid=,args=", "-ww"], { encoding: "utf8" }).split("\n");
  return lines.map((line) => {
    const [, pid, ppid, args = ""] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return { pid: Number(pid), ppid: Number(ppid), args };
  });
}

describe("npm start", () => {
  let site: Awaited<ReturnType<typeof runScript>>;

  beforeAll(async () => {
    site = await runScript("start", project.folder);
  }, 120_000);

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
});

describe("npm run dev", { timeout: 60_000 }, () => {
  const { results } = getWords("en").tools.catalogue;
  let copy: ProjectCopy;
  let site: Awaited<ReturnType<typeof runScript>>;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    copy = await ProjectCopy.create();
    await copy.edit("data/products.ts", "pricing: ", "pricing: -");
    site = await runScript("dev", copy.folder);
    browser = await chromium.launch({ executablePath: findOrInstallChromium() });
    page = await browser.newPage();
  }, 180_000);

  afterAll(async () => {
    await browser?.close();
    await copy.remove();
  });

  /** Resolves when the page is connected to the dev server. Edits before that do not reach the page. */
  const connected = () => page.waitForEvent("console", (message) => message.text() === "[vite] connected.");

  async function open(path: string) {
    const isConnected = connected();
    await page.goto(site.url + path);
    await isConnected;
  }

  /** Edits a source file of the page, and waits until the page has reloaded. */
  async function edit(...change: Parameters<ProjectCopy["edit"]>) {
    const isConnected = connected();
    await copy.edit(...change);
    await isConnected;
  }

  test("starts with a wrong record, and its pages show file, id and field until it is corrected", async () => {
    await open("/tools");
    const mistake = page.getByText(new RegExp(`data/products\\.ts \\(${product?.id}\\):\\s+pricing: `));
    await mistake.waitFor();
    await edit("data/products.ts", "pricing: -", "pricing: ");
    await page.getByRole("heading", { name: results.title }).waitFor();
  });

  test("shows a mistake in the company's record, and the page again after it is corrected", async () => {
    await open("/tools");
    const { email } = getCompany("en");
    await edit("data/company.ts", `email: "${email}"`, 'email: "nobody"');
    await page.getByText(/data\/company\.ts:\s+email: /).waitFor();
    await edit("data/company.ts", 'email: "nobody"', `email: "${email}"`);
    await page.getByRole("heading", { name: results.title }).waitFor();
  });

  test("draws an icon that a record has just named", async () => {
    await open("/products");
    await edit("data/products.ts", `icon: "${product?.icon}"`, `icon: "${newIcon}"`);
    // A product may have its icon twice. Only one is visible at this width.
    const icons = page.locator(`use[href="/icons.svg#${newIcon}"]`);
    const width = () =>
      icons.evaluateAll((uses) => Math.max(0, ...uses.map((use) => use.getBoundingClientRect().width)));
    await expect.poll(width).toBeGreaterThan(0);
  });

  test("shows edits of a text, a component, an island and a style, and keeps scroll position and entries", async () => {
    const { title } = getWords("en").support.contact.form;
    await open("/support/contact");
    const name = page.locator("main [name=name]");
    await name.fill("Wanjiku");
    await page.locator("[data-island=live]").first().waitFor({ state: "attached" });
    await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
    await edit("data/pages/support.ts", `"${title}"`, '"Edited text"');
    await page.getByRole("heading", { name: "Edited text" }).waitFor();
    await edit(
      "app/sections/info-header.tsx",
      "<h1",
      '<b className="tracking-widest">Edited component</b><h1',
    );
    await page.getByText("Edited component").waitFor();
    await edit("app/leads/forms/lead-form.tsx", "<Consent {...copy.frame} />", "<p>Edited island</p>");
    await page.getByText("Edited island").waitFor();
    expect(await name.inputValue()).toBe("Wanjiku");
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
    await name.focus();
    await page.locator("[data-island=live]").first().waitFor({ state: "attached" });
    await page.getByText("Edited island").waitFor();

    const loaded = await page.evaluateHandle("document");
    await copy.edit("app/app.css", "@layer base {", "@layer base { h1 { scroll-margin-left: 7px }");
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector("h1") as Element).scrollMarginLeft === "7px",
    );
    // The style sheet was replaced without a reload, so it is the same document.
    expect(await loaded.evaluate((before) => before === document)).toBe(true);
  });

  if (locales.includes("sw"))
    test("reports a word without a translation after an edit, and says when it is translated", async () => {
      await copy.edit("data/pages/chat.ts", "widget: {", 'widget: { more: "More",');
      await expect.poll(site.printed).toContain("In English on Swahili pages: pages/chat.ts widget.more");
      await copy.edit("data/pages/chat.ts", ' more: "More",', "");
      await expect.poll(site.printed).toContain("All texts are in Swahili.");
    });

  test("renders the sitemap with every page, and links only to files that exist", async () => {
    const response = await fetch(`${site.url}/sitemap`);
    expect(response.status).toBe(200);
    const links = parse(await response.text()).querySelectorAll("head link");
    expect(links.map((link) => link.getAttribute("rel"))).toContain("icon");
    for (const link of links) {
      const { href } = new URL(link.getAttribute("href") ?? "", site.url);
      if (href.startsWith(site.url)) expect((await fetch(href)).status, href).toBe(200);
    }
  });

  test("ends after Ctrl+C, which a terminal sends to npm and its programs, with all processes that it has started", async () => {
    await endWith(site.npm, (pid) => process.kill(-pid, "SIGINT"));
  });
});
