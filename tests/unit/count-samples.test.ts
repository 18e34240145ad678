import { expect, test } from "vitest";
import { countSamples } from "#data/load/count-samples.ts";

test("sample flags are counted at any depth, by the name of the records", () => {
  const counts = countSamples({
    "team.ts": [{ sample: true }, { sample: false }, {}],
    "tools/": [{ sample: true, useCases: [{ sample: true }, { sample: false }] }],
    "posts/": [{ sample: ["story", "counts"] }, { sample: [] }],
    "testimonials.ts": [{ sample: false }],
  });
  expect(counts).toEqual({ "team.ts": 1, "tools/": 2, "posts/": 2 });
});
