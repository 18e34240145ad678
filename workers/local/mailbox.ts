import { createEmulator } from "emulate";
import { settingsFromEnvironment } from "./settings.ts";
import { localWebhookSecret } from "./webhook.ts";

/**
 * Decides where a site on this machine sends its mails, and says where they can be read. With RESEND_API_KEY in
 * the environment that is the real Resend; without, a mailbox started here: Resend's API with an inbox page.
 */
export async function prepareMail(
  port: number,
): Promise<{ settings: Record<string, string>; inbox: string }> {
  const given = settingsFromEnvironment();
  if (given.RESEND_API_KEY)
    return { settings: given, inbox: given.RESEND_BASE_URL ?? "https://resend.com/emails" };
  const { url } = await createEmulator({ service: "resend", port });
  const settings = {
    ...given,
    RESEND_API_KEY: "re_local",
    RESEND_BASE_URL: url,
    // So that npm run leads -- play can say what becomes of a mail.
    RESEND_WEBHOOK_SECRET: localWebhookSecret,
  };
  return { settings, inbox: `${url}/inbox` };
}
