/**
 * The settings for mail whose address ends in `.example`, which is nobody's: a lead sent there is lost.
 * @param vars the Worker's vars, by name
 */
export function exampleAddresses(vars: Readonly<Record<string, unknown>>): string[] {
  return ["LEADS_TO", "LEADS_FROM"].filter((name) => /\.example\b/i.test(String(vars[name] ?? "")));
}
