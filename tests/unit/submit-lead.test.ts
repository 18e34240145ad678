import { afterEach, expect, test, vi } from "vitest";
import { type Submission, submitLead } from "#app/leads/form/submit-lead.ts";
import { readVisit } from "#app/leads/intake/read-submission.ts";
import { getWords } from "#data/index.ts";

const submission: Submission = {
  formName: "Contact Form",
  formData: { name: "Wanjiku" },
  submissionId: undefined,
  visit: { ...readVisit({ page: "/" }), openForMs: 9000 },
  turnstileToken: undefined,
};

const { messages } = getWords("en").leadForms.contact.frame;

function answerWith(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => answer());
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

afterEach(() => vi.unstubAllGlobals());

test("a form is posted as JSON, and the endpoint's response is returned", async () => {
  const fetch = answerWith(() => Response.json({ success: true, message: "Thank you" }));
  expect(await submitLead(submission, messages)).toEqual({ success: true, message: "Thank you" });
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe("/api/send-email");
  expect(init?.method).toBe("POST");
  expect(JSON.parse(String(init?.body))).toEqual({
    formName: "Contact Form",
    formData: { name: "Wanjiku" },
    visit: submission.visit,
  });
});

test("the message is the endpoint's, or the form's own if the endpoint sends none", async () => {
  answerWith(() => Response.json({ success: false, message: "company is required" }, { status: 422 }));
  expect(await submitLead(submission, messages)).toEqual({ success: false, message: "company is required" });
  answerWith(() => Response.json({ success: false }, { status: 500 }));
  const message = "Failed to send your message. Please try again.";
  expect(await submitLead(submission, messages)).toEqual({ success: false, message });
});

test.each([
  ["a network failure", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a response that is not JSON", () => new Response("<h1>502</h1>", { status: 502 })],
  ["JSON of another shape", () => Response.json(["hello"])],
])("%s becomes a failure with a message and an error", async (_, answer) => {
  answerWith(answer as () => Response);
  expect(await submitLead(submission, messages)).toEqual({
    success: false,
    message: "Failed to send email",
    error: expect.any(String),
  });
});
