import { data } from "./data.ts";
import { mailsOf, newVisitor } from "./mailbox.ts";
import { expect, hydrate, test } from "./test.ts";

const { contact } = data.getWords("en").leadForms;
const [first] = data.listSolutions("en");

test("a page's lead form says in the mail where it came from", async ({ page }) => {
  await page.goto(String(first?.path));
  await hydrate(page);
  const visitor = newVisitor();
  const field = (label: string) => page.getByRole("textbox", { name: label, exact: true });
  await field(contact.fields.name.label).fill("Wanjiku");
  await field(contact.fields.email.label).fill(visitor);
  await field(contact.fields.company.label).fill("Duka");
  await field(contact.fields.useCase.label).fill("Statements");
  await page.getByRole("button", { name: contact.submit }).click();
  await expect(page.getByText(contact.thanks.text)).toBeVisible();
  await expect.poll(() => mailsOf(visitor)).toHaveLength(1);
  expect((await mailsOf(visitor))[0]?.text).toContain(first?.title);
});

test("the focus stays in the form while it is sent", async ({ page }) => {
  const answer = Promise.withResolvers<void>();
  await page.route("/api/send-email", async (route) => {
    await answer.promise;
    await route.fulfill({ json: { success: false, message: contact.thanks.text } });
  });
  await page.goto("/");
  await hydrate(page);
  for (const { label } of Object.values(contact.fields)) {
    await page.getByRole("textbox", { name: label, exact: true }).fill("wanjiku@duka.example");
  }
  await page.getByRole("button", { name: contact.submit }).press("Enter");
  await expect(page.getByRole("button", { name: contact.submitting })).toBeDisabled();
  await expect(page.locator("form[action]").first()).toBeFocused();
  answer.resolve();
  await expect(page.getByRole("alert").filter({ hasText: contact.thanks.text })).toBeFocused();
});
