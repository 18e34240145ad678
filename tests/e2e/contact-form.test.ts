import type { Locator, Page } from "@playwright/test";
import { contactField, contactPage, fillContactForm } from "./contact-fields.ts";
import { data } from "./data.ts";
import { fillRequired } from "./fill-required.ts";
import { mailOf } from "./mailbox.ts";
import { mailboxUrl } from "./site.ts";
import { expect, hydrate, openLongEnough, setFontSize, test } from "./test.ts";

const copy = data.getWords("en").leadForms.contact;

/** The message that replaces the form after it is sent. */
const thanks = (page: Page) => page.getByRole("status").filter({ hasText: copy.thanks.title });

const submit = (page: Page) => page.getByRole("button", { name: copy.submit });
const banner = (page: Page) => page.getByRole("alert");
/** The message below a wrong field, which comes before the field's hint. */
const messageAt = (field: Locator) => field.locator("xpath=self::*[@aria-invalid]/following-sibling::p[1]");

async function open(page: Page, path = contactPage) {
  await page.goto(path);
  await hydrate(page);
}

test("an enquiry reaches the inbox once, however often its button is pressed, without a change to it meanwhile, and the mailbox's page shows it", async ({
  page,
}) => {
  await open(page, "/");
  await expect(page.getByRole("form", { name: copy.submit })).toBeVisible();
  const visitor = await fillContactForm(page);
  await openLongEnough(page);
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
  await expect(page.getByRole("button", { name: copy.submitting })).toBeDisabled();
  await expect(page.locator("form[action]").first()).toBeFocused();
  await expect(contactField(page, "name")).not.toBeEditable();
  answered.resolve();
  await expect(thanks(page)).toBeVisible();
  await expect(thanks(page)).toBeFocused();
  await expect(page.locator("form[action]")).toHaveCount(0);
  expect(requests).toBe(1);
  const mail = await mailOf(visitor);
  expect(mail.subject).toMatch(/^Contact Form: Wanjiku Kamau, Duka Ltd/);
  const inbox = await (await fetch(`${mailboxUrl}/inbox`)).text();
  expect(inbox).toContain(mail.subject.match(/\[\w+\]/)?.[0]);
});

test("the first error is shown in the banner and at its field until the visitor corrects it", async ({
  page,
}) => {
  // The first press is before hydration. The page shows its own message, not the browser's.
  await page.goto(contactPage);
  await fillContactForm(page);
  for (const name of ["name", "email"] as const) await contactField(page, name).clear();
  const invalid = "Please enter a valid email address";
  const { required } = data.getWords("en").leadForms.contact.frame.below;
  const steps = [
    { field: "name", message: "name is required", below: required, value: "Wanjiku" },
    { field: "email", message: "email is required", below: required, value: "wanjiku at duka" },
    { field: "email", message: invalid, below: invalid, value: "wanjiku@duka.example" },
  ] as const;
  for (const { field, message, below, value } of steps) {
    await submit(page).click();
    await expect(banner(page)).toHaveText(message);
    const faulty = contactField(page, field);
    await expect(faulty).toBeFocused();
    await expect(faulty).toHaveAttribute("aria-invalid", "true");
    await expect(faulty).toHaveAccessibleDescription(new RegExp(below));
    await expect(messageAt(faulty)).toHaveText(below);
    await contactField(page, "company").fill("Duka");
    await expect(banner(page)).toHaveText(message);
    await faulty.fill(value);
    await expect(banner(page)).toBeHidden();
    await expect(messageAt(faulty)).toBeHidden();
    await expect(faulty).toBeFocused();
    await expect(faulty).not.toHaveAttribute("aria-invalid");
  }
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
});

test("a form with an error does not say that it is being sent", async ({ page }) => {
  await open(page);
  const said = await submit(page).evaluateHandle((button) => {
    const texts: (string | null)[] = [];
    const note = () => texts.push(button.textContent);
    new MutationObserver(note).observe(button, { characterData: true, childList: true, subtree: true });
    return texts;
  });
  await submit(page).click();
  await expect(contactField(page, "name")).toBeFocused();
  expect(await said.jsonValue()).toEqual([]);
});

test("a wrong field, its label and its message are on the screen with nothing over them, and the banner covers no field, with letters of any size", async ({
  page,
}) => {
  for (const [path, letters, width, height] of [
    ["/", 16, 360, 640],
    ["/", 32, 360, 640],
    ["/", 32, 640, 360],
    ["/get-started", 16, 640, 360],
    ["/get-started", 24, 640, 360],
    ["/get-started", 32, 320, 640],
    ["/get-started", 16, 1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    await setFontSize(page, letters);
    const form = page.locator("main form[action]");
    await form.locator("[name=name]").fill("Wanjiku");
    await form.locator("[name=email]").fill("wanjiku");
    for (const name of ["company", "useCase"]) await form.locator(`[name=${name}]`).fill("Duka");
    await fillRequired(page, path === "/" ? "Contact Form" : "Get Started");
    await form.locator("[type=submit]").click();
    const email = form.locator("[name=email]");
    await expect(email).toBeFocused();
    const place = `${path}, letters of ${letters} px, ${width} px wide`;
    for (const part of [form.locator("label:has(+ [name=email])"), email, messageAt(email)]) {
      await expect.soft(part, place).toBeInViewport({ ratio: 1 });
      expect.soft(await isUncovered(part), `${place}: ${part}`).toBe(true);
    }
    // When the visitor scrolls to another field, the banner does not cover it either.
    for (const name of ["name", "company", "useCase"]) {
      const field = form.locator(`[name=${name}]`);
      await field.evaluate((element) => element.scrollIntoView({ block: "start", behavior: "instant" }));
      expect.soft(await isUncovered(field), `${place}: ${name}`).toBe(true);
    }
  }
});

/** Whether nothing lies over three points of an element. */
const isUncovered = (element: Locator) =>
  element.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [0.1, 0.5, 0.9].every((part) => {
      const top = document.elementFromPoint(x + width * part, y + height * part);
      return element.contains(top);
    });
  });

test("with a long text, the field scrolls and is lower than the window", async ({ page }) => {
  await page.goto(contactPage);
  const text = contactField(page, "useCase");
  await text.fill("Stock\n".repeat(500));
  const box = await text.boundingBox();
  expect(box?.height).toBeLessThan(0.7 * Number(page.viewportSize()?.height));
});

test.describe("when sending fails", () => {
  test.use({ expectedErrors: [/Failed to load resource|broken on purpose/] });

  test("the form says why, keeps its entries and can be sent again; one mail is sent, even if a response was lost, and it names the visitor's page", async ({
    page,
  }) => {
    const [solution] = data.listSolutions("en");
    await open(page, String(solution?.path));
    const visitor = await fillContactForm(page);
    await page.evaluate(() => {
      const { randomUUID } = crypto;
      crypto.randomUUID = () => {
        crypto.randomUUID = randomUUID;
        throw new Error("broken on purpose");
      };
    });
    await submit(page).click();
    await expect(banner(page)).toContainText("An unexpected error occurred. Please try again later.");
    const answer = { status: 503, json: { success: false, message: "Please call us" } };
    await page.route("/api/send-email", (route) => route.fulfill(answer), { times: 1 });
    await submit(page).click();
    await expect(banner(page)).toContainText("Please call us");
    await expect(banner(page).getByRole("link", { name: copy.frame.otherWays.email })).toBeVisible();
    await expect(banner(page)).toBeFocused();
    await expect(contactField(page, "email")).toHaveValue(visitor);
    await page.route(
      "/api/send-email",
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await submit(page).click();
    await expect(banner(page), "the answer was lost on the way").toContainText("Failed to send email");
    const second = page.waitForRequest("/api/send-email");
    await submit(page).click();
    await expect(thanks(page)).toBeVisible();
    expect((await second).postDataJSON().submissionId).toMatch(/^[0-9a-f-]{36}$/);
    expect((await mailOf(visitor)).text).toContain(solution?.title);
  });
});
