import fc from "fast-check";
import { expect, test } from "vitest";
import { ipPrefixes } from "#app/leads/intake/request-checks.ts";

test.each([
  ["41.90.64.1", "41.90.64.1", undefined],
  ["::ffff:41.90.64.1", "41.90.64.1", undefined],
  ["2c0f:fe38:2184:1::1", "2c0f:fe38:2184:1", "2c0f:fe38:2184"],
  ["2c0f:fe38:2184:1:a:b:c:d", "2c0f:fe38:2184:1", "2c0f:fe38:2184"],
  ["2c0f:fe38:2184:2::1", "2c0f:fe38:2184:2", "2c0f:fe38:2184"],
  ["2c0f::1", "2c0f:0:0:0", "2c0f:0:0"],
  ["::1", "0:0:0:0", "0:0:0"],
])("%s counts with %s, and in the network %s", (ip, subscriber, network) => {
  expect(ipPrefixes(ip)).toEqual({ subscriber, network });
});

test("any text has a prefix and causes no error", () => {
  fc.assert(fc.property(fc.string(), (text) => typeof ipPrefixes(text).subscriber === "string"));
});
