import { expect, test } from "vitest";
import { getCompany, getWords, locales } from "#data/index.ts";

test.each(locales)(
  "the text for a plan asks for the trial, and names the plan only for the time after it (%s)",
  (locale) => {
    // Most trials have the limits of the smallest plan.
    const [trial, later, ...others] = getWords(locale).getStarted.form.aboutTrial.split(/(?<=\.) /);
    expect(trial).toContain(String(getCompany(locale).claims.trialDays));
    expect(trial).not.toContain("{title}");
    expect(later).toContain("{title}");
    expect(others).toEqual([]);
  },
);
