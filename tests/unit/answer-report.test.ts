import { expect, test } from "vitest";
import { readVisit } from "#app/leads/intake/read-submission.ts";
import { answerReport } from "#workers/local/answer-report.ts";
import { leadList } from "#workers/local/lead-report.ts";
import type { LeadRecord } from "#workers/outbox/lead-records.ts";
import { leadRecord } from "../fakes/lead-record.ts";

const hour = 3_600_000;

/**
 * A lead that was received at a time.
 * @param hours from its receipt to its answer; "open" if nobody has answered; undefined if that is unknown
 */
function answeredLead(time: string, hours: number | "open" | undefined, values: Partial<LeadRecord> = {}) {
  const receivedAt = Date.parse(time);
  return leadRecord({
    receivedAt,
    origin: hours === undefined ? null : "https://tiririka.example",
    answeredAt: typeof hours === "number" ? receivedAt + hours * hour : null,
    ...values,
  });
}

test("the report counts enquiries and answers by week, form, page and campaign", () => {
  const visit = { ...readVisit({}), page: "/products", utm_campaign: "=radio" };
  const report = answerReport(
    [
      // The first is on a Sunday, the second on the Monday after it.
      answeredLead("2026-11-22T23:59:59Z", 2),
      answeredLead("2026-11-23T00:00:00Z", 4, { visit }),
      answeredLead("2026-11-24T00:00:00Z", 1, { visit }),
      answeredLead("2026-11-25T00:00:00Z", 12, { formName: "Get Started" }),
      answeredLead("2026-11-26T00:00:00Z", "open"),
      answeredLead("2026-11-27T00:00:00Z", undefined),
      answeredLead("2026-11-28T00:00:00Z", "open", { suspicions: ["honeypot"] }),
    ],
    "csv",
  );
  expect(report.replace("\uFEFF", "").trim().split("\n")).toEqual([
    "Week of,By,Name,Enquiries,Answered,Open,Median hours,Longest hours",
    "2026-11-16,all,,1,1,0,2.0,2.0",
    "2026-11-23,all,,5,3,1,4.0,12.0",
    "2026-11-16,form,Contact Form,1,1,0,2.0,2.0",
    "2026-11-23,form,Contact Form,4,2,1,2.5,4.0",
    "2026-11-23,form,Get Started,1,1,0,12.0,12.0",
    "2026-11-16,page,(none),1,1,0,2.0,2.0",
    "2026-11-23,page,(none),3,1,1,12.0,12.0",
    "2026-11-23,page,/products,2,2,0,2.5,4.0",
    "2026-11-16,campaign,(none),1,1,0,2.0,2.0",
    "2026-11-23,campaign,(none),3,1,1,12.0,12.0",
    "2026-11-23,campaign,'=radio,2,2,0,2.5,4.0",
  ]);
});

test("the report is a table in a terminal, and says how many enquiries may be spam", () => {
  const spam = answeredLead("2026-11-23T00:00:00Z", "open", { suspicions: ["honeypot"] });
  const report = answerReport([answeredLead("2026-11-23T00:00:00Z", 3), spam]);
  expect(report).toMatch(/^Week of {5}By .*\n2026-11-23 {2}all /);
  expect(report).toContain("1 that may be spam");
  expect(answerReport([])).toBe("No enquiries.\n");
});

test("a line of the list has the state of a lead's follow-ups", () => {
  const followUp = { dueAt: null, sentAt: null, attempts: 3, lastError: "http_500", mailEvent: null };
  const line = (values: Partial<LeadRecord>) => leadList([leadRecord(values)]);
  expect(line({ followUps: [{ ...followUp, kind: "webhook" }] })).toContain(
    "not forwarded: http_500, dropped",
  );
  expect(line({ followUps: [{ ...followUp, kind: "webhook", sentAt: 1 }] })).toContain("forwarded 1970");
  expect(line({ followUps: [{ ...followUp, kind: "webhook", dueAt: 1 }] })).toContain("not forwarded yet");
  const bounced = { ...followUp, kind: "acknowledgement", sentAt: 1, mailEvent: "email.bounced" } as const;
  expect(line({ followUps: [bounced] })).toContain("the visitor's email does not work");
});
