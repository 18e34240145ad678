import { ContentError } from "../schemas/content-error";

/**
 * Checks that every field of every form has a label. A form's fields are an object `fields` whose entries are objects.
 * @param file where the words are, for the message: "data/pages/lead-forms.ts"
 * @throws ContentError with the file and the field
 */
export function checkFieldLabels(file: string, words: unknown, path: readonly string[] = []): void {
  if (!isObject(words)) return;
  const isFields = path.at(-1) === "fields" && Object.values(words).every(isObject);
  for (const [name, value] of Object.entries(words)) {
    const place = [...path, name];
    if (isFields && isObject(value) && !value.label)
      throw new ContentError(`Please correct ${file}:\n  ${place.join(".")}.label: is missing`);
    checkFieldLabels(file, value, place);
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
