/** The words of the calculator on the ROI Calculator's page, keyed by its parts. */
export const roiDemo = {
  /** The tool whose page shows the calculator. */
  tool: { id: "roi-calculator" },
  title: "Try it with your own figures",
  intro:
    "Start from an example and replace the figures that differ in your company. The page’s address contains your figures, so you can share them. If you reload or open that address, our host sees them too.",
  withoutScript:
    "The fields need JavaScript, which is off in your browser. You can still see the example and its result.",
  form: {
    label: "Calculator",
    task: "The work as it is today",
    preset: "Start from an example",
    own: "Our own figures",
    fields: {
      runs: { label: "Times a month", hint: "Count for one week and multiply by 4.3." },
      minutes: { label: "Minutes each time", hint: "An average that includes the simple cases." },
      pay: { label: "Employee cost a month, {currency}", hint: "Gross pay plus the employer’s costs." },
      hours: { label: "Hours worked a month", hint: "Excluding leave and holidays: about 160." },
      share: {
        label: "Share automated, %",
        hint: "Of the time, not of the cases: what stays manual takes longer.",
      },
      errors: { label: "Errors avoided a month", hint: "Enter 0 if you don’t count errors." },
      errorCost: { label: "Cost of one error, {currency}", hint: "Rework and refunds." },
      setup: {
        label: "Setup, once, {currency}",
        hint: "The quoted price, including training. Add VAT if you cannot reclaim it.",
      },
      fee: {
        label: "Monthly cost, {currency}",
        hint: "Fees, messages and support. Add VAT if you cannot reclaim it.",
      },
      ownHours: { label: "Your staff’s one-off hours", hint: "For training and testing." },
    },
    offer: "The offer",
  },
  /** The names of the examples (presets.ts). */
  examples: {
    orders: "WhatsApp orders at a wholesaler",
    reminders: "Reminders at a driving school",
    claims: "Insurance claims at a clinic",
    invoices: "Supplier invoices typed into a ledger",
    schoolFees: "School fees matched in a spreadsheet",
  },
  faults: {
    empty: "Enter a number.",
    noNumber: "This is not a number. Write numbers like 12,500 or 0.5.",
    twoWays: "This can be read in two ways. Write thousands as in 12,500 and decimals as in 0.5.",
    tooLow: "Enter {limit} or more.",
    tooHigh: "Enter {limit} or less.",
  },
  badLink:
    "We could not read the figures in this link. The link is damaged, or a figure is out of range. The figures below are an example.",
  noResult: "No result yet: correct the marked fields ({count}).",
  verdicts: {
    atOnce: {
      title: "Worth it from the first month",
      text: "There is no setup cost to recover, and you gain {net} each month.",
    },
    yes: {
      title: "Worth it: paid back in month {month}",
      text: "In the cautious scenario, the setup is paid back in month {cautious}.",
    },
    unsure: {
      title: "Worth it only if your figures are right",
      text: "In the expected scenario, the setup is paid back in month {month}. In the cautious scenario, it is not paid back within {months} months.",
    },
    unsureAtOnce: {
      title: "Worth it only if your figures are right",
      text: "There is no setup cost to recover, and in the expected scenario you gain {net} each month. In the cautious scenario, you gain nothing.",
    },
    slow: {
      title: "Not worth automating",
      text: "The setup would not be paid back before month {month}. Keep the work as it is.",
    },
    no: {
      title: "Not worth automating",
      text: "Automation saves {saving} a month and costs {running}, so you gain nothing.",
    },
  },
  summaries: {
    atOnce: "{net} a month, nothing to pay back",
    yes: "{net} a month; payback in month {month}",
    unsure: "{net} a month; payback in month {month}, if your figures are right",
    unsureAtOnce: "{net} a month, no setup cost, if your figures are right",
    slow: "{net} a month: not worth automating",
    no: "{net} a month: not worth automating",
  },
  timeSaved:
    "Time saved is money only if you pay for fewer hours, or use the time for work that earns money. If a spreadsheet would do, enter its minutes instead of those by hand.",
  scenarios: {
    caption: "Three scenarios, in {currency}",
    cautious: "Cautious",
    expected: "Expected",
    good: "Good",
  },
  rows: {
    net: { label: "Net gain a month", formula: "saving − running cost" },
    payback: { label: "Paid back in month", formula: "setup ÷ net gain, rounded up" },
    year: { label: "Result after {months} months", formula: "{months} × net gain − setup" },
    firstYearReturn: { label: "First-year return", formula: "result after {months} months ÷ setup" },
    long: { label: "Result after {months} months", formula: "{months} × net gain − setup" },
    never: "never",
    noSetup: "at once",
    noReturn: "no setup",
  },
  working: {
    title: "The calculation",
    hourCost: { label: "Cost of an hour", sum: "{pay} ÷ {hours} hours" },
    hours: { label: "Hours saved", sum: "{runs} × {minutes} min × {share}%" },
    time: { label: "Time saved", sum: "{hours} × {hourCost}" },
    cash: { label: "Cash: errors avoided", sum: "{errors} × {errorCost}" },
    fee: "Running cost",
    net: "Net gain a month",
    setup: "Setup",
    ownHours: { label: "Your own staff’s hours", sum: "{hours} × {hourCost}" },
    hoursValue: "{hours} hours",
    payback: "Payback: {setup} ÷ {net} = {months} months.",
    noPayback: "No payback: the net gain is zero or less.",
    noSetup: "There is nothing to pay at the start.",
    breakEven:
      "The running cost is covered once you save {hours} hours a month. You expect to save {expected}.",
    /** Instead of `breakEven`, if errors are avoided too. */
    breakEvenAfterErrors:
      "Avoided errors cover the first {cash} of the running cost. The rest is covered once you save {hours} hours a month. You expect to save {expected}.",
    cashAlone: "Avoided errors cover the running cost, even if no hours are saved.",
    noRunning: "There is no running cost.",
  },
  chart: {
    title: "Result, month by month, in {currency}",
    label: "Expected result for each month up to month {months}: from {start} to {end}.",
    months: "months",
  },
  sensitivity: {
    title: "What affects the result most",
    most: "{input} matters most. Measure it first.",
    none: "This result depends only on prices, so it contains no guesses.",
    note: "Each line shows the result after {months} months when one figure changes and the others stay the same. The cautious scenario uses the worse value for every figure, and the good scenario uses the better one. Prices stay as quoted.",
    percent: "{worse}%, {better}%",
    range: "{worse} to {better}",
    names: {
      runs: "Times a month",
      minutes: "Minutes each time",
      pay: "Employee’s cost",
      share: "Share automated",
      errors: "Errors avoided",
      errorCost: "Cost of one error",
      ownHours: "Your own staff’s hours",
    },
  },
  actions: {
    copy: "Copy link",
    copied: "Copied",
    print: "Print two pages",
    send: "Send this to us",
    note: "The link holds only the figures. Results are before tax and interest, at today’s prices.",
  },
  full: "This page gives you the result and a two-page printout free of charge. The plans below add an Excel file with live formulas and a fuller report. The report allows for the weeks it takes to build the system, works out the cost of an error from its parts, and splits every total into time and cash.",
  /** The text of an enquiry about a calculation. */
  enquiry: {
    intro: "What we would like to automate:",
    task: "Times a month: {runs}. Minutes each time: {minutes}. Share automated: {share}%. An hour costs {hourCost}. Errors avoided a month: {errors} at {errorCost}.",
    offer:
      "The offer: setup {setup}, {fee} a month, {ownHours} hours of our own time. Net gain a month: {net}. Result after {months} months: {long}.",
    link: "The calculation: {address}",
  },
  /** Texts that are only printed. */
  report: {
    title: "Automating one process: costs and benefits",
    inputs: "Figures used",
    made: "Calculated at {address}. The formulas are printed beside the results. Please check them.",
    signatures: ["Prepared by", "Checked by", "Approved by"],
    lines: "Name, signature and date",
  },
};
