import { expect, test } from "vitest";
import { nearestPages } from "#app/content/nearest-pages.server.ts";

test.each([
  ["/produts", "/products"],
  ["/prodcuts", "/products"],
  ["/tools/mpesa-analyzer", "/tools/ai-mpesa-analyzer"],
  ["/contac", "/support/contact"],
])("who mistypes %s is offered %s first", (asked, meant) => {
  expect(nearestPages(asked, "en")[0]?.path).toBe(meant);
});
