import { columns } from "./columns.ts";

/** The words of the M-Pesa demo on the analyzer's page: a statement sorted in the browser. */
export const statementDemo = {
  /** The tool whose page shows the demo. */
  tool: { id: "ai-mpesa-analyzer" },
  /** The label of the button at the top of the page. */
  tryIt: "Sort my statement",
  title: "Try it: sort a statement on this page",
  intro:
    "Below is a shop’s statement. You can choose your own file instead. It stays on your device. The demo sorts by rules. Starter also uses your own accounts, learns from corrections and matches paybills.",
  months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  own: {
    title: "Your own statement",
    noScript:
      "To sort your own statement, switch JavaScript on. Your browser will then sort it on your device.",
    choose: "Choose a file, or drop it here",
    formats:
      "A CSV, Excel (.xlsx) or PDF statement from a till, a paybill or a phone line. Up to {lines} lines and {size} MB.",
    /** Shown after a file is chosen, until the page's script is loaded. */
    loading: "Loading the reader…",
    help: { label: "How to get the file", path: "/docs#get-your-m-pesa-statement" },
    locked: "If your PDF has a password",
    password: "Password (optional)",
    passwordHint: "For a locked PDF. Only this page uses the password.",
    open: "Open with this password",
    paste: "Or paste the lines",
    pasted: "Statement lines",
    pasteHint:
      "Copy them from Excel or a CSV file, with the row of headings. Text messages and text from a PDF do not work: choose the statement’s file above. Nothing is kept: your lines and the result are gone when you open another page, change the language or reload.",
    sortPasted: "Sort these lines",
    privacyTitle: "Your file stays with you",
    privacy:
      "The page sends nothing while it sorts, and forgets your lines and the result when you leave or reload it. You can check this: choose your file type below, wait until the page is ready, go offline, and then choose the file.",
    prepare: "Get ready for",
    kinds: { csv: "CSV or pasted lines", xlsx: "Excel", pdf: "PDF" },
    ready: "Ready for {kind}. You can go offline now.",
  },
  work: {
    loading: "Loading the reader for {kind}…",
    reading: "Reading page {page} of {pages}…",
    sorting: "Sorting…",
    stop: "Stop",
    stopped: "Stopped. Nothing was changed.",
    progress: "Progress",
  },
  failures: {
    empty: "This file is empty. Choose a statement with payments.",
    nothingPasted:
      "Nothing was pasted. Copy the lines of your statement with their row of headings, and paste them here.",
    picture:
      "This file is a picture, even if its name says otherwise. Choose the statement itself: CSV, Excel or PDF.",
    oldExcel:
      "This is an old Excel file (.xls), or an Excel file with a password. Save it as .xlsx without a password, or as CSV.",
    otherSheet:
      "This page cannot read files of this kind, such as .ods, .xlsb or web pages saved as .xls. Open the file and save it as .xlsx or CSV.",
    scan: "The pages of this PDF are pictures, as in a scan. Download the original statement from M-Pesa.",
    farCell:
      "This file has entries outside its first {rows} rows and {columns} columns. Delete them, or choose a shorter period.",
    gone: "The file was changed or moved after you chose it. Choose it again.",
    unknownKind: "This is not a CSV, Excel or PDF file.",
    noStatement: "No M-Pesa statement was found in this PDF. Choose the statement itself.",
    noHeader:
      "There is no row of headings. A statement has one that begins with “Receipt No.” and “Completion Time”.",
    textMessages:
      "These are M-Pesa text messages. This demo sorts statements. Ask for your statement, then choose that file above.",
    noColumns:
      "The headings are here, but not in columns. Text copied from a PDF loses its columns. Choose the PDF itself above.",
    noLines: "There are headings, but no payments below them.",
    noneRead: "Lines below the headings: {count}. None could be read. First problem: {problem}",
    damaged: "This file cannot be opened. It is damaged or incomplete. Download it again.",
    tooBig: "This is {found} MB. The demo reads up to {limit} MB. Choose a shorter period.",
    tooMuch:
      "This file contains more than the demo can read. Download the statement again for a shorter period.",
    tooManyPages: "This PDF has {found} pages. The demo reads up to {limit}. Choose a shorter period.",
    tooManyLines: "There are {found} lines. The demo reads up to {limit}. Choose a shorter period.",
    missingColumns: "Headings found: {found}. These are missing: {columns}.",
    passwordNeeded: "This PDF is locked. Type its password above and open it again.",
    passwordWrong:
      "That is not the password for this PDF. The password is often an ID number or a code from an SMS.",
    notLoaded:
      "The reader has not loaded yet, and there is no connection. Go online for a moment, then try again.",
  },
  columns,
  expected: {
    receipt: "a receipt number: 8 to 12 capital letters and digits, or 10 capital letters",
    time: "a date and time since 2007, such as 2026-10-31 18:05:00 or 31-10-2026 18:05:00",
    status: "Completed, Failed or a similar status",
    amount: "an amount such as 1,450.00",
    direction: "one amount, either paid in or withdrawn",
    lastCell:
      "no cell after the last heading (perhaps an amount contains a comma but has no quotes around it)",
    balance: "the balance after this line",
    currency: "amounts in {company.currency}",
    headings: "a row of headings above this line",
  },
  result: {
    sample: "A shop’s statement",
    sampleLabel: "Example",
    own: "Your statement: {name}",
    pasted: "pasted lines",
    remove: "Remove it and show the example",
    period: "{first} to {last}. Amounts in {company.currency}.",
    sorted: "Lines sorted: {count}.",
    addsUp: "Balances that add up: {fitting} of {total}",
    noBalance: "No balance could be checked",
    addsUpHow:
      "We start from the balance before each payment and add money paid in or subtract money paid out. The result must equal the balance on the statement. The oldest balance has no balance before it, so it is not checked.",
    addsUpRead: "The balances of all readable lines add up. The other lines are listed below.",
    misfit: "The first balance that does not add up is in {place}: it is {found} instead of {expected}.",
    line: "Line {line}",
    linePage: "Page {page}, row {line}",
    lineSheet: "Sheet “{sheet}”, line {line}",
    setAside: "Failed or cancelled payments, which moved no money and are not counted: {count}.",
    doubled: "Lines that appear twice and are counted once ({count}): {places}.",
    andMore: "and {count} more",
    guessedDate: "Dates such as {date} can be read in two ways. Here this one is read as {day}.",
    problems: "Lines that could not be read and are not in the totals ({count}):",
    problem: "{place}, column “{column}”: expected {expected}, found {found}.",
    nothing: "nothing",
    moreProblems: "And {count} more.",
    in: "Money in",
    out: "Money out",
    exceptions: {
      title: "Look at these first",
      intro: "The demo is unsure about these lines. The largest amounts come first.",
      none: "There is nothing to check. Every readable line matches a rule, and all balances add up.",
      noneRead: "Every readable line matches a rule.",
      reasons: {
        misfit: "The balance does not add up",
        time: "The time does not fit the lines around it",
        unsorted: "No rule matches this line",
        twice: "Same payer and same amount twice in a day",
        reversal: "Reverses a payment",
        swapped: "Fuliza: columns were printed the wrong way round",
      },
    },
    groupsTitle: "Totals",
    group: "Group",
    lines: "Lines",
    amount: "Amount",
    groups: {
      income: "Income",
      suppliers: "Suppliers and bills",
      charges: "Charges",
      transfers: "Transfers to people",
      loans: "Loans",
      own: "Your own money",
      unsorted: "Not sorted yet",
    },
    charges: "Charges by kind",
    payers: "Biggest payers",
    noName: "Line without a name",
    none: "None.",
    overTime: {
      title: "Over time",
      picture: "Chart: money in and out for each {length}, {first} to {last}. The table has the figures.",
      table: "The figures as a table",
      upTo: "{name}, up to {amount}",
      lengths: { day: "day", week: "week", month: "month", year: "year" },
      starts: { day: "Day", week: "Week from", month: "Month from", year: "Year from" },
    },
    all: {
      title: "All lines",
      filter: "Show",
      every: "All groups",
      groupOf: "Group of {details}",
      rest: { one: "1 more line", several: "{count} more lines" },
      together: "Change all lines of the same kind at once",
      download: "Download as CSV",
      file: "sorted-statement.csv",
      headings: [
        "Receipt No.",
        "Completion Time",
        "Details",
        "Name",
        "Group",
        "Paid In",
        "Withdrawn",
        "Balance",
        "A/C No.",
        "Month",
      ],
    },
    rules: {
      title: "The rules of this demo",
      intro:
        "Each line is grouped by the first words of its details. If no rule matches a line, you choose its group. The tool itself does more: it matches payments to customers, invoices and rent rolls, and learns from your corrections.",
    },
  },
};
