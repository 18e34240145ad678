import { parse } from "node-html-parser";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { formNames } from "#app/contract/field-list.ts";
import Chat from "#app/islands/chat.tsx";
import { siteLayout } from "#app/layout/layout.ts";
import { BackToTop, ScriptFailed, SkipLink } from "#app/layout/page-extras.tsx";
import { SiteFooter } from "#app/layout/site-footer.tsx";
import { SiteHeader } from "#app/layout/site-header.tsx";
import { tagEnglishParts } from "#app/seo/english-parts.ts";
import { CurrentPage } from "#app/ui/link.tsx";
import { copy } from "#data/copy.ts";
import { getWords, listProducts, type Words } from "#data/index.ts";
import { isMarked, markEnglish, withoutMarks } from "#data/load/english-marks.ts";
import { fillFacts } from "#data/load/facts.ts";
import { translateEach } from "#data/load/translation.ts";
import { findTexts } from "#data/schemas/texts.ts";
import { drawForm } from "../fakes/draw-form.tsx";

vi.mock("virtual:token-colours", () => ({ default: {} }));

/** The words of Swahili pages without any translation. */
const marked: Words = { ...fillFacts(translateEach(copy, undefined).words, "pages", "en"), locale: "sw" };

const draw = (node: ReactNode) => parseFinished(renderToStaticMarkup(node));

function parseFinished(drawn: string) {
  const html = tagEnglishParts(drawn);
  expect(isMarked(html)).toBe(false);
  return parse(html);
}

const drawLayout = (node: ReactNode) =>
  draw(<CurrentPage value={{ path: "/sw", englishOnly: [] }}>{node}</CurrentPage>);

/** The texts of elements, each with its language; undefined if that is the page's language. */
function textsOf(page: ReturnType<typeof draw>) {
  return page.querySelectorAll("*").flatMap((element) =>
    element.childNodes
      .map(({ nodeType, text }) => ({ nodeType, text: text.trim() }))
      .filter(({ nodeType, text }) => nodeType === 3 && /\p{L}/u.test(text))
      .map(({ text }) => ({ text, lang: element.closest("[lang]")?.getAttribute("lang") })),
  );
}

describe('words without a translation have lang="en"', () => {
  const titles: string[] = listProducts("sw").map(({ title }) => title);

  test.each(formNames)("in the form %s", (formName) => {
    const texts = textsOf(parseFinished(drawForm(formName, marked)));
    expect(texts.length).toBeGreaterThan(8);
    const others = texts.filter(({ text, lang }) => lang !== "en" && !titles.includes(text));
    expect(others).toEqual([]);
  });

  test("in the label of one field; a Swahili message that names the field stays Swahili", () => {
    const words = structuredClone(getWords("en"));
    const { fields } = words.leadForms.contact;
    const { label } = fields.company;
    fields.company.label = markEnglish(label);
    const message = `Tafadhali jaza: ${fields.company.label}`;
    const form = parseFinished(`${drawForm("Contact Form", words)}<p>${message}</p>`);
    expect(textsOf(form).filter(({ lang }) => lang === "en")).toEqual([{ text: label, lang: "en" }]);
    expect(form.querySelector("label[lang=en]")?.getAttribute("for")).toBe(
      form.querySelector("[name=company]")?.id,
    );
  });

  test("in header, footer and chat", () => {
    const { header, footer, chat, ...layout } = siteLayout(marked, "/");
    const texts = textsOf(
      drawLayout(
        <>
          <SkipLink label={layout.skipLink} target="main" />
          <SiteHeader {...header} />
          <SiteFooter {...footer} isNewsletterShown />
          <Chat {...chat} />
          <BackToTop label={layout.backToTop} target="top" />
          <ScriptFailed text={layout.scriptFailed} />
        </>,
      ),
    );
    const words = findTexts([marked.layout, marked.chat, marked.common.newsletter]).map(({ text }) =>
      withoutMarks(text),
    );
    const shown = texts.filter(({ text }) => words.includes(text));
    expect(shown.length).toBeGreaterThan(20);
    expect(shown.filter(({ lang }) => lang !== "en")).toEqual([]);
  });

  test.each([
    ["the button of the chat", ({ chat }) => <Chat {...chat} />, "[popovertarget=chat]"],
    ["the link to the top", ({ backToTop }) => <BackToTop label={backToTop} target="top" />, "a"],
  ] satisfies [string, (layout: ReturnType<typeof siteLayout>) => ReactNode, string][])(
    "in the label of %s",
    (_, part, selector) => {
      const element = drawLayout(part(siteLayout(marked, "/"))).querySelector(selector);
      expect(element?.getAttribute("aria-label")).toMatch(/\p{L}/u);
      expect(element?.getAttribute("lang")).toBe("en");
    },
  );
});
