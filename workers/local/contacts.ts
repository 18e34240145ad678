export interface ContactsAnswer {
  status: number;
  body: unknown;
}

const notFound: ContactsAnswer = {
  status: 404,
  body: { statusCode: 404, name: "not_found", message: "There is no such contact" },
};

/** Resend's contacts as far as the newsletter uses them. Like Resend it makes no second contact of an address. */
export class LocalContacts {
  /** By address: whether it is subscribed, and the segments that it is in. */
  readonly all = new Map<string, { unsubscribed: boolean; segments: Set<string> }>();

  /** @param request its method and path, as `POST /contacts` */
  answer(request: string, json: string): ContactsAnswer {
    const body = json ? JSON.parse(json) : {};
    if (request === "POST /contacts") return this.#create(body);
    const [, method, email = "", rest = "", segment = ""] =
      /^(\w+) \/contacts\/([^/]+)(\/segments)?\/?(.*)$/.exec(request) ?? [];
    const contact = this.all.get(decodeURIComponent(email));
    if (!contact) return notFound;
    const done: ContactsAnswer = { status: 200, body: { id: email } };
    if (rest) return segmentAnswer(contact.segments, method ?? "", segment) ?? done;
    if (method === "PATCH") contact.unsubscribed = body.unsubscribed;
    if (method === "DELETE") this.all.delete(decodeURIComponent(email));
    return done;
  }

  /** All contacts for a person to read: an address a line, with its segments. */
  list(): string {
    const lines = [...this.all].map(([email, { unsubscribed, segments }]) =>
      [email, unsubscribed ? "unsubscribed" : "subscribed", ...segments].join("  "),
    );
    return `${lines.join("\n") || "No contacts yet: none has confirmed an address."}\n`;
  }

  #create({ email, segments }: { email: string; segments: { id: string }[] }): ContactsAnswer {
    if (!this.all.has(email))
      this.all.set(email, { unsubscribed: false, segments: new Set(segments.map(({ id }) => id)) });
    return { status: 201, body: { object: "contact", id: email } };
  }
}

function segmentAnswer(segments: Set<string>, method: string, segment: string): ContactsAnswer | undefined {
  if (method === "GET") return { status: 200, body: { data: [...segments].map((id) => ({ id })) } };
  if (method === "POST") segments.add(segment);
  if (method === "DELETE" && !segments.delete(segment)) return notFound;
  return undefined;
}
