/** What was entered in a form, by field name. `formName` is in the markup for a post without script only. */
export function formValues(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(entries.filter(([name]) => name !== "formName"));
}
