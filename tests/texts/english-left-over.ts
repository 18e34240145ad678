import { forms } from "#app/contract/forms.ts";
import type { Pair } from "./translatable.ts";

/** Words that are in nearly every English sentence or button, and in no Swahili text. */
const words =
  "the and with from your you our we are is was this that which when what where how will not have has for of or all more " +
  "each started learn read month day week year free price see";
const functionWords = new RegExp(`(?<![\\p{L}’'])(?:${words.replaceAll(" ", "|")})(?![\\p{L}’'])`, "iu");

/**
 * Names that stay English in every language: of offices, of forms and their values, and of lines in an M-Pesa
 * statement.
 */
const names = [
  /\{[\w.]+\}/g,
  /Office of the Data Protection Commissioner|(?:M-PESA )?for Business|Consumer Protection Act/g,
  new RegExp([...Object.keys(forms), "1-month"].join("|"), "g"),
  /(?:Merchant Payment|Pay Bill|Pay Utility|Customer \w+|Reversal|OverDraft|Deposit) (?:from|to|of|At)\b.*/g,
];

/** Parts of Markdown that are English on purpose: code blocks, quotes marked as English, and conditional parts. */
const quotes = [
  /```.*?```/gs,
  /`[^`]*`/g,
  /<(\w+)[^>]* lang="en".*?<\/\1>/gs,
  /<!--.*?-->/gs,
  /\]\([^)]*\)/g,
];

/** Words that the English site quotes in Swahili: people in Kenya say and write them. */
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
  "Nimetuma pesa lakini order haijaingia, mko sure?",
  "Habari Mama Amina. Kesho saa 4:30 asubuhi (10:30), Dkt. Were. Utakuja?",
]);

/**
 * Finds English text in translations. Each finding has its reason: the text is the same as the original, or contains
 * an English word.
 */
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

/** Whether a text contains only names and terms that are kept in English. Such a text has no other lowercase words. */
function isName(text: string, keptInEnglish: readonly string[]): boolean {
  const plans = ["Beta", "Starter", "Professional", "Enterprise", "Solo", "Duka", "Shop"];
  const kept = [...keptInEnglish, ...plans].flatMap((term) => term.toLowerCase().split(/[\s-]/));
  return text
    .replace(/\{[\w.]+\}/g, "")
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2 && !kept.includes(word.toLowerCase()))
    .every((word) => /^\p{Lu}/u.test(word));
}
