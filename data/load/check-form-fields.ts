import { ContentError } from "../schemas/content-error";
import { factKeys } from "./translation";

/**
 * Checks that every field of every form has a label, and a key that is not reserved for facts: a translation would leave out
 * everything below such a key. A form's fields are an object `fields` whose entries are objects.
 * @param file where the words are, for the message: "data/pages/lead-forms.ts"
 * @throws ContentError with the file and the field
 */
export function checkFormFields(file: string, words: unknown, path: readonly string[] = []): void {
  if (!isObject(words)) return;
  const isFields = path.at(-1) === "fields" && Object.values(words).every(isObject);
  for (const [name, value] of Object.entries(words)) {
    const place = [...path, name];
    const refuse = (fault: string) => {
      throw new ContentError(`Please correct ${file}:\n  ${place.join(".")}${fault}`);
    };
    if (isFields && factKeys.includes(name))
      refuse(
        `: the key "${name}" is reserved for facts (factKeys in data/load/translation.ts). Give the field another key`,
      );
    if (isFields && isObject(value) && !value.label) refuse(".label: is missing");
    checkFormFields(file, value, place);
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
