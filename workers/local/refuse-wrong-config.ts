import { unstable_readConfig } from "wrangler";
import { refuseWrongSettings } from "./refuse-wrong-settings.ts";
import { unknownSettings } from "./settings.ts";

/** Ends this process with an explanation if wrangler.toml cannot be read, or has an error that would lose leads. */
export function refuseWrongConfig(): void {
  const { vars, durable_objects } = readConfig();
  if (!durable_objects.bindings.some((binding: { name: string }) => binding.name === "LEAD_OUTBOX"))
    refuse(
      "wrangler.toml has no Durable Object binding LEAD_OUTBOX. Without it the site cannot store leads.",
    );
  for (const name of unknownSettings(vars))
    process.stderr.write(
      `Warning: wrangler.toml sets ${name}, but the site has no such setting. Check its spelling.\n`,
    );
  refuseWrongSettings(vars, "wrangler.toml");
  if (!vars.LEADS_TO)
    process.stderr.write("Warning: wrangler.toml has no LEADS_TO, so leads are stored but not mailed.\n");
}

function readConfig() {
  try {
    return unstable_readConfig({ config: "wrangler.toml" });
  } catch (error) {
    return refuse(`wrangler.toml cannot be read. ${messageOf(error)}`);
  }
}

/** wrangler's message, with the line if it is known. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { line, lineText } = (error as { location?: { line?: number; lineText?: string } }).location ?? {};
  return line === undefined ? error.message : `${error.message}, in line ${line}: ${lineText}`;
}

function refuse(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
