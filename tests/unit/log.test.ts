import { afterEach, expect, test, vi } from "vitest";
import { logError } from "#app/leads/log.ts";

afterEach(() => vi.restoreAllMocks());

/** Logs an error. Returns the parsed log line. */
function lineAbout(error: unknown): Record<string, string> {
  const write = vi.spyOn(console, "error").mockReturnValue();
  logError("outbox.send-failed", error, { lead: "0a0a0a0a" });
  return JSON.parse(String(write.mock.lastCall));
}

function caught(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}

test("an error is logged with its name, its message and its stack", () => {
  const line = lineAbout(caught(() => new Map(5 as never)));
  expect(line).toMatchObject({ event: "outbox.send-failed", lead: "0a0a0a0a", error: "TypeError" });
  expect(line.message).toContain("not iterable");
  expect(line.stack).toMatch(/^at .*log\.test\.ts:\d+/m);
});

test("an error whose message quotes its input is logged without the message", () => {
  const line = lineAbout(caught(() => JSON.parse("Wanjiku Kamau")));
  expect(line).toMatchObject({ error: "SyntaxError", stack: expect.stringContaining("log.test.ts") });
  expect(JSON.stringify(line)).not.toContain("Wanjiku");
});

test("a stack does not repeat the message, and for a thrown value that is no Error only its type is logged", () => {
  const line = lineAbout(new Error("first line\nsecond line\n    at the third"));
  expect(line.stack).not.toMatch(/first|second/);
  expect(lineAbout("Wanjiku Kamau")).toEqual({
    event: "outbox.send-failed",
    lead: "0a0a0a0a",
    error: "string",
  });
});
