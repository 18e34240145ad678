import { expect, test } from "vitest";
import { unknownSettings } from "#workers/local/settings.ts";
import { findLoneSettings, findSettingFaults } from "#workers/setting-faults.ts";

const LEADS_WEBHOOK_URL = "https://crm.example/hook";
const LEADS_WEBHOOK_SECRET = `whsec_${btoa("secret")}`;

test.each([
  ["LEADS_TO", ["sales@nileloom", "sales", "a@duka.example, b", "A <a@duka.example>"], "separated by commas"],
  ["LEADS_FROM", ["website", "Website <website>", "<>"], "<website@company.example>"],
  ["ALLOWED_ORIGINS", ["landing.example", "https://landing.example/", "https://a.example; b"], "https://"],
  ["ANSWER_SECRET", ["x", "a".repeat(31)], "openssl rand -hex 32"],
  ["REMIND_AFTER_HOURS", ["1,5", "abc", "0", "-1", "Infinity", "20 hours", "1e3"], "1.5"],
  ["ACKNOWLEDGE", ["yes", "ON"], "on or off"],
  ["LEADS_WEBHOOK_URL", ["http://crm.example/hook", "ftp://crm.example", "crm.example"], "https://"],
  ["LEADS_WEBHOOK_SECRET", ["whsec_no base64", "whsec_"], "whsec_"],
])("the message about a wrong %s names the right format, and not the value", (name, values, form) => {
  for (const value of values) {
    const faults = findSettingFaults({ [name]: value });
    expect(faults, value).toEqual([expect.stringContaining(name)]);
    expect(faults[0]).toContain(form);
    expect(faults[0]).not.toContain(`"${value}"`);
  }
});

test("right settings and missing settings are accepted", () => {
  expect(findSettingFaults({})).toEqual([]);
  expect(findSettingFaults({ REMIND_AFTER_HOURS: "", ACKNOWLEDGE: "", LEADS_WEBHOOK_URL: "" })).toEqual([]);
  for (const LEADS_FROM of ["a@duka.example", "Duka <a@duka.example>"])
    expect(findSettingFaults({ LEADS_FROM, LEADS_TO: "a@duka.example, b@duka.example" })).toEqual([]);
  for (const REMIND_AFTER_HOURS of ["20", "0.5", " 1.5 ", "0.001"])
    expect(findSettingFaults({ REMIND_AFTER_HOURS, ACKNOWLEDGE: "on" })).toEqual([]);
  expect(findSettingFaults({ ANSWER_SECRET: "a".repeat(32) })).toEqual([]);
  expect(findSettingFaults({ ALLOWED_ORIGINS: "https://a.example, http://localhost:3000" })).toEqual([]);
  for (const url of [LEADS_WEBHOOK_URL, "http://localhost:9/x", "http://127.0.0.1:9/x", "http://[::1]:9/x"])
    expect(findSettingFaults({ LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET })).toEqual([]);
});

test("a webhook's URL without its secret is reported, and a secret without its URL", () => {
  expect(findLoneSettings({ LEADS_WEBHOOK_URL })).toEqual([
    expect.stringContaining("npx wrangler secret put LEADS_WEBHOOK_SECRET"),
  ]);
  expect(findLoneSettings({ LEADS_WEBHOOK_SECRET })).toEqual([expect.stringContaining("LEADS_WEBHOOK_URL")]);
  expect(findLoneSettings({ LEADS_WEBHOOK_URL, LEADS_WEBHOOK_SECRET })).toEqual([]);
  expect(findLoneSettings({})).toEqual([]);
});

test("reminders without ANSWER_SECRET and confirmations without Turnstile are reported", () => {
  expect(findLoneSettings({ REMIND_AFTER_HOURS: "20" })).toEqual([expect.stringContaining("ANSWER_SECRET")]);
  expect(findLoneSettings({ ACKNOWLEDGE: "on" })).toEqual([expect.stringContaining("Turnstile")]);
  expect(findLoneSettings({ ACKNOWLEDGE: "off" })).toEqual([]);
  const whole = {
    REMIND_AFTER_HOURS: "20",
    ANSWER_SECRET: "x",
    ACKNOWLEDGE: "on",
    TURNSTILE_SECRET_KEY: "y",
  };
  expect(findLoneSettings(whole)).toEqual([]);
});

test("vars that the Worker does not read are unknown settings", () => {
  expect(unknownSettings({ LEADS_TO: "", TURNSTILE_SITE_KEY: "", LEAD_FROM: "" })).toEqual(["LEAD_FROM"]);
});
