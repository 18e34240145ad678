import { createEmulator } from "emulate";
import { settingsFromEnvironment } from "./settings.ts";
import { localWebhookSecret } from "./webhook.ts";

/**
 * Decides where a site on this machine sends its mails. With RESEND_API_KEY in the environment, they go through Resend.
 * Without it, this function starts a local mailbox, which has Resend's API and an inbox page.
 * @returns the Worker's settings, and the URL at which the mails can be read
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
    // Allows `npm run leads -- play` to send events about mails.
    RESEND_WEBHOOK_SECRET: localWebhookSecret,
  };
  return { settings, inbox: `${url}/inbox` };
}
