import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reportLead } from "#app/leads/form/report-lead.ts";

const reportError = vi.fn();
beforeEach(() => {
  reportError.mockClear();
  vi.stubGlobal("reportError", reportError);
});
afterEach(() => vi.unstubAllGlobals());

/** Replaces the browser's `window` by one with a provider's functions. */
const withProvider = (functions: object) => vi.stubGlobal("window", functions);

test("a sent enquiry is reported as an event to Plausible, Umami and GoatCounter", () => {
  const [plausible, track, count] = [vi.fn(), vi.fn(), vi.fn()];
  withProvider({ plausible, umami: { track }, goatcounter: { count } });
  reportLead();
  expect(plausible).toHaveBeenCalledExactlyOnceWith("Lead");
  expect(track).toHaveBeenCalledExactlyOnceWith("Lead");
  expect(count).toHaveBeenCalledExactlyOnceWith({ path: "Lead", title: "Lead", event: true });
});

test.each([{}, { umami: {}, goatcounter: {} }])(
  "without a function for events (%o) nothing is reported",
  (provider) => {
    withProvider(provider);
    expect(reportLead).not.toThrow();
    expect(reportError).not.toHaveBeenCalled();
  },
);

test("an error in the provider's script is logged, and does not affect the form", () => {
  withProvider({
    plausible() {
      throw new Error("blocked");
    },
  });
  expect(reportLead).not.toThrow();
  expect(reportError).toHaveBeenCalledOnce();
});
