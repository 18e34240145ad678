import fc from "fast-check";
import { expect, test } from "vitest";
import {
  enteredDigits,
  mapFields,
  readAddress,
  readFields,
  writeAddress,
} from "#app/features/roi-demo/calculation/calculator-fields.ts";
import { formatNumberAs } from "#data/load/number-format.ts";
import { anyInputs } from "./any-inputs.ts";

const format = { symbol: "KSh", locale: "en-KE" };
const texts = {
  runs: "1,700",
  minutes: "8",
  pay: "KSh 60,800",
  hours: "160",
  share: "75%",
  errors: "20",
  errorCost: "1,200",
  setup: "220,000/=",
  fee: "25,000",
  ownHours: "0,5",
};

test("typed and pasted values of a form are read", () => {
  expect(readFields(texts)).toEqual({
    inputs: {
      ...{ runs: 1700, minutes: 8, pay: 60_800, hours: 160, share: 75, errors: 20, errorCost: 1200 },
      ...{ setup: 220_000, fee: 25_000, ownHours: 0.5 },
    },
  });
});

test.each([
  ["runs", "0", { reason: "tooLow", limit: 1 }],
  ["runs", "1000000000000", { reason: "tooHigh", limit: 100_000 }],
  ["minutes", "", { reason: "empty" }],
  ["pay", "1e12", { reason: "noNumber" }],
  ["pay", "12,50", { reason: "twoWays" }],
  ["runs", "1.700", { reason: "twoWays" }],
  ["share", "100", { reason: "tooHigh", limit: 99 }],
  ["fee", "-1", { reason: "tooLow", limit: 0 }],
])("%s: “%s” is refused, and nothing is calculated", (name, text, fault) => {
  const changed = mapFields(texts, (old, field) => (field === name ? text : old));
  expect(readFields(changed)).toEqual({ faults: { [name]: fault } });
});

test("figures are the same after they were written to a URL and read back, also through a form", () => {
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      const address = writeAddress(inputs);
      expect(address).toBe(new URLSearchParams({ address }).toString().replace("address=", ""));
      expect(readAddress(address)).toEqual(inputs);
      const written = mapFields(inputs, (value) => formatNumberAs(value, format, enteredDigits));
      expect(readFields(written)).toEqual({ inputs });
    }),
  );
});

test("a URL with more digits than a field has is read, and rounded", () => {
  expect(readAddress("1700.125-8-60800-160-75-20-1200_220000-25000-0")?.runs).toBe(1700.13);
  expect(readAddress("9-2.125-60800-160-75-20-1200_220000-25000-0")?.minutes).toBe(2.13);
});

test("an old URL with several offers is read with its first one", () => {
  const address = "900-10-64000-160-90-0-0_120000-18000-0";
  expect(readAddress(`${address}_300000-6000-0`)).toEqual(readAddress(address));
  expect(readAddress(`${address}_300000-6000-0_90000-30000-40`)).toEqual(readAddress(address));
  expect(readAddress(address)).toMatchObject({ runs: 900, setup: 120_000, fee: 18_000, ownHours: 0 });
});

test("any other URL gives nothing, or figures within the limits", () => {
  for (const address of ["", "_", "1", "1-2-3-4-5-6-7", "1-2-3-4-5-6-7_1-2", `${"1-".repeat(9)}_1-1-1`])
    expect(readAddress(address)).toBeUndefined();
  expect(readAddress("9-9-9-90-9-9-9_1-1-1_1-1-1_1-1-1_1-1-1")).toBeUndefined();
  fc.assert(
    fc.property(fc.string(), (address) => {
      const inputs = readAddress(address);
      if (inputs) expect(readAddress(writeAddress(inputs))).toEqual(inputs);
    }),
  );
});
