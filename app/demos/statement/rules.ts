import type { Group } from "./statement";

/** One rule: lines whose details begin with, or hold, one of these go to the group. The first that applies counts. */
export interface Rule {
  group: Exclude<Group, "settle">;
  /** "in" and "out": only where money came in, or went out. */
  direction: "in" | "out" | "any";
  /** "ends" also compares without what follows " to " or " by ". */
  where: "starts" | "ends" | "holds";
  texts: readonly string[];
}

/** Details as M-PESA's statements word them. What no rule matches is left to settle. */
export const rules: readonly Rule[] = [
  { group: "charges", direction: "any", where: "ends", texts: ["Charge", "Charges", "Fee"] },
  {
    group: "loans",
    direction: "any",
    where: "starts",
    texts: [
      "OverDraft of Credit Party",
      "OD Loan Repayment",
      "M-Shwari Loan",
      "KCB M-PESA Loan",
      "Loan Repayment",
      "Loan Disbursement",
      "Term Loan",
    ],
  },
  { group: "loans", direction: "any", where: "holds", texts: ["Hustler Fund", "Taasi"] },
  {
    group: "own",
    direction: "any",
    where: "starts",
    texts: [
      "Customer Withdrawal At Agent",
      "Withdrawal at Agent",
      "Deposit of Funds at Agent",
      "M-Shwari Deposit",
      "M-Shwari Withdraw",
      "M-Shwari Lock",
      "KCB M-PESA Deposit",
      "KCB M-PESA Withdraw",
      "Unit Trust",
      "Organization Settlement",
      "Merchant to Organization Settlement",
      "Withdrawal of Funds",
    ],
  },
  { group: "own", direction: "any", where: "holds", texts: ["Account to Organization Settlement Account"] },
  {
    group: "income",
    direction: "in",
    where: "starts",
    texts: [
      "Pay Bill from",
      "Pay Bill Online from",
      "Pay Utility from",
      "Merchant Payment from",
      "Merchant Payment Online from",
      "Customer Merchant Payment from",
      "Buy Goods from",
      "Funds received from",
      "Customer Transfer from",
      "Customer Payment to Small Business from",
      "Business Payment from",
      "Salary Payment from",
      "Promotion Payment from",
      "Receive International Transfer from",
    ],
  },
  {
    group: "suppliers",
    direction: "out",
    where: "starts",
    texts: [
      "Pay Bill to",
      "Pay Bill Online to",
      "Pay Bill Fuliza M-Pesa to",
      "Pay Bill Online Fuliza M-Pesa to",
      "Card Pay Bill",
      "Merchant Payment to",
      "Merchant Payment Online to",
      "Merchant Payment Fuliza M-Pesa to",
      "Customer Merchant Payment to",
      "Customer Payment to Small Business to",
      "Buy Goods to",
      "Business Pay Bill to",
      "Business Buy Goods to",
      "Airtime Purchase",
      "Customer Bundle Purchase",
      "Buy Bundles",
      "Recharge for Customer",
    ],
  },
  {
    group: "transfers",
    direction: "out",
    where: "starts",
    texts: [
      "Customer Transfer to",
      "Customer Transfer Fuliza M-Pesa to",
      "Customer Transfer of Funds to",
      "Customer Send Money",
      "Send Money to",
      "Funds sent to",
      "Business Payment to",
      "Salary Payment to",
      "Promotion Payment to",
    ],
  },
];

/** The rule for details that moved money in or out; undefined where none matches. */
export function findRule(details: string, direction: "in" | "out"): Rule | undefined {
  const text = plain(details);
  return prepared.find(
    ({ rule, texts }) =>
      (rule.direction === "any" || rule.direction === direction) &&
      texts.some((wanted) => applies(rule.where, text, wanted)),
  )?.rule;
}

/** As rules compare: small letters, one space, and Fuliza's two spellings as one. */
const plain = (text: string) => text.toLowerCase().replace(/\s+/g, " ").trim().replaceAll("m-pesa", "mpesa");

const prepared = rules.map((rule) => ({ rule, texts: rule.texts.map(plain) }));

function applies(where: Rule["where"], text: string, wanted: string): boolean {
  if (where === "holds") return text.includes(wanted);
  if (where === "starts") return text.startsWith(wanted) && !/^\w/.test(text.slice(wanted.length));
  const [name = ""] = text.split(/ (?:to|by|for|from|-) /, 1);
  return [name, text].some((whole) => whole === wanted || whole.endsWith(` ${wanted}`));
}
