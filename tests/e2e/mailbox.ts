import { mailboxUrl } from "./site.ts";

export interface Mail {
  id: string;
  subject: string;
  reply_to: string | string[];
  text: string;
}

/** An address that nobody else in this run has. */
export function newVisitor(): string {
  return `wanjiku.${crypto.randomUUID().slice(0, 8)}@duka.example`;
}

/** The mails in the local mailbox that answer to this visitor. */
export async function mailsOf(visitor: string): Promise<Mail[]> {
  const headers = { Authorization: "Bearer re_local" };
  const list = await fetch(`${mailboxUrl}/emails?limit=100`, { headers });
  const { data } = (await list.json()) as { data: Mail[] };
  return data.filter((mail) => [mail.reply_to].flat().includes(visitor));
}
