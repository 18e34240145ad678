/** The copy of the tools pages, keyed by their sections. */
export const tools = {
  catalogue: {
    meta: {
      title: "AI tools for Kenyan offices",
      description:
        "AI tools for finance, sales, content, brand and customer work in Kenyan offices: what each does, what it costs in shillings, and whether it is open yet.",
    },
    hero: {
      title: "Pick a tool. Keep your judgement.",
      lead: "Each one does a single piece of repeat work and tells you when it is unsure. Prices stand on every page, and so does a list of what the tool cannot do.",
    },
    /** What a status means, beside the number of tools that have it. */
    statuses: {
      Available: "open today, {company.trialDays}-day free trial",
      Beta: "open at a beta price, still changing",
      "Coming Soon": "in the workshop, not open yet",
    },
    results: {
      title: "All our tools",
      filterLabel: "Find a tool",
      search: "Search tools",
      placeholder: "M-Pesa, invoices…",
      categoryLabel: "Category",
      all: "All",
      one: "1 tool",
      many: "{count} tools",
      rating: "Rated {rating} out of 5",
      open: "Open",
      openTool: "Open {tool}",
      none: {
        title: "No tools found",
        text: "Try adjusting your search terms or filters.",
        clear: "Clear search and filters",
      },
    },
  },
  detail: {
    /** The head of a tool's page: the description is the tool's tagline and its first price. */
    meta: { title: "{tool} for Kenyan business" },
    chatText: "Hello! I'm interested in {tool}. Could you tell me more?",
    hero: {
      factsLabel: "{tool} at a glance",
      rating: "{rating} from {reviews} reviews",
      users: "{users} users",
      chat: "Chat on WhatsApp",
      demo: "Watch Demo",
      brochure: "Download Brochure",
    },
    stats: { title: "{tool} in figures" },
    overview: { title: "Overview", benefits: "Key benefits" },
    workflow: { step: "Step {step}" },
    useCases: { scenario: "The situation" },
    pricing: {
      popular: "Most Popular",
      choose: "Choose {tier}",
      ask: "Ask for a quote: {tier}",
    },
    testimonials: { title: "What its users say", rating: "{rating} out of 5 stars" },
    faq: { title: "Questions people ask" },
    related: { all: "All tools" },
    /** A tool that is open, one that still changes and one that is only planned are spoken of differently. */
    byStatus: {
      Available: {
        start: "Get Started",
        promise: "{company.trialDays}-day free trial, no credit card",
        features: { title: "All features", lead: "What differs between the plans stands under the prices." },
        workflow: { title: "How it works", lead: "Four steps, seen from your chair." },
        useCases: {
          title: "Three places where it fits",
          lead: "Examples with the arithmetic left in, so that you can set your own numbers beside them.",
          result: "With the tool",
        },
        pricing: {
          title: "What it costs",
          lead: "Prices in shillings. {company.trialDays}-day free trial without a credit card, {company.moneyBackDays}-day money-back guarantee.",
          noPrice: "Custom quote",
        },
        limits: { lead: "Better to know it now than after the trial." },
        related: { title: "Often used beside it" },
        closing: {
          title: "Try it on real work.",
          text: "You have {company.trialDays} days, with your own files and your own people. Tell us what you would use it for; a person replies {company.reply}.",
          claims: [
            "Reply {company.reply}",
            "{company.trialDays}-day free trial, no credit card",
            "{company.moneyBackDays}-day money-back guarantee",
          ],
        },
      },
      Beta: {
        start: "Join the beta",
        promise: "In beta: usable today, still changing, at a beta price",
        features: { title: "All features", lead: "What the beta does today." },
        workflow: { title: "How it works", lead: "Four steps, seen from your chair." },
        useCases: {
          title: "Three places where it fits",
          lead: "Examples with the arithmetic left in, so that you can set your own numbers beside them.",
          result: "With the tool",
        },
        pricing: {
          title: "What the beta costs",
          lead: "Beta prices in shillings. The {company.trialDays}-day free trial and the {company.moneyBackDays}-day money-back guarantee apply here too.",
          noPrice: "Custom quote",
        },
        limits: { lead: "Better to know it now than after the trial." },
        related: { title: "Often used beside it" },
        closing: {
          title: "Help us finish it.",
          text: "Use it on real work at the beta price and tell us where it is wrong. A person replies {company.reply}.",
          claims: [
            "Reply {company.reply}",
            "{company.trialDays}-day free trial, no credit card",
            "{company.moneyBackDays}-day money-back guarantee",
          ],
        },
      },
      "Coming Soon": {
        start: "Tell us what you need",
        promise: "Not open yet: no price, no pre-orders, no date",
        features: { title: "Planned features", lead: "What we plan. It may change before the tool opens." },
        workflow: { title: "How it will work", lead: "Four planned steps, seen from your chair." },
        useCases: {
          title: "Three places we build it for",
          lead: "Plans, not results: nobody has measured these yet.",
          result: "What the tool should do",
        },
        pricing: {
          title: "What it will cost",
          lead: "Nothing is on sale, and nothing is charged before a price stands here.",
          noPrice: "Not priced yet",
        },
        limits: { lead: "Better to know it now than to wait for the wrong thing." },
        related: { title: "Worth a look meanwhile" },
        closing: {
          title: "Tell us what it should do.",
          text: "What people write to us decides what we build first. A person reads it and replies {company.reply}.",
          claims: ["Reply {company.reply}", "No pre-orders, no deposit"],
        },
      },
    },
  },
  notFound: {
    title: "Tool Not Found",
    text: "The tool you're looking for doesn't exist.",
    back: { label: "← Back to Tools", path: "/tools" },
  },
};
