import { afterEach, beforeEach, vi } from "vitest";

type Timers = Parameters<typeof vi.useFakeTimers>[0];

/** For each test of a file: replaces the clock by one that only the test advances, and discards log lines. */
export function fakeClock(timers: Timers = { toFake: ["Date", "setTimeout"], now: 1_800_000_000_000 }): void {
  beforeEach(() => {
    vi.useFakeTimers(timers);
    vi.spyOn(console, "log").mockReturnValue();
    vi.spyOn(console, "error").mockReturnValue();
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}
