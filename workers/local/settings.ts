import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Settings } from "../settings.ts";

/** Whether a setting may come from this machine's environment. The compiler asks for a line for each setting. */
const isFromEnvironment: Record<keyof Settings, boolean> = {
  LEADS_TO: true,
  LEADS_FROM: true,
  ALLOWED_ORIGINS: true,
  RESEND_API_KEY: true,
  RESEND_WEBHOOK_SECRET: true,
  RESEND_BASE_URL: true,
  FALLBACK_FROM: true,
  FALLBACK_TO: true,
  // Pages are built with the one in wrangler.toml.
  TURNSTILE_SITE_KEY: false,
  TURNSTILE_SECRET_KEY: true,
  TURNSTILE_VERIFY_URL: true,
  ANSWER_SECRET: true,
  REMIND_AFTER_HOURS: true,
  ACKNOWLEDGE: true,
  LEADS_WEBHOOK_URL: true,
  LEADS_WEBHOOK_SECRET: true,
};

/** The Worker's settings that this process's environment names. */
export function settingsFromEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(isFromEnvironment).flatMap(([name, isRead]) => {
      const value = process.env[name];
      return isRead && value ? [[name, value]] : [];
    }),
  );
}

/**
 * Writes settings to a file for wrangler's `--env-file`, which is deleted when this process ends. Only its user can read
 * it; the arguments of a process, keys among them, can be seen by every user of the machine.
 * @returns the file's path
 */
export function settingsFile(settings: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "settings-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, "env");
  // Names and emails hold quotes of both kinds, but no backticks; a dollar would name another variable.
  const lines = Object.entries(settings).map(
    ([name, value]) => `${name}=\`${value.replaceAll("$", "\\$")}\`\n`,
  );
  writeFileSync(path, lines.join(""), { mode: 0o600 });
  return path;
}
