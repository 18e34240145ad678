import * as v from "valibot";
import { formatHours, weekdays } from "../load/format.ts";
import type { Locale } from "../load/translation.ts";
import { properName, text } from "./common.ts";

const words = v.pipe(v.string(), v.nonEmpty());
const phone = v.pipe(v.string(), v.regex(/^\+\d[\d ]{7,18}\d$/, "write phones as +254 700 000 000"));
const email = v.pipe(v.string(), v.email());
const days = v.pipe(v.number(), v.integer(), v.minValue(1));
const amount = v.pipe(v.number(), v.integer(), v.minValue(1));
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** Whether a name is in the time zone database. */
function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone }));
  } catch {
    return false;
  }
}

/** `08:00-18:00`, closing after opening on the same day. */
const openRange = v.pipe(
  v.string(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/, "write times as 08:00-18:00"),
  v.transform((range) => ({ opens: range.slice(0, 5), closes: range.slice(6) })),
  v.check(({ opens, closes }) => opens < closes, "closes after it opens"),
);

/** Days that have the same hours, with one or more times from and to. */
const hoursRow = v.strictObject({
  days: v.pipe(v.array(v.picklist(weekdays)), v.minLength(1)),
  open: v.pipe(
    v.array(openRange),
    v.minLength(1),
    v.check(
      (ranges) =>
        ranges.every(({ opens }, index) => index === 0 || opens > (ranges[index - 1]?.closes ?? "")),
      "one after the other, with a pause between",
    ),
  ),
});

const hours = v.pipe(
  v.array(hoursRow),
  v.minLength(1),
  v.check((rows) => {
    const named = rows.flatMap((row) => row.days);
    return new Set(named).size === named.length;
  }, "each day once"),
);

const httpsUrl = v.pipe(v.string(), v.url(), v.startsWith("https://", "an https URL"));

const certificate = v.strictObject({
  name: words,
  number: v.optional(words),
  /** Who issued it. */
  body: v.optional(words),
  date: v.optional(v.pipe(v.string(), v.isoDate())),
  /** Where anybody can check it. */
  link: v.optional(httpsUrl),
});
export type Certificate = v.InferOutput<typeof certificate>;

/** The name alone, or the name with the facts by which a buyer can check the certificate. */
const certification = v.pipe(
  v.union([words, certificate]),
  v.transform((entry): Certificate => (typeof entry === "string" ? { name: entry } : entry)),
);

/** The company's facts: one record, edited once and used everywhere. */
export const companySchema = v.pipe(
  v.strictObject({
    name: v.pipe(words, v.maxLength(40)),
    tagline: text(60),
    /** In which the site is: English, and Swahili below /sw. Each page is there as soon as it has all its words. */
    languages: v.pipe(
      v.array(v.picklist(["en", "sw"])),
      v.check(([first, ...others]) => first === "en" && !others.includes("en"), '["en"] or ["en", "sw"]'),
    ),
    siteUrl: v.pipe(v.string(), v.url(), v.regex(/^https:\/\/[^/]+$/, "an https origin without a path")),
    email,
    /** The first is the one that texts name. */
    phones: v.pipe(v.tupleWithRest([phone], phone), v.maxLength(4)),
    /** The number that chat hand-offs open, in the same form as a phone. */
    whatsapp: phone,
    town: words,
    country: v.strictObject({
      name: text(40),
      /** What is of it: "Kenyan". */
      adjective: text(40),
      /** ISO 3166: decides how digits are grouped, and how a phone without a country code is read. */
      code: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, "two capital letters")),
      callingCode: v.pipe(v.string(), v.regex(/^\+\d{1,3}$/, "write it as +254")),
    }),
    /** Of the hours. */
    timeZone: v.strictObject({
      name: text(40),
      short: v.pipe(words, v.maxLength(6)),
      /** Its name in the time zone database: decides when the owner is reminded of unanswered enquiries. */
      iana: v.optional(v.pipe(v.string(), v.check(isTimeZone, "a name such as Africa/Nairobi")), "UTC"),
    }),
    /** Of every price. */
    currency: v.strictObject({
      /** ISO 4217. */
      code: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, "three capital letters")),
      /** As it is written before an amount. */
      symbol: v.pipe(words, v.maxLength(4)),
      /** In full: "Kenyan shillings". */
      name: text(40),
      /** In a sentence: "shillings". */
      plural: text(30),
    }),
    /** When a person answers. */
    hours,
    /** A certification without a number and a link is shown as one that comes on request. */
    certifications: v.pipe(v.array(certification), v.minLength(1)),
    /**
     * The facts by which a buyer checks who the company is. Each is optional, and is shown once it is set: in the footer, on
     * the pages about, press and terms, and to search engines.
     */
    legalName: v.nullish(properName(80)),
    registrationNumber: v.nullish(properName(40)),
    /** The number that the tax authority has given the company. */
    taxNumber: v.nullish(properName(40)),
    /** The street or post office box, and the postal code. The town and the country are those of the company. */
    postalAddress: v.nullish(v.strictObject({ street: properName(80), postalCode: v.optional(words) })),
    foundingYear: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1800), v.maxValue(2100))),
    /** What is claimed and promised. */
    claims: v.strictObject({
      businessesAutomated: v.string(),
      saved: text(24),
      satisfaction: v.string(),
      /** When someone is on call for live workflows, and for systems with a maintenance plan. */
      support: v.string(),
      /** Of the systems that the company hosts. */
      uptime: v.string(),
      /** Within what time a person answers, as it is written in a sentence: "We reply …". */
      reply: text(60),
      /** The free trial of every tool that is open (Available or Beta), for which no credit card is asked. */
      trialDays: days,
      /** Counted from handover; of a tool, from the first day of the paid plan. */
      moneyBackDays: days,
      /** How long the free session on one of the customer's files takes. */
      sessionMinutes: days,
      /** When a service is measured again, counted from handover: while the guarantee runs. */
      measuredAfterWeeks: days,
      /** How the claims above are counted, and to which date. */
      counted: text(300),
    }),
    /** Where customers' files are, and who reads them: the tools' answers to what a buyer asks about data. */
    dataHandling: v.strictObject({
      hostedIn: text(60),
      /** Where a copy of schools' and clinics' data stays, as a regulation asks. */
      localCopyIn: text(60),
      /** Whose models read files. */
      aiProviders: v.pipe(v.array(words), v.minLength(1)),
      /** By when the last copy is gone after a customer has left. */
      deletedAfterDays: days,
    }),
    /** The registration with the Office of the Data Protection Commissioner, shown once it is set. */
    dataCommissionerNumber: v.nullable(v.pipe(v.string(), v.nonEmpty())),
    /**
     * The form of the provider that sends the newsletter: its URL, and the name of its field for the email address.
     * Browsers apply the Content-Security-Policy to redirects too: it must answer on its own origin.
     */
    newsletter: v.optional(
      v.strictObject({
        action: v.pipe(v.string(), v.url(), v.startsWith("https://", "an https URL")),
        emailField: words,
      }),
    ),
    /**
     * A provider that counts visits without a cookie: its script is loaded on every page, and an enquiry that was sent is an
     * event. The security headers and the texts on privacy, cookies, GDPR and security follow. A provider that sets a cookie
     * needs other texts, and must not be loaded before a visitor has agreed to it.
     */
    analytics: v.nullish(
      v.strictObject({
        /** As the privacy page calls the provider. */
        name: properName(40),
        script: httpsUrl,
        /** The script element's own, such as `data-domain`. */
        attributes: v.optional(v.record(v.pipe(v.string(), v.regex(/^data-[a-z0-9-]+$/)), v.string()), {}),
        /** Where the script reports to: origins other than its own and those in its attributes. */
        reportsTo: v.optional(v.array(httpsUrl), []),
      }),
    ),
    /** What a buyer asks about money. */
    buying: v.strictObject({
      /** Whether the prices on the pages include VAT; "none" for a company that does not charge it. */
      vat: v.picklist(["excluded", "included", "none"]),
      vatPercent: percent,
      taxAuthority: v.strictObject({ name: text(60), short: words, address: v.pipe(v.string(), v.url()) }),
      /** What a customer may have to withhold and pay to the tax authority. */
      withholding: v.strictObject({ feePercent: percent, feeFrom: amount, vatPercent: percent }),
      /** Ways to pay, as they are written in a sentence: "You pay by …". */
      payBy: v.pipe(v.array(text(60)), v.minLength(1)),
      quoteValidDays: days,
      invoiceDueDays: days,
      /** How the price of a service or a product is divided. */
      stages: v.pipe(
        v.array(v.strictObject({ percent, when: text(80) })),
        v.minLength(1),
        v.check(
          (stages) => stages.reduce((total, stage) => total + stage.percent, 0) === 100,
          "the stages add up to 100%",
        ),
      ),
      /** What one more clerk costs a customer a month, employer’s contributions included: a project is compared with it. */
      clerkMonthly: amount,
      /** The hours that a clerk works a month. `clerkMonthly` divided by them is the cost of an hour. */
      clerkHours: v.pipe(v.number(), v.integer(), v.minValue(1)),
      /** What a delivered product costs a month, in the company's currency. Maintenance is optional. */
      productMonthly: v.strictObject({ hosting: amount, maintenance: amount }),
      /** What a customer owes or gets back when a project does not go as planned. */
      risks: v.strictObject({
        /** What is owed by a customer who stops after the design: of the price. */
        stopAfterDesignPercent: percent,
        /** How long after the agreed date a failed test may be mended before all is paid back. */
        testDays: days,
        /** What each full week of delay takes off the price, up to the last stage. */
        latePercentAWeek: percent,
        /** How long ahead a tool's customers hear that it closes. */
        closingDays: days,
      }),
    }),
  }),
  v.check(
    ({ claims }) => claims.measuredAfterWeeks * 7 <= claims.moneyBackDays,
    "claims.measuredAfterWeeks lies within the guarantee, claims.moneyBackDays",
  ),
  v.check(
    ({ buying: { stages, risks } }) => risks.stopAfterDesignPercent <= (stages[0]?.percent ?? 0),
    "buying.risks.stopAfterDesignPercent is at most the first stage",
  ),
  // The hours in three forms: for machines, for the footer, and for where office hours are listed.
  v.rawTransform(({ dataset: { value: company }, config }) => {
    const locale = (config.lang ?? "en") as Locale;
    const rows = company.hours.map(({ days, open }) => ({ days, ranges: open }));
    const worded = (clock: "12h" | "24h") =>
      rows.map((row) => formatHours(row, clock, company.timeZone.short, locale));
    const schedule = rows.flatMap(({ days, ranges }) => ranges.map((range) => ({ days, ...range })));
    return { ...company, hours: { schedule, short: worded("12h"), long: worded("24h") } };
  }),
);

export type CompanyRecord = v.InferInput<typeof companySchema>;
export type Company = v.InferOutput<typeof companySchema>;
export type Analytics = NonNullable<Company["analytics"]>;
