import { isSafeUrl, readHours, type Settings } from "./settings.ts";

/** Rules for optional settings. A wrong value would switch the feature off without an error. */
const rules: Partial<Record<keyof Settings, { isRight(value: string): boolean; expected: string }>> = {
  REMIND_AFTER_HOURS: {
    isRight: (value) => readHours(value) !== undefined,
    expected: "a number of hours above 0, such as 20 or 1.5, with a point and no comma",
  },
  ACKNOWLEDGE: {
    isRight: (value) => ["on", "off"].includes(value),
    expected: "on or off",
  },
  LEADS_WEBHOOK_URL: {
    isRight: isSafeUrl,
    expected: "a URL that begins with https://",
  },
  LEADS_WEBHOOK_SECRET: {
    isRight: (value) => /^(whsec_)?[A-Za-z0-9+/]+=*$/.test(value),
    expected: "whsec_ followed by base64: `echo whsec_$(openssl rand -base64 32)` prints such a value",
  },
};

/**
 * Finds settings whose value cannot work.
 * @returns a sentence for each that says which value is expected. It does not repeat the value, which may be secret
 */
export function findSettingFaults(settings: Partial<Record<keyof Settings, unknown>>): string[] {
  return Object.entries(rules).flatMap(([name, { isRight, expected }]) => {
    const value = settings[name as keyof Settings];
    return !value || isRight(String(value)) ? [] : [`${name} has to be ${expected}.`];
  });
}

/** Finds settings that have no effect because another one is not set. @param settings all settings, with the secrets */
export function findLoneSettings({ LEADS_WEBHOOK_URL, LEADS_WEBHOOK_SECRET }: Partial<Settings>): string[] {
  if (Boolean(LEADS_WEBHOOK_URL) === Boolean(LEADS_WEBHOOK_SECRET)) return [];
  return LEADS_WEBHOOK_URL
    ? [
        "LEADS_WEBHOOK_URL is set without LEADS_WEBHOOK_SECRET, so no lead is posted. " +
          "Set the secret: npx wrangler secret put LEADS_WEBHOOK_SECRET",
      ]
    : [
        "LEADS_WEBHOOK_SECRET is set without LEADS_WEBHOOK_URL, so no lead is posted. Set the URL in wrangler.toml.",
      ];
}
