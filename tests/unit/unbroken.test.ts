import { expect, test } from "vitest";
import { amountWithUnit, unbreakable, unbreakableFigures } from "#app/ui/unbroken.tsx";

test.each([
  ["Paid by M-Pesa, daily", ["M-Pesa"]],
  ["a 30-day plan (month-end close)", ["30-day", "month-end"]],
  ["That takes 2-4 weeks in all", ["takes 2-4 weeks"]],
  ["Muda: wiki 4-6", ["wiki 4-6"]],
  ["Mon 8AM-12:30PM, 1:30PM-5PM EAT", ["8AM-12:30PM", "1:30PM-5PM"]],
  ["saa 7:30 hadi saa 11 (13:30-17:00 EAT)", ["13:30-17:00"]],
  ["open 24/7, 1-2", ["1-2"]],
  ["from KSh 80,000 a month", ["KSh 80,000"]],
  ["call +254 700 000 001, or +255 once", ["+254 700 000 001"]],
  ["https://tiririka.example/api/send-email, a black-and-white, pharmaceutical-grade bill", []],
])("in “%s” no line ends inside %j", (text, kept) => {
  expect(text.split(unbreakable).filter((_, index) => index % 2 === 1)).toEqual(kept);
});

test.each([
  ["From 11 days to 3", ["From 11 days"]],
  ["From 62 to 38", ["From 62"]],
  ["From 20% to 12%", ["From 20%"]],
  ["4 of 6 deliveries in 2 weeks", ["4 of 6", "2 weeks"]],
  ["36 a month, at KSh 3,000 each", ["36 a month", "KSh 3,000"]],
  ["40 minutes instead of 5 hours", ["40 minutes", "5 hours"]],
  ["Kutoka saa 10 za kazi hadi 2", ["Kutoka saa 10"]],
  ["345 kati ya 375 kwa siku", ["345 kati ya 375"]],
  ["1-week setup, then nothing", ["1-week"]],
])("in “%s” no line ends inside the figures %j", (text, kept) => {
  expect(text.split(unbreakableFigures).filter((_, index) => index % 2 === 1)).toEqual(kept);
});

test.each([
  ["from KSh 2,500 a month", ["KSh 2,500 a month"]],
  ["kuanzia KSh 2,500 kwa mwezi", ["KSh 2,500 kwa mwezi"]],
  ["from KSh 180,000 plus hosting at KSh 3,500 a month", ["KSh 180,000", "KSh 3,500 a month"]],
])("in “%s” an amount and its unit are on one line", (text, kept) => {
  expect(text.split(amountWithUnit).filter((_, index) => index % 2 === 1)).toEqual(kept);
});
