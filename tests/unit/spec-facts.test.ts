import { describe, expect, test } from "vitest";
import * as data from "#data/index.ts";
import { sampleCompanies, sampleTools } from "./sample-company.ts";

/**
 * The ids, orders, prices and numbers of the sample company. They come from the written specification that its first
 * owner has approved: other systems link to these URLs, and offers quote these prices. Records that an owner adds
 * need no line here, and may be at any position. Texts are not tested here, because they are only in data/.
 * All of this applies only to the sample company. Another company removes nothing here.
 */

/** The ids in a text. */
const listed = (text: string) => text.split(/\s+/);
const ids = (records: readonly { id: string }[]) => records.map(({ id }) => id);
/** The records with these ids, in the order of data/. */
const among = <Kind extends { id: string }>(agreed: readonly string[], records: readonly Kind[]) =>
  records.filter(({ id }) => agreed.includes(id));

test("the sample has a team of four, a featured post, and stories and testimonials for the home page", () => {
  for (const { name } of sampleCompanies) {
    expect(data.listTeam("en").length, name).toBeGreaterThanOrEqual(4);
    expect(data.listPosts("en").some(({ featured }) => featured)).toBe(true);
    expect(data.listCaseStudies("en").length).toBeGreaterThanOrEqual(3);
    expect(data.listTestimonials("en").length).toBeGreaterThanOrEqual(3);
  }
});

describe.each(sampleCompanies)(
  "the facts of $name; if the company has another name, none of them is tested",
  (company) => {
    describe("the entities", () => {
      test("are in the specified order", () => {
        expect(ids(data.listSolutions("en"))).toEqual(
          listed(`finance-ops sales-leadgen content-repurpose visual-brand customer-engagement data-intelligence
            integrations-consulting`),
        );
        expect(ids(among(sampleTools, data.listTools("en")))).toEqual(sampleTools);
      });

      test("every category of tools has at least one", () => {
        const names = data.toolCategories.map(({ name }) => name);
        expect(new Set(data.listTools("en").map(({ category }) => category))).toEqual(new Set(names));
      });
    });

    test("a solution and its category of tools have the same name in each language", () => {
      for (const locale of data.locales)
        for (const { name, solution } of data.toolCategories)
          expect(data.labelOf(name, locale)).toBe(data.findSolution(solution, locale)?.title);
    });

    test("finance-ops begins with its four tools, and has two services", () => {
      const solution = data.findSolution("finance-ops", "en");
      expect(solution?.tools.slice(0, 4)).toEqual(
        listed("ai-mpesa-analyzer e-statement-analyzer invoice-reorganizer expense-anomaly-detector"),
      );
      expect(solution?.services.slice(0, 2)).toHaveLength(2);
    });

    test("the header has six links", () => {
      const agreed = ["/", "/solutions", "/tools", "/services", "/blog", "/get-started"];
      const paths = data.getNavigation("en").main.map(({ path }) => path);
      expect(paths.filter((path) => agreed.includes(path))).toEqual(agreed);
    });

    test("the products have the specified order, prices and timelines", () => {
      const agreed = [
        ["ecommerce", 150_000, "4-6 weeks"],
        ["microfinance", 300_000, "6-8 weeks"],
        ["booking", 120_000, "3-4 weeks"],
        ["bulk-sms", 80_000, "2-3 weeks"],
        ["lms", 200_000, "5-7 weeks"],
        ["inventory-pos", 180_000, "4-5 weeks"],
        ["hr-payroll", 250_000, "5-6 weeks"],
        ["crm-sales", 160_000, "4-5 weeks"],
        ["real-estate", 220_000, "5-6 weeks"],
        ["hospital-management", 400_000, "8-10 weeks"],
      ] as const;
      const products = among(
        agreed.map(([id]) => id),
        data.listProducts("en"),
      );
      expect(
        products.map(({ id, pricing, timeline }) => [id, pricing, data.formatWeeks(timeline, "en")]),
      ).toEqual(agreed);
    });

    test("the services have the specified order, prices and timelines", () => {
      const agreed = [
        ["workflow-design", 150_000, [2, 4]],
        ["api-integration", 200_000, [3, 6]],
        ["ai-strategy", null, null],
        ["compliance-audit", 250_000, [4, 6]],
        ["data-labeling", 100_000, [2, 8]],
        ["custom-development", null, null],
      ] as const;
      const services = among(
        agreed.map(([id]) => id),
        data.listServices("en"),
      );
      expect(services.map(({ id, price, timeline }) => [id, price, timeline])).toEqual(agreed);
      expect(data.findService("workflow-design", "en")?.pricing).toMatchObject({
        setup: [150_000, 500_000],
        maintenance: [25_000, 75_000],
      });
    });

    test("ai-mpesa-analyzer has the specified numbers", () => {
      const tool = data.findTool("ai-mpesa-analyzer", "en");
      expect(tool).toMatchObject({
        status: "Available",
        rating: 4.9,
        totalReviews: 247,
        activeUsers: "1,200+",
      });
      const { features, workflow, useCases, testimonials, faqs, stats, relatedTools } = tool ?? {};
      const lists = [features, workflow, useCases, testimonials, faqs, stats, relatedTools];
      expect(lists.map((list) => list?.length)).toEqual([12, 4, 3, 3, 8, 4, 3]);
      expect(tool?.pricing.map(({ tier, price, period, popular }) => [tier, price, period, popular])).toEqual(
        [
          ["Starter", 2_500, "month", false],
          ["Professional", 5_000, "month", true],
          ["Enterprise", null, "", false],
        ],
      );
      const [starter, professional, enterprise] = tool?.pricing ?? [];
      expect(starter?.features.join()).toContain("1,000 transactions per month");
      expect(professional?.features.join()).toContain("10,000 transactions per month");
      expect(enterprise?.features.join().toLowerCase()).toContain("unlimited");
    });

    test("the first post has its three related posts", () => {
      expect(data.findPost("ai-transformation-kenyan-businesses", "en")?.relatedPosts).toEqual(
        listed("automate-mpesa-transactions ai-strategy-framework workflow-automation-basics"),
      );
    });

    test("the company has the specified claims, hours and certifications", () => {
      expect(company.certifications.map(({ name }) => name)).toEqual([
        "ISO 27001",
        "SOC 2 Type II",
        "GDPR",
        "Kenya ICT Board",
      ]);
      expect(company.hours.short).toEqual(["Mon-Fri 8AM-6PM EAT", "Sat 9AM-2PM EAT"]);
      expect(company.hours.long).toEqual(["Mon-Fri 8:00-18:00 EAT", "Sat 9:00-14:00 EAT"]);
      expect(company.claims).toMatchObject({
        businessesAutomated: "200+",
        saved: "50M+ KSh",
        satisfaction: "95%",
        support: "24/7",
        uptime: "99.9%",
        reply: "within 24 hours",
        trialDays: 14,
        moneyBackDays: 30,
      });
      expect(data.formatMoneyRange([150_000, 500_000])).toBe("KSh 150,000-500,000");
    });
  },
);
