import { type Rule, rules } from "./rules";

/** The rule for details, or a type, of money in or out; undefined where none matches. */
export function findRule(details: string, direction: "in" | "out"): Rule | undefined {
  const { before, party } = wordsOf(details);
  const words = { text: plain(withoutAccount(details)), before: plain(before), party: plain(party) };
  return prepared.find(
    ({ rule, within, texts }) =>
      (rule.direction === "any" || rule.direction === direction) &&
      startsWith(words.text, within) &&
      (rule.where === "name"
        ? isMadeOf(words.party, texts)
        : texts.some((wanted) => applies(rule.where, words, wanted))),
  )?.rule;
}

export const withoutAccount = (details: string) => details.split(account, 1)[0] ?? "";

/** "Acc." before anything, "Acc" before a number only. */
const account = /\s+(?:acc\.(?:\s|$)|(?:acc|account|a\/c)(?: no)?\.? (?=\S*\d))/i;

/** What follows the other party. */
export const via = /\s+(?:by\s+-|via (?:api|stk)\b)/i;

/**
 * The words before the other party, and the party: what is behind the first "from" or "to" that a number follows, else
 * behind the first at all. "Business Payment to Customer Charge" has none.
 */
export function wordsOf(details: string): { before: string; party: string } {
  const text = withoutAccount(details);
  const [, before = text, party = ""] = beforeNumber.exec(text) ?? beforeName.exec(text) ?? [];
  return { before: before.split(/ [-–] /, 1)[0] ?? "", party: party.split(via, 1)[0] ?? "" };
}

const beforeNumber = /^(.*?)\b(?:from|to|by|at agent till|at agent)\b[\s-]*(?=\+?\d[\d*xX•]{2})(.*)$/i;
const beforeName =
  /^(.*?)\b(?:from|to|by|at agent till|at agent)\b(?! (?:customer|organization|business)\b[^\d*]* charges?$)[\s-]*(.*)$/i;

/** The words for how something was paid. */
const ways = / (?:online|with od|(?:with )?fuliza mpesa|with fuliza|via \w+)\b/g;

/** As rules compare: small letters, one space, Fuliza's two spellings as one, and no ways of paying. */
const plain = (text: string) =>
  text.toLowerCase().replace(/\s+/g, " ").trim().replaceAll("m-pesa", "mpesa").replace(ways, "");

const prepared = rules.map((rule) => ({
  rule,
  within: plain(rule.within ?? ""),
  texts: rule.texts.map(plain),
}));

const startsWith = (text: string, wanted: string) =>
  text.startsWith(wanted) && (wanted === "" || !/^\w/.test(text.slice(wanted.length)));

function applies(where: Rule["where"], words: Record<"text" | "before" | "party", string>, wanted: string) {
  if (where === "starts") return startsWith(words.text, wanted);
  if (where === "whole") return words.text === wanted;
  if (where === "ends") return ` ${words.before.trim()}`.endsWith(` ${wanted}`);
  return lettersOf(words.party).includes(lettersOf(wanted));
}

const lettersOf = (text: string) => ` ${text.replace(/[^a-z&]+/g, " ").trim()} `;

/** Words that many companies' names end in. */
const additions = /\b(?:ltd|limited|kenya|digital|mobile|loans?|t a|bulk|account|payments?)\b/g;

/** Has one of the texts, and nothing else but what many companies' names have. */
function isMadeOf(name: string, texts: readonly string[]): boolean {
  const rest = texts.map(lettersOf).reduce((left, text) => left.replace(text, "  "), lettersOf(name));
  return rest !== lettersOf(name) && rest.replace(additions, "").trim() === "";
}
