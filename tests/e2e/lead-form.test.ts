import { data } from "./data.ts";
import { mailOf, newVisitor } from "./mailbox.ts";
import { expect, hold, hydrate, test } from "./test.ts";

const { contact } = data.getWords("en").leadForms;
const [first] = data.listSolutions("en");

test("a page's lead form keeps the focus while it is sent, and says in the mail where it came from", async ({
  page,
}) => {
  await page.goto(String(first?.path));
  await hydrate(page);
  const answer = await hold(page, /\/api\/send-email$/);
  const visitor = newVisitor();
  for (const { label } of Object.values(contact.fields)) {
    await page.getByRole("textbox", { name: label, exact: true }).fill(visitor);
  }
  await page.getByRole("button", { name: contact.submit }).press("Enter");
  await expect(page.getByRole("button", { name: contact.submitting })).toBeDisabled();
  await expect(page.locator("form[action]").first()).toBeFocused();
  answer.letThrough();
  await expect(page.getByText(contact.thanks.text)).toBeVisible();
  expect((await mailOf(visitor)).text).toContain(first?.title);
});
