import { once } from "node:events";
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { createEmulator } from "emulate";
import { LocalContacts } from "./contacts.ts";
import { settingsFromEnvironment } from "./settings.ts";
import { localWebhookSecret } from "./webhook.ts";

/** Where the mails of a site can be read and, of the mailbox on this machine, the newsletter's contacts. */
interface Mail {
  settings: Record<string, string>;
  inbox: string;
  contacts?: string;
}

/**
 * Decides where a site on this machine sends its mails, and says where they can be read. With RESEND_API_KEY in
 * the environment that is the real Resend; without, a mailbox started here: Resend's API with an inbox page.
 */
export async function prepareMail(port: number): Promise<Mail> {
  const given = settingsFromEnvironment();
  if (given.RESEND_API_KEY)
    return { settings: given, inbox: given.RESEND_BASE_URL ?? "https://resend.com/emails" };
  const url = await startMailbox(port);
  const settings = {
    ...given,
    RESEND_API_KEY: "re_local",
    RESEND_BASE_URL: url,
    // So that npm run leads -- play can say what becomes of a mail.
    RESEND_WEBHOOK_SECRET: localWebhookSecret,
  };
  return { settings, inbox: `${url}/inbox`, contacts: `${url}/contacts` };
}

/**
 * Starts an emulator of Resend, and in front of it what that lacks: contacts.
 * @returns the address of both
 */
async function startMailbox(port: number): Promise<string> {
  const emulator = new URL((await createEmulator({ service: "resend", port: 0 })).url);
  const contacts = new LocalContacts();
  const server = createServer((request, response) => {
    if (request.url?.startsWith("/contacts")) answerContacts(contacts, request, response);
    else passOn(emulator, request, response);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return `http://localhost:${port}`;
}

async function answerContacts(contacts: LocalContacts, request: IncomingMessage, response: ServerResponse) {
  const { method, url } = request;
  if (method === "GET" && url === "/contacts") {
    response.writeHead(200, { "Content-Type": "text/plain; charset=utf-8" }).end(contacts.list());
    return;
  }
  const { status, body } = contacts.answer(`${method} ${url}`, await text(request));
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}

function passOn({ hostname, port }: URL, request: IncomingMessage, response: ServerResponse) {
  const { method, url, headers } = request;
  const passed = ask({ hostname, port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  passed.on("error", () => response.destroy());
  request.pipe(passed);
}
