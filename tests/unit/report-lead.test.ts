import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reportLead } from "#app/leads/form/report-lead.ts";

const reportError = vi.fn();
beforeEach(() => {
  reportError.mockClear();
  vi.stubGlobal("reportError", reportError);
});
afterEach(() => vi.unstubAllGlobals());

/** The browser's `window` with a provider's functions. */
const withProvider = (functions: object) => vi.stubGlobal("window", functions);

test("an enquiry that was sent is an event in Plausible, Umami and GoatCounter", () => {
  const [plausible, track, count] = [vi.fn(), vi.fn(), vi.fn()];
  withProvider({ plausible, umami: { track }, goatcounter: { count } });
  reportLead();
  expect(plausible).toHaveBeenCalledExactlyOnceWith("Lead");
  expect(track).toHaveBeenCalledExactlyOnceWith("Lead");
  expect(count).toHaveBeenCalledExactlyOnceWith({ path: "Lead", title: "Lead", event: true });
});

test.each([{}, { umami: {}, goatcounter: {} }])(
  "without a function for events (%o) nothing is done",
  (provider) => {
    withProvider(provider);
    expect(reportLead).not.toThrow();
    expect(reportError).not.toHaveBeenCalled();
  },
);

test("a fault of the provider is reported, and does not reach the form", () => {
  withProvider({
    plausible() {
      throw new Error("blocked");
    },
  });
  expect(reportLead).not.toThrow();
  expect(reportError).toHaveBeenCalledOnce();
});
