import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const names = [
  ...["RESEND_API_KEY", "RESEND_BASE_URL", "LEADS_TO", "LEADS_FROM", "ALLOWED_ORIGINS"],
  ...["FALLBACK_FROM", "FALLBACK_TO"],
  // The site key is not among them: pages are built with the one in wrangler.toml.
  ...["TURNSTILE_SECRET_KEY", "TURNSTILE_VERIFY_URL"],
];

/** The Worker's settings (workers/env.ts) that this process's environment names. */
export function settingsFromEnvironment(): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

/**
 * Writes settings to a file for wrangler's `--env-file`, which goes with this process. Only its user can read it: the
 * arguments of a process, keys among them, are for every user of the machine to see.
 */
export function settingsFile(settings: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "settings-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, "env");
  // Names and addresses hold quotes of both kinds, but no backticks; a dollar would stand for another variable.
  const lines = Object.entries(settings).map(
    ([name, value]) => `${name}=\`${value.replaceAll("$", "\\$")}\`\n`,
  );
  writeFileSync(path, lines.join(""), { mode: 0o600 });
  return path;
}
