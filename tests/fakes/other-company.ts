/** A company that shares no fact with the sample company in data/company.ts. */
export const otherCompany = {
  name: "Nalubaale Works",
  // As long as the schema allows.
  tagline: "Less typing for your clerks, and more trade for all branches",
  languages: ["en", "sw"],
  siteUrl: "https://nalubaale.example",
  email: "office@nalubaale.example",
  phones: ["+256 700 000 011", "+256 700 000 012"],
  // One number for both, as many companies have it.
  whatsapp: "+256 700 000 011",
  town: "Kampala",
  country: { name: "Uganda", adjective: "Ugandan", code: "UG", callingCode: "+256" },
  timeZone: { name: "Kampala time", short: "KLA", iana: "Africa/Kampala" },
  currency: { code: "UGX", symbol: "USh", name: "Ugandan shillings", plural: "Ugandan money" },
  hours: [
    { days: ["Monday", "Wednesday", "Thursday"], open: ["07:30-12:30", "13:30-17:00"] },
    { days: ["Sunday"], open: ["10:00-12:00"] },
  ],
  certifications: [
    {
      name: "ISO 9001",
      number: "Q-4711",
      body: "SGS",
      date: "2026-02-03",
      link: "https://sgs.example/Q-4711",
    },
    "Uganda Data Protection Office",
  ],
  legalName: "Nalubaale Works Limited",
  registrationNumber: "80020004711123",
  taxNumber: "1004711123",
  postalAddress: { street: "Plot 4, Kimathi Avenue", postalCode: "10101" },
  foundingYear: 2014,
  claims: {
    businessesAutomated: "40+",
    saved: "USh 3B+",
    satisfaction: "91%",
    systems: "12+",
    clients: "31+",
    support: "16/6",
    uptime: "97.5%",
    reply: "by the next morning",
    trialDays: 21,
    moneyBackDays: 42,
    sessionMinutes: 35,
    measuredAfterWeeks: 6,
    counted: "Counted in March.",
  },
  dataHandling: {
    hostedIn: "Finland",
    localCopyIn: "Kampala",
    aiProviders: ["Mistral"],
    aiProcessedIn: "France",
    deletedAfterDays: 17,
  },
  dataCommissionerNumber: "UG-0815",
  buying: {
    vat: "included",
    vatPercent: 18,
    taxAuthority: { name: "Uganda Revenue Authority", short: "URA", address: "https://ura.example" },
    withholding: { feePercent: 6, feeFrom: 1_000_000, vatPercent: 3 },
    payBy: ["mobile money", "cheque"],
    quoteValidDays: 25,
    invoiceDueDays: 7,
    stages: [
      { percent: 53, when: "when work begins" },
      { percent: 47, when: "when it ends" },
    ],
    clerkMonthly: 900_000,
    clerkHours: 150,
    // Close to the sample's costs, because the industries' examples compare them with the sample's prices.
    productMonthly: { hosting: 4_200, maintenance: 9_300 },
    risks: { stopAfterDesignPercent: 15, testDays: 21, latePercentAWeek: 3, closingDays: 60 },
  },
};

/** The other company's words in Swahili. */
export const otherCompanyInSwahili = {
  tagline: "Kuandika kidogo, biashara zaidi.",
  country: { name: "Uganda", adjective: "ya Uganda" },
  timeZone: { name: "saa za Kampala" },
  currency: { name: "shilingi za Uganda", plural: "pesa za Uganda" },
  claims: { saved: "USh bilioni 3+", reply: "kufikia kesho asubuhi", counted: "Zimehesabiwa mwezi Machi." },
  dataHandling: { hostedIn: "Ufini", localCopyIn: "Kampala", aiProcessedIn: "Ufaransa" },
  buying: {
    taxAuthority: { name: "Mamlaka ya Mapato ya Uganda" },
    payBy: ["pesa za simu", "hundi"],
    stages: [{ when: "kazi inapoanza" }, { when: "kazi inapoisha" }],
  },
};
