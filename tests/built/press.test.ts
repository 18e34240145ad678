import { readFileSync } from "node:fs";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { findInfoPage, getCompany } from "#data/index.ts";

const body = findInfoPage("/press", "en")?.body ?? "";
const files = new Set(Array.from(body.matchAll(/\]\((\/press\/[^)]+)\)/g), ([, file = ""]) => file));

test.each([...files])("%s is drawn of the company's name and colours", (file) => {
  const logo = parse(readFileSync(`build/client${file}`, "utf8"));
  expect(logo.querySelector("title")?.textContent).toBe(getCompany("en").name);
  expect(logo.toString()).not.toMatch(/currentColor|black|var\(/);
  expect(logo.querySelectorAll("circle").length).toBe(3);
});
