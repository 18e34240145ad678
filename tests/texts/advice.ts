import { readFileSync } from "node:fs";
import { company } from "#data/company.ts";
import { listsWithoutAnd } from "#data/editorial.ts";
import { dataFile, factKeys } from "#data/load/translation.ts";
import { findEnglish } from "./english-left-over.ts";
import { findListsWithoutAnd } from "./lists-without-and.ts";
import { type Translatable, translatables } from "./translatable.ts";
import { findUnplainWords } from "./unplain-words.ts";

interface Glossary {
  glossary: readonly { swahili: string; avoid?: readonly string[] }[];
  keptInEnglish: readonly string[];
}

/** The glossary in data/sw/glossary.ts, if the file exists. */
const [{ glossary, keptInEnglish } = { glossary: [], keptInEnglish: [] }] = Object.values(
  import.meta.glob<Glossary>("../../data/sw/glossary.ts", { eager: true }),
);

/** Returns all advice for authors and translators, as lines for a terminal. */
export function advice(): string {
  const parts = {
    "Not in Swahili yet": company.languages.includes("sw") ? translatables.flatMap(describeMissing) : [],
    "Said more plainly": translatables.flatMap(findUnplain),
    "A list without “and”": translatables.flatMap(findLists),
    "English in the Swahili": translatables.flatMap((one) =>
      findEnglish(one.texts, keptInEnglish).map(({ text, found }) =>
        placed(dataFile("sw", one.twin), text, found),
      ),
    ),
    "A term said in another way": translatables.flatMap(findOtherTerms),
  };
  const shown = Object.entries(parts).filter(([, lines]) => lines.length > 0);
  if (shown.length === 0) return "No text is missing, and none could be said better.\n";
  return shown
    .map(([title, lines]) => `${title} (${lines.length})\n${lines.map(indented).join("")}`)
    .join("\n");
}

const indented = (line: string) => `  ${line}\n`;

/** Lists the words that a translation lacks, and words whose English original no longer exists. */
function describeMissing({ file, twin, id, english, texts, missing, surplus }: Translatable): string[] {
  if (missing.length > 0 && texts.length === 0) {
    const [first] = english;
    return [
      placed(
        file,
        first?.text ?? "",
        id ? `${id}: no words in data/${dataFile("sw", twin)}` : `no data/${dataFile("sw", twin)}`,
      ),
    ];
  }
  const textAt = (place: string) => english.find(({ path }) => path.join(".") === place)?.text ?? "";
  return [
    ...missing.map((place) =>
      placed(
        file,
        textAt(place),
        `data/${dataFile("sw", twin)} lacks ${[id, place].filter(Boolean).join(".")}`,
      ),
    ),
    ...surplus.map((place) => {
      const fact = place.split(".").find((key) => factKeys.includes(key));
      const advice = fact
        ? `, but the key "${fact}" is for facts (factKeys in data/load/translation.ts): remove it, or rename the key in both languages`
        : ", which is no translated text: remove it";
      return `data/${dataFile("sw", twin)}  has ${[id, place].filter(Boolean).join(".")}${advice}`;
    }),
  ];
}

function findUnplain({ file, english }: Translatable): string[] {
  return english.flatMap(({ text }) =>
    findUnplainWords(text).map(({ index, found, plain }) =>
      placed(file, text.slice(index), `“${found}”: ${plain}`),
    ),
  );
}

/** Keys of headings and of labels in pictures. These texts may list things without "and". */
const headings = new Set(["title", "heading", "label", "kicker"]);

function findLists({ file, english }: Translatable): string[] {
  if (file.startsWith("illustrations/")) return [];
  return english
    .filter(({ path }) => !headings.has(path.at(-1) ?? ""))
    .flatMap(({ text }) =>
      findListsWithoutAnd(text)
        .filter((list) => !listsWithoutAnd.includes(list))
        .map((list) => placed(file, text.slice(text.indexOf(list)), `“${list}”`)),
    );
}

function findOtherTerms({ twin, texts }: Translatable): string[] {
  const doubled = /(?<!\p{L})(?:papo hapo|(\p{L}{3,}) \1)(?!\p{L})/iu;
  return texts.flatMap(({ swahili }) => {
    const terms = glossary.flatMap(({ swahili: term, avoid = [] }) =>
      avoid.flatMap((other) => {
        const beginning = other.startsWith("-") ? other.slice(1) : `(?<!\\p{L})${other}`;
        const match = new RegExp(`${beginning}(?!\\p{L})`, "iu").exec(swahili);
        return match
          ? [placed(dataFile("sw", twin), swahili.slice(match.index), `“${match[0]}”: ${term}`)]
          : [];
      }),
    );
    const word = doubled.exec(swahili);
    return word
      ? [...terms, placed(dataFile("sw", twin), swahili.slice(word.index), `“${word[0]}”: one word`)]
      : terms;
  });
}

/** A line with the place of a text: `data/tools/lead-scorer.ts:12  the advice`. */
function placed(file: string, text: string, said: string): string {
  const source = readFileSync(`data/${file}`, "utf8");
  const [start = ""] = text.split("\n");
  const written = file.endsWith(".ts") ? JSON.stringify(start).slice(1, -1) : start;
  const index = Math.max(0, source.indexOf(written.slice(0, 60)));
  return `data/${file}:${source.slice(0, index).split("\n").length}  ${said}`;
}
