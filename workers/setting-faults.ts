import { isSafeUrl, readHours, type Settings, splitList } from "./settings.ts";

/** A shorter text could be guessed, and with it the link "Mark as answered" of every lead. */
const minSecretLength = 32;

const isAddress = (text: string) => /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(text);

/** Rules for optional settings. A wrong value would switch the feature off, or make it unsafe, without an error. */
const rules: Partial<Record<keyof Settings, { isRight(value: string): boolean; expected: string }>> = {
  LEADS_TO: {
    isRight: (value) => splitList(value).every(isAddress),
    expected: "an email, or several separated by commas",
  },
  LEADS_FROM: {
    isRight: (value) => isAddress(/^[^<>]*<(.*)>$/.exec(value)?.[1] ?? value),
    expected: "an email, or a name and an email: Company website <website@company.example>",
  },
  ALLOWED_ORIGINS: {
    isRight: (value) => splitList(value).every((origin) => URL.parse(origin)?.origin === origin),
    expected: "an origin such as https://partner.example without a path, or several separated by commas",
  },
  ANSWER_SECRET: {
    isRight: (value) => value.length >= minSecretLength,
    expected: `a random text of at least ${minSecretLength} characters: \`openssl rand -hex 32\` prints one`,
  },
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
 * Finds settings whose value cannot work or is not safe.
 * @returns a sentence for each that says which value is expected. It does not repeat the value, which may be secret
 */
export function findSettingFaults(settings: Partial<Record<keyof Settings, unknown>>): string[] {
  return Object.entries(rules).flatMap(([name, { isRight, expected }]) => {
    const value = settings[name as keyof Settings];
    return !value || isRight(String(value)) ? [] : [`${name} has to be ${expected}.`];
  });
}

/** Settings that have no effect without another one, with the consequence and the way out. */
const pairs: readonly { set: keyof Settings; needs: keyof Settings; text: string }[] = [
  {
    set: "LEADS_WEBHOOK_URL",
    needs: "LEADS_WEBHOOK_SECRET",
    text: "so no lead is posted. Set the secret: npx wrangler secret put LEADS_WEBHOOK_SECRET",
  },
  {
    set: "LEADS_WEBHOOK_SECRET",
    needs: "LEADS_WEBHOOK_URL",
    text: "so no lead is posted. Set the URL in wrangler.toml.",
  },
  {
    set: "REMIND_AFTER_HOURS",
    needs: "ANSWER_SECRET",
    text: "so nobody is reminded. Set the secret: npx wrangler secret put ANSWER_SECRET",
  },
  {
    set: "ACKNOWLEDGE",
    needs: "TURNSTILE_SECRET_KEY",
    text: "so no visitor is known to be a person, and none gets a confirmation. Set up Turnstile, or remove ACKNOWLEDGE.",
  },
];

/** Finds settings that have no effect because another one is not set. @param settings all settings, with the secrets */
export function findLoneSettings(settings: Partial<Settings>): string[] {
  return pairs.flatMap(({ set, needs, text }) =>
    settings[set] && settings[set] !== "off" && !settings[needs]
      ? `${set} is set without ${needs}, ${text}`
      : [],
  );
}
