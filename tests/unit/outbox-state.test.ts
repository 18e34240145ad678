import { beforeEach, expect, test, vi } from "vitest";
import { OutboxMemory } from "../../workers/outbox/outbox-state.ts";
import { FakeStorage } from "../fakes/durable-object.ts";

const hour = 3_600_000;
let memory: OutboxMemory;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: 1_800_000_000_000 });
  memory = new OutboxMemory(new FakeStorage().kv as unknown as SyncKvStorage);
  return () => vi.useRealTimers();
});

test("errors that take turns are alerted about once each in a period", () => {
  const news = ["a", "b", "a", "b"].map((error) => memory.isNewAlert(error, hour));
  expect(news).toEqual([true, true, false, false]);
  vi.advanceTimersByTime(hour);
  expect(memory.isNewAlert("a", hour)).toBe(true);
});

test("an alert that did not go out is news again, another error's is not", () => {
  for (const error of ["a", "b"]) memory.isNewAlert(error, hour);
  memory.forgetAlert("a");
  expect(memory.isNewAlert("a", hour)).toBe(true);
  expect(memory.isNewAlert("b", hour)).toBe(false);
});

test("once Resend works every error is news again", () => {
  for (const error of ["a", "b"]) memory.isNewAlert(error, hour);
  memory.forgetAlerts();
  for (const error of ["a", "b"]) expect(memory.isNewAlert(error, hour)).toBe(true);
});

test("of two pauses the longer one counts, and keeps its error", () => {
  const quota = { until: Date.now() + hour, error: "daily_quota_exceeded" };
  memory.beginPause(Date.now() + 5_000, "rate_limit_exceeded");
  expect(memory.beginPause(quota.until, quota.error)).toEqual(quota);
  expect(memory.beginPause(Date.now() + 5_000, "rate_limit_exceeded")).toEqual(quota);
  expect(memory.pause).toEqual(quota);
});
