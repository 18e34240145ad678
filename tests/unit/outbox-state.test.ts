import { beforeEach, expect, test, vi } from "vitest";
import { OutboxState } from "#workers/outbox/outbox-state.ts";
import { FakeStorage } from "../fakes/durable-object.ts";

const hour = 3_600_000;
let state: OutboxState;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: 1_800_000_000_000 });
  state = new OutboxState(new FakeStorage().kv as unknown as SyncKvStorage);
  return () => vi.useRealTimers();
});

test("alternating errors cause one alert each per period", () => {
  const taken = ["a", "b", "a", "b"].map((error) => state.takeAlert(error, hour));
  expect(taken).toEqual([true, true, false, false]);
  vi.advanceTimersByTime(hour);
  expect(state.takeAlert("a", hour)).toBe(true);
});

test("an alert that could not be sent may be sent again, but not that of another error", () => {
  for (const error of ["a", "b"]) state.takeAlert(error, hour);
  state.forgetAlert("a");
  expect(state.takeAlert("a", hour)).toBe(true);
  expect(state.takeAlert("b", hour)).toBe(false);
});

test("an error that is over may cause an alert again, but another error may not", () => {
  for (const error of ["a", "b"]) state.takeAlert(error, hour);
  state.forgetAlerts((error) => error === "a");
  expect(["a", "b"].map((error) => state.takeAlert(error, hour))).toEqual([true, false]);
});

test("the longer of two pauses stays, with its error", () => {
  const quota = { until: Date.now() + hour, error: "daily_quota_exceeded" };
  state.beginPause(Date.now() + 5_000, "rate_limit_exceeded");
  expect(state.beginPause(quota.until, quota.error)).toEqual(quota);
  expect(state.beginPause(Date.now() + 5_000, "rate_limit_exceeded")).toEqual(quota);
  expect(state.pause).toEqual(quota);
});
