import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Settings } from "../settings.ts";

/** Whether a setting may be read from the environment of this process. The type requires a line for each setting. */
const isFromEnvironment: Record<keyof Settings, boolean> = {
  LEADS_TO: true,
  LEADS_FROM: true,
  ALLOWED_ORIGINS: true,
  RESEND_API_KEY: true,
  RESEND_WEBHOOK_SECRET: true,
  RESEND_BASE_URL: true,
  FALLBACK_FROM: true,
  FALLBACK_TO: true,
  // The build writes the key of wrangler.toml into the pages, so another one would not match.
  TURNSTILE_SITE_KEY: false,
  TURNSTILE_SECRET_KEY: true,
  TURNSTILE_VERIFY_URL: true,
  ANSWER_SECRET: true,
  REMIND_AFTER_HOURS: true,
  ACKNOWLEDGE: true,
  LEADS_WEBHOOK_URL: true,
  LEADS_WEBHOOK_SECRET: true,
};

/** The Worker's settings that are set in this process's environment. */
export function settingsFromEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(isFromEnvironment).flatMap(([name, isRead]) => {
      const value = process.env[name];
      return isRead && value ? [[name, value]] : [];
    }),
  );
}

/** The names in `[vars]` that are no setting of the Worker, for example because they are misspelt. */
export function unknownSettings(vars: object): string[] {
  return Object.keys(vars).filter((name) => !Object.hasOwn(isFromEnvironment, name));
}

/**
 * Writes settings to a file for wrangler's `--env-file`. A file, because every user of the machine can read the arguments
 * of a process, and some settings are secret. Only this user can read the file; it is deleted when this process ends.
 * @returns the file's path
 */
export function settingsFile(settings: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "settings-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, "env");
  // Values are quoted with backticks, because names and emails contain ' and " but no backticks. A dollar is escaped,
  // because it would be replaced by a variable.
  const lines = Object.entries(settings).map(
    ([name, value]) => `${name}=\`${value.replaceAll("$", "\\$")}\`\n`,
  );
  writeFileSync(path, lines.join(""), { mode: 0o600 });
  return path;
}
