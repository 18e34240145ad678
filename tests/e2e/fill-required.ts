import type { Page } from "@playwright/test";
import type { FormName } from "#app/contract/forms.ts";
import { sampleValues } from "../fakes/sample-form.ts";

/** Fills in the required fields that are still empty, such as fields that an owner has added. */
export async function fillRequired(page: Page, formName: FormName): Promise<void> {
  const form = page.locator(`form:has([name=formName][value="${formName}"])`);
  for (const [name, value] of Object.entries(sampleValues(formName))) {
    const field = form.locator(`[name=${name}]`);
    if ((await field.inputValue()) !== "") continue;
    if (await field.evaluate((element) => element.matches("select"))) await field.selectOption({ index: 1 });
    else await field.fill(value);
  }
}
