/** The copy of the tools pages, keyed by their sections. */
export const tools = {
  catalogue: {
    meta: {
      title: "AI tools for {company.ofCountry} offices",
      description:
        "AI tools for finance, sales, content, design and customer service in {company.ofCountry} offices. Each page states the limits and the price in {company.money}. Most tools can be used today.",
    },
    hero: {
      title: "AI tools for everyday office work.",
      intro:
        "Each tool does one repetitive task and tells you when it is unsure. Each tool’s page shows its price and its limits. Prices are given {company.vat}.",
    },
    /** The meaning of each status. The page shows the number of tools beside it. */
    statuses: {
      Available: "ready today, {company.trialDays}-day free trial",
      Beta: "beta price, features may change, {company.trialDays}-day free trial",
      "Coming Soon": "not available yet, no trial",
    },
    results: {
      title: "All our tools",
      search: "Search tools",
      placeholder: "M-Pesa, invoices…",
      categoryLabel: "Category",
      all: "All",
      count: "{count} of {total} tools",
      rating: "Rated {rating} out of 5",
      /** The button on the card of a tool that cannot be opened yet. */
      see: "View tool",
      open: "View tool",
      openTool: "View tool: {tool}, in a new tab",
      none: {
        title: "No tools found",
        text: "Try adjusting your search terms or filters.",
        clear: "Clear search and filters",
      },
    },
  },
  detail: {
    /** The document title of a tool's page. Its description is the tool's tagline and its first price. */
    meta: { title: "{tool} for {company.ofCountry} businesses" },
    chatText: "Hello! I'm interested in {tool}. Could you tell me more?",
    hero: {
      factsLabel: "{tool} at a glance",
      rating: "{rating} from {reviews} reviews",
      users: "{users} users",
      /** Beside the users of a sample tool, for its rating and users. */
      sample: "Example figures",
      chat: "Chat on WhatsApp",
      demo: "Watch Demo",
      /** The link to the examples, on pages without a demo. */
      examples: "See examples",
    },
    /** The bar with links to the page's main sections. */
    bar: { label: "On this page", try: "Try it", price: "Price", limits: "Limits", questions: "Questions" },
    stats: { title: "{tool} in figures" },
    overview: { title: "Overview", benefits: "Key benefits" },
    workflow: { step: "Step {step}" },
    useCases: { scenario: "The situation" },
    pricing: {
      popular: "Most Popular",
      includes: "What it includes",
      choose: "Choose {tier}",
      ask: "Ask for a quote: {tier}",
      /** Ends the sentence about the free trial if the tool's record does not say what its trial includes. */
      trial: "has the smallest plan’s limits",
    },
    testimonials: { title: "What users say", rating: "{rating} out of 5 stars" },
    faq: {
      title: "Common questions",
      intro:
        "Files uploaded to a tool are stored in {company.hostedIn}. A copy of files from schools and clinics is also kept in {company.localCopyIn}. AI providers read the files in {company.aiProcessedIn}. Files are never used to train a model for anyone else and are deleted {company.deletedAfterDays} days after you leave.",
      /** Replaces `intro` for a tool that uses no AI. */
      introWithoutAi: "This tool sends nothing to AI providers.",
      more: { label: "Nine answers about your data", path: "/security" },
    },
    related: { all: "All tools" },
    /** The texts that depend on the tool's status: available, in beta, or planned. */
    byStatus: {
      Available: {
        start: "Get Started",
        promise: "{company.trialDays}-day free trial, no credit card",
        features: {
          title: "All features",
          intro:
            "Some features come only with certain plans, as the price list shows. Every plan includes all the other features.",
        },
        workflow: { title: "How it works" },
        useCases: {
          title: "Who uses it",
          result: "With the tool",
        },
        pricing: {
          title: "What it costs",
          intro:
            "Prices are in {company.money}, {company.vat}. The {company.trialDays}-day free trial needs no credit card and {trial}. The {company.moneyBackDays}-day money-back guarantee starts with your paid plan or, for paid units, your first result.",
          noPrice: "Custom quote",
        },
        related: { title: "Often used together" },
        closing: {
          title: "Try it on your own files.",
          text: "Try it free for {company.trialDays} days. Tell us what you would use it for. We reply {company.reply} and open your account.",
          claims: [
            "Reply {company.reply}",
            "{company.trialDays}-day free trial, no credit card",
            "{company.moneyBackDays}-day money-back guarantee if the work is not as promised in writing",
          ],
        },
      },
      Beta: {
        start: "Join the beta",
        promise: "In beta: ready today, still changing. {company.trialDays}-day free trial, no credit card",
        features: { title: "All features", intro: "The beta has these features today." },
        workflow: { title: "How it works" },
        useCases: {
          title: "Who uses it",
          result: "With the tool",
        },
        pricing: {
          title: "What the beta costs",
          intro:
            "Beta prices are in {company.money}, {company.vat}. The {company.trialDays}-day free trial needs no credit card and {trial}. The {company.moneyBackDays}-day money-back guarantee starts with your paid plan or, for paid units, your first result.",
          noPrice: "Custom quote",
        },
        related: { title: "Often used together" },
        closing: {
          title: "Help finish the tool.",
          text: "Use the tool on real work, free for {company.trialDays} days and then at the beta price, and tell us where it goes wrong. We reply {company.reply}.",
          claims: [
            "Reply {company.reply}",
            "{company.trialDays}-day free trial, no credit card",
            "{company.moneyBackDays}-day money-back guarantee if the work is not as promised in writing",
          ],
        },
      },
      "Coming Soon": {
        start: "Tell us what you need",
        promise: "Not available yet: no price, no date and no pre-orders",
        features: { title: "Planned features", intro: "These features may change before the tool opens." },
        workflow: {
          title: "How it will work",
          intro: "These are the planned steps, from your point of view.",
        },
        useCases: {
          title: "What the tool will be for",
          intro: "These are plans. Nothing has been measured yet.",
          result: "What the tool should do",
        },
        pricing: {
          title: "What it will cost",
          intro: "The tool is not on sale yet. We will show the price here before we charge anyone.",
          noPrice: "Not priced yet",
        },
        related: { title: "Tools to use in the meantime" },
        closing: {
          title: "Tell us what it should do.",
          text: "Your requests decide what we build first. We read them and reply {company.reply}.",
          claims: ["Reply {company.reply}", "No pre-orders and no deposits"],
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
