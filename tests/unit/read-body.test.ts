import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { drainBody, readBody } from "#app/leads/intake/read-body.ts";
import { reasons } from "#app/leads/intake/refusal.ts";

beforeEach(() => void vi.spyOn(console, "log").mockReturnValue());
afterEach(() => vi.restoreAllMocks());

/** A request whose connection closes after its first bytes. */
function brokenRequest(type: string): Request {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"formName":')),
    pull: (controller) => controller.error(new Error("Network connection lost.")),
  });
  const init = { method: "POST", headers: { "Content-Type": type }, body, duplex: "half" };
  return new Request("https://tiririka.example/api/send-email", init);
}

const logged = () => vi.spyOn(console, "log").mock.calls.join();

test.each(["application/json", "application/x-www-form-urlencoded"])(
  "an incomplete body of type %s is refused and logged as such",
  async (type) => {
    await expect(readBody(brokenRequest(type))).rejects.toMatchObject({ reason: reasons.brokenOff });
    expect(logged()).toBe('{"event":"request.broken-off"}');
  },
);

test("a connection that closes while the rest of a refused request is read causes no error", async () => {
  const request = brokenRequest("text/plain");
  await expect(readBody(request)).rejects.toMatchObject({ reason: reasons.unknownType });
  await drainBody(request);
  expect(logged()).toContain("request.broken-off");
});
