interface Answer {
  status: number;
  body: unknown;
}

const notFound: Answer = { status: 404, body: { statusCode: 404, name: "not_found", message: "x" } };

/** Resend's contacts as far as the newsletter uses them. Like Resend it makes no second contact of an address. */
export class FakeContacts {
  /** By address: whether it is subscribed, and the segments that it is in. */
  readonly all = new Map<string, { unsubscribed: boolean; segments: Set<string> }>();
  /** Every request, as `POST /contacts`. */
  readonly requests: string[] = [];
  /** Names of the errors (500) that the coming requests end with, in order. */
  readonly failures: string[] = [];

  /** @param request its method and path */
  answer(request: string, json: string): Answer {
    this.requests.push(request);
    const name = this.failures.shift();
    if (name) return { status: 500, body: { statusCode: 500, name, message: "x" } };
    const body = json ? JSON.parse(json) : {};
    if (request === "POST /contacts") return this.#create(body);
    const [, method, email = "", rest = "", segment = ""] =
      /^(\w+) \/contacts\/([^/]+)(\/segments)?\/?(.*)$/.exec(request) ?? [];
    const contact = this.all.get(decodeURIComponent(email));
    if (!contact) return notFound;
    const done: Answer = { status: 200, body: { id: email } };
    if (rest) return segmentAnswer(contact.segments, method ?? "", segment) ?? done;
    if (method === "PATCH") contact.unsubscribed = body.unsubscribed;
    if (method === "DELETE") this.all.delete(decodeURIComponent(email));
    return done;
  }

  #create({ email, segments }: { email: string; segments: { id: string }[] }): Answer {
    if (!this.all.has(email))
      this.all.set(email, { unsubscribed: false, segments: new Set(segments.map(({ id }) => id)) });
    return { status: 201, body: { object: "contact", id: email } };
  }
}

function segmentAnswer(segments: Set<string>, method: string, segment: string): Answer | undefined {
  if (method === "GET") return { status: 200, body: { data: [...segments].map((id) => ({ id })) } };
  if (method === "POST") segments.add(segment);
  if (method === "DELETE" && !segments.delete(segment)) return notFound;
  return undefined;
}
