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

const alerted = (...topics: string[]) => topics.map((topic) => state.hasAlerted(topic, hour));

test("each topic has its own period", () => {
  state.noteAlert("a", hour);
  vi.advanceTimersByTime(hour / 2);
  state.noteAlert("b", hour);
  expect(alerted("a", "b", "c")).toEqual([true, true, false]);
  vi.advanceTimersByTime(hour / 2);
  expect(alerted("a", "b")).toEqual([false, true]);
});

test("after a change of the settings each topic may cause an alert again", () => {
  state.updateSettings("before");
  state.noteAlert("a", hour);
  state.updateSettings("before");
  expect(alerted("a")).toEqual([true]);
  state.updateSettings("after");
  expect(alerted("a")).toEqual([false]);
});

test("the longer of two pauses stays, with its error", () => {
  const quota = { until: Date.now() + hour, error: "daily_quota_exceeded" };
  state.beginPause(Date.now() + 5_000, "rate_limit_exceeded");
  expect(state.beginPause(quota.until, quota.error)).toEqual(quota);
  expect(state.beginPause(Date.now() + 5_000, "rate_limit_exceeded")).toEqual(quota);
  expect(state.pause).toEqual(quota);
});
