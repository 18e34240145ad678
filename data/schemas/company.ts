import * as v from "valibot";
import { formatHours, weekdays } from "../load/format.ts";
import type { Locale } from "../load/translation.ts";
import { day, properName, text } from "./common.ts";
import { mustBe } from "./must-be.ts";

const words = v.pipe(v.string(), v.nonEmpty());
const phone = v.pipe(v.string(), v.regex(/^\+\d[\d ]{7,18}\d$/, mustBe("a phone such as +254 700 000 000")));
const email = v.pipe(v.string(), v.email(mustBe("an email address")));
const days = v.pipe(v.number(), v.integer(), v.minValue(1));
const amount = v.pipe(v.number(), v.integer(), v.minValue(1));
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** Whether a name is in the IANA time zone database. */
function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone }));
  } catch {
    return false;
  }
}

/** `08:00-18:00`: opening and closing time on the same day. */
const openRange = v.pipe(
  v.string(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/, mustBe("times such as 08:00-18:00")),
  v.transform((range) => ({ opens: range.slice(0, 5), closes: range.slice(6) })),
  v.check(
    ({ opens, closes }) => opens < closes,
    ({ input: { opens, closes } }) =>
      `must close later than it opens, but opens ${opens} and closes ${closes}`,
  ),
);

/** Days with the same opening hours. A day may have several ranges. */
const hoursRow = v.strictObject({
  days: v.pipe(v.array(v.picklist(weekdays)), v.minLength(1)),
  open: v.pipe(
    v.array(openRange),
    v.minLength(1),
    v.check(
      (ranges) =>
        ranges.every(({ opens }, index) => index === 0 || opens > (ranges[index - 1]?.closes ?? "")),
      ({ input }) =>
        `must be in order with a pause between, but is ${input.map((one) => `${one.opens}-${one.closes}`).join(", ")}`,
    ),
  ),
});

const hours = v.pipe(
  v.array(hoursRow),
  v.minLength(1),
  v.check(
    (rows) => repeatedDay(rows) === undefined,
    ({ input }) => `must name each day once, but names ${repeatedDay(input)} twice`,
  ),
);

function repeatedDay(rows: { days: string[] }[]): string | undefined {
  return rows.flatMap(({ days }) => days).find((day, index, all) => all.indexOf(day) < index);
}

const httpsUrl = v.pipe(v.string(), v.url(), v.startsWith("https://", mustBe("a URL with https")));

const certificate = v.strictObject({
  name: words,
  number: v.optional(words),
  /** The organisation that issued the certificate. */
  body: v.optional(words),
  date: v.optional(day),
  /** A page on which anybody can check the certificate. */
  link: v.optional(httpsUrl),
});
export type Certificate = v.InferOutput<typeof certificate>;

/** The name alone, or the name with the facts by which a buyer can check the certificate. */
const certification = v.pipe(
  v.union([words, certificate]),
  v.transform((entry): Certificate => (typeof entry === "string" ? { name: entry } : entry)),
);

/** The facts of the company's registration. */
const identity = {
  legalName: v.nullish(properName(80)),
  registrationNumber: v.nullish(properName(40)),
  /** The number that the tax authority has given the company. */
  taxNumber: v.nullish(properName(40)),
  /** The street or post office box, and the postal code. The town and the country are those of the company. */
  postalAddress: v.nullish(v.strictObject({ street: properName(80), postalCode: v.optional(words) })),
};

/** The company's facts: one record, edited once and used everywhere. */
export const companySchema = v.pipe(
  v.strictObject({
    name: v.pipe(words, v.maxLength(40)),
    /** The title of the home page. In up to 20 characters it has the largest letters (app/routes/home/hero-section.tsx). */
    tagline: text(60),
    /** The site's languages: English, and Swahili below /sw. A page is built in Swahili once all its words are translated. */
    languages: v.pipe(
      v.array(v.picklist(["en", "sw"])),
      v.check(
        ([first, ...others]) => first === "en" && !others.includes("en"),
        mustBe('["en"] or ["en", "sw"]'),
      ),
    ),
    siteUrl: v.pipe(
      v.string(),
      v.url(),
      v.regex(/^https:\/\/[^/]+$/, mustBe("a URL with https and without a path or a slash at its end")),
    ),
    email,
    /** The first one is in texts. The others are listed on pages. */
    phones: v.pipe(v.tupleWithRest([phone], phone), v.maxLength(4)),
    /** The number of the company's WhatsApp account, in the same format as a phone. */
    whatsapp: phone,
    town: words,
    country: v.strictObject({
      name: text(40),
      /** The adjective: "Kenyan". */
      adjective: text(40),
      /** ISO 3166 code. It decides how digits are grouped and how a phone without a calling code is read. */
      code: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, mustBe("two capital letters"))),
      callingCode: v.pipe(v.string(), v.regex(/^\+\d{1,3}$/, mustBe("a calling code such as +254"))),
    }),
    /** The time zone of the opening hours. */
    timeZone: v.strictObject({
      name: text(40),
      short: v.pipe(words, v.maxLength(6)),
      /** Its name in the IANA time zone database. Reminders of unanswered enquiries are sent at 8:00 in this zone. */
      iana: v.optional(
        v.pipe(v.string(), v.check(isTimeZone, mustBe("a time zone such as Africa/Nairobi"))),
        "UTC",
      ),
    }),
    /** The currency of all prices. */
    currency: v.strictObject({
      /** ISO 4217 code. */
      code: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, mustBe("three capital letters"))),
      /** The symbol before an amount. */
      symbol: v.pipe(words, v.maxLength(4)),
      /** The full name: "Kenyan shillings". */
      name: text(40),
      /** The name in a sentence: "shillings". */
      plural: text(30),
    }),
    /** The hours in which a person answers. */
    hours,
    /** A certification without a number and a link is shown as one that comes on request. May be empty. */
    certifications: v.array(certification),
    /**
     * The facts by which a buyer checks who the company is. Each is optional, and is shown once it is set: in the footer, on
     * the pages about, press and terms, and to search engines.
     */
    ...identity,
    foundingYear: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1800), v.maxValue(2100))),
    /**
     * Invented values of these facts. The terms, the privacy page and the sample quote show each with a label until the real one
     * is set. No other page shows them.
     */
    exampleFacts: v.optional(v.strictObject({ sample: v.literal(true), ...identity })),
    /** The company's claims and promises. */
    claims: v.strictObject({
      /** Counted figures. Each is optional, and pages leave out those that are not set. */
      businessesAutomated: v.optional(words),
      saved: v.optional(text(24)),
      satisfaction: v.optional(words),
      /** The systems of the kinds in products.ts that the company has set up, and the clients who use them. */
      systems: v.optional(words),
      clients: v.optional(words),
      /** The method and the date by which these figures were counted. */
      counted: v.optional(text(300)),
      /** The times in which somebody is on call for live workflows and for systems with a maintenance plan. */
      support: v.string(),
      /** The availability of the systems that the company hosts. */
      uptime: v.string(),
      /** The time within which a person answers, as in the sentence "We reply …". */
      reply: text(60),
      /** The length of the free trial of every tool that is Available or Beta. It needs no credit card. */
      trialDays: days,
      /** The money-back guarantee, counted from handover; for a tool, from the first day of the paid plan or the first result. */
      moneyBackDays: days,
      /** The length of the free session on one of the customer's files. */
      sessionMinutes: days,
      /** The time from handover to the second measurement of a service. It must be within the money-back guarantee. */
      measuredAfterWeeks: days,
    }),
    /** The places of customers' files and the companies that read them. Texts about data protection name them. */
    dataHandling: v.strictObject({
      hostedIn: text(60),
      /** The place of the copy of schools' and clinics' data that a regulation requires. */
      localCopyIn: text(60),
      /** The companies whose models read files. */
      aiProviders: v.pipe(v.array(words), v.minLength(1)),
      /** The places in which these models run. */
      aiProcessedIn: text(60),
      /** The time after a customer has left by which the last copy is deleted. */
      deletedAfterDays: days,
    }),
    /** The number of the registration with the Office of the Data Protection Commissioner. Pages show it if it is set. */
    dataCommissionerNumber: v.nullable(v.pipe(v.string(), v.nonEmpty())),
    /**
     * The sign-up form of the newsletter's provider: its URL, and the name of its field for the email address. The URL must
     * not redirect to another origin, because browsers apply the Content-Security-Policy to redirects of forms too.
     */
    newsletter: v.optional(
      v.strictObject({
        action: v.pipe(v.string(), v.url(), v.startsWith("https://", mustBe("a URL with https"))),
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
        /** The provider's name, as the privacy page shows it. */
        name: properName(40),
        script: httpsUrl,
        /** The attributes of the provider's `<script>`, such as `data-domain`. */
        attributes: v.optional(v.record(v.pipe(v.string(), v.regex(/^data-[a-z0-9-]+$/)), v.string()), {}),
        /** Origins to which the script sends visits, other than its own origin and those in its attributes. */
        reportsTo: v.optional(v.array(httpsUrl), []),
      }),
    ),
    /** Facts about prices, taxes and payment. */
    buying: v.strictObject({
      /** Whether the prices on the pages include VAT. "none" is for a company that charges no VAT. */
      vat: v.picklist(["excluded", "included", "none"]),
      vatPercent: percent,
      taxAuthority: v.strictObject({ name: text(60), short: words, address: v.pipe(v.string(), v.url()) }),
      /**
       * The parts of a payment that a customer may have to withhold and pay to the tax authority: of a fee, which for consulting
       * has to reach `feeFrom` in a month, and for VAT. If it is not set, pages do not name this tax. The text about it in
       * data/pages/buying.ts is about Kenyan law, so `npm run setup` removes these values when the country changes.
       */
      withholding: v.optional(v.strictObject({ feePercent: percent, feeFrom: amount, vatPercent: percent })),
      /** Ways to pay, as in the sentence "You pay by …". */
      payBy: v.pipe(v.array(text(60)), v.minLength(1)),
      quoteValidDays: days,
      invoiceDueDays: days,
      /** The parts in which the price of a service or a product is paid. They add up to 100%. */
      stages: v.pipe(
        v.array(v.strictObject({ percent, when: text(80) })),
        v.minLength(1),
        v.check(
          (stages) => totalPercent(stages) === 100,
          ({ input }) => `must add up to 100%, but add up to ${totalPercent(input)}%`,
        ),
      ),
      /** The monthly cost of one more clerk, with the employer's contributions. Texts compare the cost of a project with it. */
      clerkMonthly: amount,
      /** The hours that a clerk works per month. `clerkMonthly` divided by these hours is the cost of an hour. */
      clerkHours: v.pipe(v.number(), v.integer(), v.minValue(1)),
      /** The monthly costs of a delivered product, in the company's currency. Maintenance is optional. */
      productMonthly: v.strictObject({ hosting: amount, maintenance: amount }),
      /** The amounts that a customer owes or gets back if a project does not go as planned. */
      risks: v.strictObject({
        /** The part of the price that is owed by a customer who stops after the design. */
        stopAfterDesignPercent: percent,
        /** The days after the agreed date in which a failed test may be fixed before the whole price is paid back. */
        testDays: days,
        /** The reduction of the price for each full week of delay. All reductions together are at most the last stage. */
        latePercentAWeek: percent,
        /** The notice that customers of a tool get before it is closed. */
        closingDays: days,
      }),
    }),
  }),
  v.forward(
    v.check(
      ({ claims }) => claims.measuredAfterWeeks * 7 <= claims.moneyBackDays,
      ({ input: { claims } }) =>
        `must be within the money-back guarantee of ${claims.moneyBackDays} days (claims.moneyBackDays), ` +
        `but is ${claims.measuredAfterWeeks} weeks, ${claims.measuredAfterWeeks * 7} days`,
    ),
    ["claims", "measuredAfterWeeks"],
  ),
  v.forward(
    v.check(
      ({ buying: { stages, risks } }) => risks.stopAfterDesignPercent <= (stages[0]?.percent ?? 0),
      ({ input: { buying } }) =>
        `stopAfterDesignPercent must be at most the first of buying.stages, ${buying.stages[0]?.percent}%, ` +
        `but is ${buying.risks.stopAfterDesignPercent}%`,
    ),
    ["buying", "risks"],
  ),
  // The hours in three formats: `schedule` for structured data, `short` for most pages, `long` for the page with the form "Get Started".
  // `days` are the days of each text.
  v.rawTransform(({ dataset: { value: company }, config }) => {
    const locale = (config.lang ?? "en") as Locale;
    const rows = company.hours.map(({ days, open }) => ({ days, ranges: open }));
    const worded = (clock: "12h" | "24h") =>
      rows.map((row) => formatHours(row, clock, company.timeZone.short, locale));
    const schedule = rows.flatMap(({ days, ranges }) => ranges.map((range) => ({ days, ...range })));
    const days = rows.map((row) => row.days);
    return { ...company, hours: { schedule, days, short: worded("12h"), long: worded("24h") } };
  }),
);

function totalPercent(stages: { percent: number }[]): number {
  return stages.reduce((total, { percent }) => total + percent, 0);
}

export type CompanyRecord = v.InferInput<typeof companySchema>;
export type Company = v.InferOutput<typeof companySchema>;
export type Analytics = NonNullable<Company["analytics"]>;
