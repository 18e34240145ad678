import { expect, test } from "vitest";
import { checkFieldLabels } from "#data/load/check-field-labels.ts";

test("a form's field without a label is refused with the file and the field", () => {
  const form = (town: object) => ({ visit: { form: { fields: { name: { label: "Name" }, town } } } });
  const check = (town: object) => checkFieldLabels("data/pages/visit.ts", form(town));
  check({ label: "Town", hint: "" });
  for (const wrong of [{ hint: "Where you are" }, { label: "" }])
    expect(() => check(wrong)).toThrow(
      /data\/pages\/visit\.ts:\n {2}visit\.form\.fields\.town\.label: is missing/,
    );
});

test("words that are called fields, but belong to no form, need no labels", () => {
  checkFieldLabels("data/pages/api-docs.ts", {
    fields: { optional: "optional", fields: { name: "A name" } },
  });
});
