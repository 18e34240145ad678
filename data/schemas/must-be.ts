/**
 * A message for a valibot check: `must be an https URL, but is "http://duka.example"`.
 * @param rule the values that are right
 */
export const mustBe =
  (rule: string) =>
  ({ input }: { input: unknown }): string =>
    `must be ${rule}, but is ${JSON.stringify(input)}`;
