import type { Page } from "@playwright/test";
import { data } from "./data.ts";
import { mailsOf, newVisitor } from "./mailbox.ts";
import { mailboxUrl } from "./site.ts";
import { expect, hydrate, openLongEnough, test } from "./test.ts";

const copy = data.getWords("en").leadForms.contact;
const { name, email, company, useCase } = copy.fields;

/** What replaces the form once it is sent. */
const thanks = (page: Page) => page.getByRole("status").filter({ hasText: copy.thanks.title });

/** A form filled by a visitor whose address nobody else in this run has. */
async function fill(page: Page) {
  const visitor = newVisitor();
  await control(page, name.label).fill("Wanjiku Kamau");
  await control(page, email.label).fill(visitor);
  await control(page, company.label).fill("Duka Ltd");
  await control(page, useCase.label).fill("Sort our M-Pesa statements");
  return visitor;
}

const control = (page: Page, label: string) => page.getByRole("textbox", { name: label, exact: true });
const submit = (page: Page) => page.getByRole("button", { name: copy.submit });
const banner = (page: Page) => page.getByRole("alert");

test.beforeEach(async ({ page }) => {
  await page.goto("/");
  await hydrate(page);
});

test("an enquiry travels from the page to the inbox, whose page shows it", { tag: "@journey" }, async ({
  page,
}) => {
  await expect(page.getByRole("form", { name: copy.submit })).toBeVisible();
  const visitor = await fill(page);
  await openLongEnough(page);
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  await expect(thanks(page)).toBeFocused();
  await expect(page.locator("form[action]")).toHaveCount(0);
  await expect.poll(() => mailsOf(visitor)).toHaveLength(1);
  const [mail] = await mailsOf(visitor);
  expect(mail?.subject).toMatch(/^Contact Form: Wanjiku Kamau, Duka Ltd/);
  const inbox = await (await fetch(`${mailboxUrl}/inbox`)).text();
  expect(inbox).toContain(mail?.subject.match(/\[\w+\]/)?.[0]);
});

test("while it is sent the button is disabled and says so; a second click sends nothing", async ({
  page,
}) => {
  const visitor = await fill(page);
  const answered = Promise.withResolvers<void>();
  let requests = 0;
  await page.route("/api/send-email", async (route) => {
    requests += 1;
    await answered.promise;
    await route.continue();
  });
  await submit(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  const waiting = page.getByRole("button", { name: copy.submitting });
  await expect(waiting).toBeDisabled();
  answered.resolve();
  await expect(thanks(page)).toBeVisible();
  expect(requests).toBe(1);
  await expect.poll(() => mailsOf(visitor)).toHaveLength(1);
});

test("the first error is shown in the banner, tied to its field, and the next submit clears it", async ({
  page,
}) => {
  const steps = [
    { field: name, message: "name is required", value: "Wanjiku" },
    { field: email, message: "email is required", value: "wanjiku at duka" },
    { field: company, message: "company is required", value: "Duka" },
    { field: useCase, message: "useCase is required", value: "Invoices" },
    { field: email, message: "Please enter a valid email address", value: "wanjiku@duka.example" },
  ];
  for (const { field, message, value } of steps) {
    await submit(page).click();
    await expect(banner(page)).toHaveText(message);
    const faulty = control(page, field.label);
    await expect(faulty).toBeFocused();
    await expect(faulty).toHaveAttribute("aria-invalid", "true");
    await expect(faulty).toHaveAccessibleDescription(new RegExp(message));
    await faulty.fill(value);
  }
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
});

test.describe("when sending fails", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  const failures = [
    { what: "the network is gone", answer: undefined, message: "Failed to send email" },
    {
      what: "the server says why",
      answer: { status: 503, json: { success: false, message: "Please call us" } },
      message: "Please call us",
    },
    {
      what: "the answer is not ours",
      answer: { status: 502, body: "<h1>Bad gateway</h1>" },
      message: "Failed to send email",
    },
    {
      what: "the server says nothing",
      answer: { status: 500, json: { success: false } },
      message: "Failed to send your message. Please try again.",
    },
  ];
  test("the form says why, is kept, and can be sent again", async ({ page }) => {
    const visitor = await fill(page);
    for (const { what, answer, message } of failures) {
      await page.route("/api/send-email", (route) => (answer ? route.fulfill(answer) : route.abort()), {
        times: 1,
      });
      await submit(page).click();
      await expect(banner(page), what).toHaveText(message);
      await expect(banner(page), what).toBeFocused();
      await expect(control(page, email.label), what).toHaveValue(visitor);
    }
    await submit(page).click();
    await expect(thanks(page)).toBeVisible();
    await expect.poll(() => mailsOf(visitor)).toHaveLength(1);
  });

  test("an answer that was lost on the way does not make a second mail", async ({ page }) => {
    const visitor = await fill(page);
    await page.route(
      "/api/send-email",
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await submit(page).click();
    await expect(banner(page)).toHaveText("Failed to send email");
    const second = page.waitForRequest("/api/send-email");
    await submit(page).click();
    await expect(thanks(page)).toBeVisible();
    expect((await second).postDataJSON().submissionId).toMatch(/^[0-9a-f-]{36}$/);
    await expect.poll(() => mailsOf(visitor)).toHaveLength(1);
  });
});

test.describe("an exception in the page", () => {
  test.use({ expectedErrors: [/broken on purpose/] });

  test("is logged and answered, and the form is kept", async ({ page }) => {
    await fill(page);
    await page.evaluate(() => {
      crypto.randomUUID = () => {
        throw new Error("broken on purpose");
      };
    });
    await submit(page).click();
    await expect(banner(page)).toHaveText("An unexpected error occurred. Please try again later.");
    await expect(control(page, name.label)).toHaveValue("Wanjiku Kamau");
  });
});
