/** The parts of a setting that holds several, separated by commas: none where it is empty or not set. */
export function listed(setting = ""): string[] {
  return setting
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
}
