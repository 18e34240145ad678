import { expect, test } from "vitest";
import { caseStudiesPage } from "#app/routes/case-studies/case-studies-page.ts";
import { formatMoney, getWords, locales } from "#data/index.ts";

test.each(locales)("each dot beside a story is the same round amount of its saving (%s)", (locale) => {
  const { stories, storyLinks } = caseStudiesPage(getWords(locale));
  const most = Math.max(...stories.map(({ net }) => net ?? 0));
  if (most <= 0) return expect(storyLinks.caption).toBeUndefined();
  expect(storyLinks.items.map(({ id }) => id)).toEqual(stories.map(({ id }) => id));
  expect(storyLinks.mostDots).toBe(Math.max(...storyLinks.items.map(({ dots }) => dots)));
  expect(storyLinks.mostDots).toBeLessThanOrEqual(20);
  // The next smaller round amount would need more than 20 dots.
  const amounts = [1, 2, 5].flatMap((factor) =>
    [1e-2, 1e-1, 1, 10, 100, 1e3, 1e4, 1e5, 1e6].map((unit) => factor * unit),
  );
  const amount = Math.min(...amounts.filter((each) => most / each <= 20));
  expect(storyLinks.caption).toContain(formatMoney(amount));
  for (const [index, { dots }] of storyLinks.items.entries())
    expect(Math.abs(dots * amount - (stories[index]?.net ?? 0))).toBeLessThanOrEqual(amount / 2);
});
