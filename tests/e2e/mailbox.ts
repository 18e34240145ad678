import { expect } from "@playwright/test";
import { mailboxUrl } from "./site.ts";

export interface Mail {
  id: string;
  subject: string;
  reply_to: string | string[];
  text: string;
}

/** Returns an email address that is unique in this run. */
export function newVisitor(): string {
  return `wanjiku.${crypto.randomUUID().slice(0, 8)}@duka.example`;
}

/** Waits for the mail in the local mailbox whose Reply-To is this visitor. Fails if there are several. */
export async function mailOf(visitor: string): Promise<Mail> {
  const headers = { Authorization: "Bearer re_local" };
  const mails: Mail[] = [];
  const arrived = async () => {
    const list = await fetch(`${mailboxUrl}/emails?limit=100`, { headers });
    const { data } = (await list.json()) as { data: Mail[] };
    mails.splice(0, Infinity, ...data.filter((mail) => [mail.reply_to].flat().includes(visitor)));
    return mails;
  };
  await expect.poll(arrived, { message: `mail of ${visitor}`, intervals: [100] }).toHaveLength(1);
  return mails[0] as Mail;
}
