import type { Group } from "./statement";

/**
 * A rule puts a line into a group if the line contains one of the texts at the given place. The first matching rule
 * is used.
 */
export interface Rule {
  group: Exclude<Group, "unsorted">;
  /** "in" applies only to money paid in, "out" only to money paid out. */
  direction: "in" | "out" | "any";
  /**
   * The place of the text in the details. "starts": at the beginning. "whole": all of the details. "ends": at the end
   * of the words before the other party. "party": in the other party's name, if the details begin with `within`.
   * "name": the name consists of these texts only. Texts that a payer has typed after "Acc." are ignored.
   */
  where: "starts" | "whole" | "ends" | "party" | "name";
  within?: string;
  texts: readonly string[];
}

const rule = (
  group: Rule["group"],
  direction: Rule["direction"],
  where: Rule["where"],
  texts: string,
  within?: string,
): Rule => ({ group, direction, where, texts: texts.trim().split(/,\s+/), ...(within && { within }) });

const lenders = "Hustler Fund, Taasi, Tala, Inventure Mobile, Branch International, Zenka, Timiza, Okash";

/**
 * Texts in the details and types of M-PESA statements, without the way of payment. A line that no rule matches stays
 * unsorted.
 */
export const rules: readonly Rule[] = [
  rule("charges", "out", "ends", "Charge, Charges, Fee"),
  rule(
    "loans",
    "any",
    "starts",
    `OverDraft of Credit Party, Overdraft Repayment, OD Loan Repayment, M-Shwari Loan, KCB M-PESA Loan, Loan Repayment,
    Loan Disbursement, Term Loan, Hustler Fund, Taasi`,
  ),
  rule("loans", "out", "name", lenders, "Pay Bill to"),
  rule("loans", "in", "name", lenders, "Business Payment from"),
  rule("loans", "in", "party", "Loan, Loans", "Business Payment from"),
  rule(
    "own",
    "any",
    "starts",
    `Customer Withdrawal At Agent, Withdrawal at Agent, Withdraw at Agent, Agent Withdrawal, Deposit of Funds at Agent,
    Deposit at Agent, M-Shwari Deposit, M-Shwari Withdraw, M-Shwari Lock, KCB M-PESA Deposit, KCB M-PESA Withdraw,
    KCB M-PESA Target, Unit Trust, Ziidi Trader, Organization Settlement, Organization Settle to Bank,
    Organization Withdrawal, Merchant to Organization Settlement, Merchant Account to Organization Settlement Account,
    Utility Account to Organization Settlement Account, Working Account to Organization Settlement Account,
    Withdrawal of Funds, Withdraw to Bank`,
  ),
  rule("own", "in", "party", "Bank", "Business Payment from"),
  rule(
    "own",
    "in",
    "name",
    "Equity, KCB, Co-operative, Coop, NCBA, Absa, Stanbic, Standard Chartered, Diamond Trust, DTB, I&M",
    "Business Payment from",
  ),
  rule(
    "income",
    "in",
    "starts",
    `Pay Bill from, Pay Utility from, Standing Order Pay Bill from, Standing Order Merchant Payment from,
    Merchant Payment from, Merchant Customer Payment from, Customer Merchant Payment from, Buy Goods from,
    Funds received from, Customer Transfer from, Customer Payment to Small Business from,
    Customer Send Money to Micro SME Business from, Business Payment from, Business Pay Bill from,
    Business Buy Goods from, Salary Payment from, Promotion Payment from, Receive International Transfer from,
    B2C Transfer, Offnet B2C Transfer`,
  ),
  rule(
    "income",
    "in",
    "whole",
    `Merchant Payment, Customer Merchant Payment, Pay Merchant, Pay Bill, Pay Utility, Standing Order Pay Bill,
    Standing Order Merchant Payment, Buy Goods, Customer Payment to Small Business, Funds received`,
  ),
  rule(
    "suppliers",
    "out",
    "starts",
    `Pay Bill to, Pay Utility to, Standing Order Pay Bill to, Standing Order Merchant Payment to, Card Pay Bill,
    Merchant Payment to, Customer Merchant Payment to, Customer Payment to Small Business to,
    Customer Send Money to Micro SME Business, Buy Goods to, Business Pay Bill to, Business Buy Goods to,
    Airtime Purchase, Customer Bundle Purchase, Buy Bundles, Recharge for Customer, Digital Score Payment`,
  ),
  rule("suppliers", "out", "whole", "Business Pay Bill, Business Buy Goods, Merchant Pay Utility"),
  rule(
    "transfers",
    "out",
    "starts",
    `Customer Transfer to, Customer Transfer of Funds to, Customer Send Money, Send Money to, Funds sent to,
    Business Payment to, Salary Payment to, Promotion Payment to, M-PESA Global Send Money, Offnet C2B Transfer`,
  ),
];
