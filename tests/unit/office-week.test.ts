import { expect, test } from "vitest";
import { weekRows } from "#app/content/links.ts";

test("the office week ends with a day without calls if the company is closed on Sundays", () => {
  expect(weekRows({ days: [["Saturday"]], short: ["9 to 2"] }, "No calls")).toEqual([
    { text: "9 to 2", days: ["Saturday"], isOpen: true },
    { text: "No calls", days: ["Sunday"], isOpen: false },
  ]);
});

test("the office week has only the opening hours if the company is open on Sundays", () => {
  expect(weekRows({ days: [["Saturday", "Sunday"]], short: ["9 to 2"] }, "No calls")).toEqual([
    { text: "9 to 2", days: ["Saturday", "Sunday"], isOpen: true },
  ]);
});
