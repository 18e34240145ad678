import type { Page } from "@playwright/test";
import { safeParse } from "valibot";
import { type FormName, forms } from "#app/contract/forms.ts";

/** Fills in the required fields that are still empty, such as fields that an owner has added. */
export async function fillRequired(page: Page, formName: FormName): Promise<void> {
  const form = page.locator(`form:has([name=formName][value="${formName}"])`);
  for (const [name, schema] of Object.entries(forms[formName].entries)) {
    const field = form.locator(`[name=${name}]`);
    if (safeParse(schema, "").success || (await field.inputValue()) !== "") continue;
    if (await field.evaluate((element) => element.matches("select"))) await field.selectOption({ index: 1 });
    else await field.fill("Somebody told us");
  }
}
