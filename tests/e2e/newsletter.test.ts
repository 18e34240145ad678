import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FakeResend } from "../fakes/resend.ts";
import { SiteProcess } from "../worker/site-process.ts";
import { data } from "./data.ts";
import { newVisitor } from "./mailbox.ts";
import { expect, hydrate, openLongEnough, test } from "./test.ts";

const { submit, done, email } = data.getWords("en").layout.footer.newsletter;
const { off } = data.getWords("en").newsletter.box;

test("a page shows one newsletter box: its own, or the footer's", async ({ page }) => {
  const [post] = data.listPosts("en");
  for (const path of ["/", "/blog", post?.path ?? "", "/about"]) {
    await page.goto(path);
    await expect(page.locator("input[type=email]:not([name])")).toHaveCount(1);
  }
});

test("the newsletter box confirms for 3000 ms, clears, reverts, and sends nothing", async ({ page }) => {
  await page.goto("/about");
  await hydrate(page);
  const footer = page.getByRole("contentinfo");
  const field = footer.getByLabel(email);
  const requests: string[] = [];
  page.on("request", (request) => {
    if (["fetch", "xhr", "document", "ping"].includes(request.resourceType())) requests.push(request.url());
  });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);

  await expect(footer.getByText(off)).toBeVisible();
  await field.fill("not an address");
  await footer.getByRole("button", { name: submit }).click();
  await expect(footer.getByRole("button", { name: done })).toHaveCount(0);

  await field.fill("wanjiku@duka.example");
  await footer.getByRole("button", { name: submit }).click();
  await expect(footer.getByRole("button", { name: done })).toBeVisible();
  await expect(field).toHaveValue("");
  await page.clock.runFor(2999);
  await expect(footer.getByRole("button", { name: done })).toBeVisible();
  await page.clock.runFor(1);
  await expect(footer.getByRole("button", { name: submit })).toBeVisible();
  expect(requests).toEqual([]);
});

test.describe("once the newsletter is on", () => {
  // One site is enough for all of them.
  test.describe.configure({ mode: "default" });
  const { box, steps } = data.getWords("en").newsletter;
  let folder: string;
  let resend: FakeResend;
  let site: SiteProcess;

  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "newsletter-"));
    resend = await FakeResend.start();
    const vars = { NEWSLETTER_SEGMENT_ID: "segment", NEWSLETTER_SECRET: "secret" };
    site = await SiteProcess.start(folder, resend.url, { vars });
  });

  test.afterAll(async () => {
    await site.kill();
    await resend.close();
    await rm(folder, { recursive: true, maxRetries: 3 });
  });

  // The pages of this build have the box that sends nothing; what the Worker draws itself has the other one.
  test.use({ expectedErrors: [/404|ERR_FAILED/] });
  const path = () => `${site.url}/no-such-page`;

  test("the box sends the address, says what comes next, and a link in a mail confirms it", async ({
    page,
  }) => {
    await page.goto(path());
    await hydrate(page);
    await openLongEnough(page);
    const footer = page.getByRole("contentinfo");
    const address = newVisitor();
    await footer.getByLabel(email).fill(address);
    await footer.getByRole("button", { name: submit }).click();
    await expect(footer.getByRole("status")).toHaveText(box.asked);
    await expect(footer.getByLabel(email)).toHaveValue("");

    await resend.until(() => resend.sent.size > 0);
    const mail = [...resend.sent.values()].find(({ body }) => body.to.includes(address));
    const [link = ""] = /http\S+confirm\?\S+/.exec(mail?.body.text ?? "") ?? [];
    await page.goto(link);
    await page.getByRole("main").getByRole("button", { name: steps.confirm.button }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(steps.joined.title);
    await expect.poll(() => resend.contacts.all.has(address)).toBe(true);
  });

  test("says so when the address can't be sent", async ({ page }) => {
    await page.route("**/api/subscribe", (route) => route.abort());
    await page.goto(path());
    await hydrate(page);
    const footer = page.getByRole("contentinfo");
    await footer.getByLabel(email).fill("wanjiku@duka.example");
    await footer.getByRole("button", { name: submit }).click();
    await expect(footer.getByRole("status")).toHaveText(box.failed);
    await expect(footer.getByLabel(email)).toHaveValue("wanjiku@duka.example");
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("the box leads to a page that says what comes next", async ({ page }) => {
      await page.goto(path());
      const footer = page.getByRole("contentinfo");
      await footer.getByLabel(email).fill(newVisitor());
      await footer.getByRole("button", { name: submit }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(steps["check-inbox"].title);
    });
  });
});
