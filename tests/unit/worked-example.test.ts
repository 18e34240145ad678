import { expect, test } from "vitest";
import { workedExample } from "../../app/routes/industry/worked-example.server.ts";
import { findIndustry, getWords, listIndustries } from "../../data/index.ts";

/** The spec's industries, worked out by hand from the assumptions of each and the prices of the spec's section 9. */
const byHand: Record<string, { hours: [number, number]; net: string; setup: RegExp }> = {
  // 6,000 × 1.75 min = 175 h × 400 − 5,000
  finance: { hours: [200, 25], net: "KSh 65,000", setup: /month 3: KSh 150,000 .* 2\.3\./ },
  // 1,800 × 2.8 min = 84 h × 350 + 36 × 800 − 9,500
  healthcare: { hours: [120, 36], net: "KSh 48,700", setup: /nothing to pay/ },
  // 180 × 40 min = 120 h × 300
  retail: { hours: [150, 30], net: "KSh 36,000", setup: /month 5: KSh 180,000 .* 5\./ },
  // 600 × 9.5 min = 95 h × 450
  manufacturing: { hours: [120, 25], net: "KSh 42,750", setup: /month 6: KSh 250,000 .* 5\.8\./ },
  // 900 × 3.4 min = 51 h × 380 − 2,500
  education: { hours: [60, 9], net: "KSh 16,880", setup: /nothing to pay/ },
  // 1,080 × 4.5 min = 81 h × 400
  "real-estate": { hours: [90, 9], net: "KSh 32,400", setup: /month 7: KSh 220,000 .* 6\.8\./ },
  // 900 × 9 min = 135 h × 300 − 4,000
  agriculture: { hours: [180, 45], net: "KSh 36,500", setup: /month 5: KSh 150,000 .* 4\.1\./ },
  // 600 × 6 min = 60 h × 500 − 3,900
  "non-profit": { hours: [100, 40], net: "KSh 26,100", setup: /nothing to pay/ },
};

test.each(listIndustries().map((industry) => [industry.id, industry] as const))(
  "the example of %s leaves something over each month",
  (_, industry) => {
    expect(workedExample(industry, getWords("en")).net.value).toMatch(/^KSh [\d,]+$/);
  },
);

test.each(Object.entries(byHand))("the example of %s adds up", (id, expected) => {
  const industry = findIndustry(id);
  if (!industry) throw new Error(`no industry ${id}`);
  const { today, after, net, setup } = workedExample(industry, getWords("en"));
  expect([today.value, after.value]).toEqual(expected.hours.map((hours) => `${hours} hours`));
  expect(net.value).toBe(expected.net);
  expect(setup.text).toMatch(expected.setup);
});
