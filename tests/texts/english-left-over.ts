import { forms } from "#app/contract/forms.ts";
import type { Pair } from "./translatable.ts";

/** Words that are in nearly every English sentence or button, and in no Swahili one. */
const words =
  "the and with from your you our we are is was this that which when what where how will not have has for of or all more " +
  "each started learn read month day week year free price see";
const functionWords = new RegExp(`(?<![\\p{L}’'])(?:${words.replaceAll(" ", "|")})(?![\\p{L}’'])`, "iu");

/** Names that are English wherever they are: of offices, of forms and their values, of lines in a statement of M-Pesa. */
const names = [
  /\{[\w.]+\}/g,
  /Office of the Data Protection Commissioner|(?:M-PESA )?for Business|Consumer Protection Act/g,
  new RegExp([...Object.keys(forms), "1-month"].join("|"), "g"),
  /(?:Merchant Payment|Pay Bill|Pay Utility|Customer \w+|Reversal|OverDraft|Deposit) (?:from|to|of|At)\b.*/g,
];

/** What is English in Markdown on purpose: listings, quotes that say so, and parts shown on a condition. */
const quotes = [
  /```.*?```/gs,
  /`[^`]*`/g,
  /<(\w+)[^>]* lang="en".*?<\/\1>/gs,
  /<!--.*?-->/gs,
  /\]\([^)]*\)/g,
];

/** What the English site quotes in Swahili already: what people say and write in Kenya. */
const quoted = new Set([
  "tiririka",
  "IMG_2041.jpg",
  "rangi.example",
  "mama shiro",
  "Mkate wa leo",
  "Nataka kuongea na mtu",
  "Tuko na budget ya forty K",
  "Kwanza, tuangalie pesa.",
  "Tuko na budget ya forty K,",
  "so wacha tuanze na phase one.",
  "Wanjohi atalipa fundi.",
  "Anza na kidogo",
  "Usiogope kuuliza",
  "Mnaleta Kitengela? Ni ngapi?",
  "Ndio, kesho kabla ya saa nane. Delivery ni 1,200.",
  "Nimeona, asante.",
  "“Lipa deni kwanza.”",
  "Sawa. Alhamisi saa 3 asubuhi (9:00) au saa 5 asubuhi (11:00)?",
  "Habari Mama Amina. Kesho saa 4:30 asubuhi (10:30), Dkt. Were. Utakuja?",
]);

/** Text that is English in a translation, with what shows it: that it was not translated, or an English word. */
export function findEnglish(
  texts: readonly Pair[],
  keptInEnglish: readonly string[],
): { text: string; found: string }[] {
  return texts.flatMap(({ english, swahili }) => {
    if (swahili === english && !isName(swahili, keptInEnglish) && !quoted.has(swahili))
      return [{ text: swahili, found: `as in English: ${swahili.slice(0, 60)}` }];
    const rest = [...quotes, ...names].reduce((kept, pattern) => kept.replace(pattern, ""), swahili);
    const word = functionWords.exec(rest)?.[0];
    if (!word) return [];
    const index = swahili.indexOf(word);
    return [{ text: swahili.slice(index), found: `…${swahili.slice(Math.max(0, index - 20), index + 40)}…` }];
  });
}

/** Whether a text is no more than names and terms that are kept: it has no other words in small letters. */
function isName(text: string, keptInEnglish: readonly string[]): boolean {
  const plans = ["Beta", "Starter", "Professional", "Enterprise", "Solo", "Duka", "Shop"];
  const kept = [...keptInEnglish, ...plans].flatMap((term) => term.toLowerCase().split(/[\s-]/));
  return text
    .replace(/\{[\w.]+\}/g, "")
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2 && !kept.includes(word.toLowerCase()))
    .every((word) => /^\p{Lu}/u.test(word));
}
