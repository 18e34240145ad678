import { expect, test } from "vitest";
import { checkFormFields } from "#data/load/check-form-fields.ts";

test("a form's field without a label is refused with the file and the field", () => {
  const form = (town: object) => ({ visit: { form: { fields: { name: { label: "Name" }, town } } } });
  const check = (town: object) => checkFormFields("data/pages/visit.ts", form(town));
  check({ label: "Town", hint: "" });
  for (const wrong of [{ hint: "Where you are" }, { label: "" }])
    expect(() => check(wrong)).toThrow(
      /data\/pages\/visit\.ts:\n {2}visit\.form\.fields\.town\.label: is missing/,
    );
});

test("a form's field with a key that is reserved for facts is refused with the key and the reason", () => {
  const words = { form: { fields: { name: { label: "Name" }, address: { label: "Address" } } } };
  expect(() => checkFormFields("data/pages/visit.ts", words)).toThrow(
    /data\/pages\/visit\.ts:\n {2}form\.fields\.address: the key "address" is reserved for facts/,
  );
});

test("words that are called fields, but belong to no form, need no labels", () => {
  checkFormFields("data/pages/api-docs.ts", {
    fields: { optional: "optional", fields: { name: "A name" } },
  });
});
