import { expect, test, vi } from "vitest";
import { officeWeek } from "#app/content/links.ts";
import { getCompany, getWords } from "#data/index.ts";

vi.mock("#data/index.ts", async (original) => {
  const data = await original<typeof import("#data/index.ts")>();
  return { ...data, getCompany: vi.fn(data.getCompany) };
});

const words = getWords("en");
const company = getCompany("en");

function openOn(...days: ("Saturday" | "Sunday")[]) {
  const hours = { ...company.hours, days: [days], short: ["the hours"] };
  vi.mocked(getCompany).mockReturnValue({ ...company, hours });
}

test("the office week ends with a day without calls if the company is closed on Sundays", () => {
  openOn("Saturday");
  expect(officeWeek(words).rows).toEqual([
    { text: "the hours", days: ["Saturday"], isOpen: true },
    { text: words.common.sundays, days: ["Sunday"], isOpen: false },
  ]);
});

test("the office week has only the opening hours if the company is open on Sundays", () => {
  openOn("Saturday", "Sunday");
  expect(officeWeek(words).rows).toEqual([{ text: "the hours", days: ["Saturday", "Sunday"], isOpen: true }]);
});
