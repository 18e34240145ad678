import fc from "fast-check";
import { expect, test } from "vitest";
import { addressGroup } from "~/leads/intake/address-group.ts";

test.each([
  ["41.90.64.1", "41.90.64.1"],
  ["2c0f:fe38:2184:1::1", "2c0f:fe38:2184:1"],
  ["2c0f:fe38:2184:1:a:b:c:d", "2c0f:fe38:2184:1"],
  ["2c0f::1", "2c0f:0:0:0"],
  ["::1", "0:0:0:0"],
])("%s counts as %s", (address, group) => {
  expect(addressGroup(address)).toBe(group);
});

test("never throws", () => {
  fc.assert(fc.property(fc.string(), (text) => typeof addressGroup(text) === "string"));
});
