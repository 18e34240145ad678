import { useCallback, useEffect, useState } from "react";
import { GetStartedForm as Form } from "#app/leads/forms/get-started-form.tsx";
import type { LeadFormCopy } from "#app/leads/forms/lead-form.tsx";
import { type About, aboutParameter, textParameter } from "#app/url/about-parameter.ts";
import { fill } from "#data/load/fill.ts";

interface GetStartedFormProps {
  copy: LeadFormCopy & Record<"about" | "aboutTrial", string>;
  /** The titles of all possible subjects of an enquiry. */
  titles: Record<About, string>;
  /** The subjects for which the text asks for the free trial. */
  trials: About[];
  /** The id of the `<template>` with the success screen. */
  thanksId: string;
}

/** The get-started form. Its initial text comes from the URL. After success, the success screen replaces the page. */
export default function GetStartedForm({ copy, titles, trials, thanksId }: GetStartedFormProps) {
  const useCase = useInitialText(copy, { titles, trials });
  const showThanks = useCallback(() => {
    const template = document.getElementById(thanksId) as HTMLTemplateElement;
    const main = template.closest("main");
    main?.replaceChildren(template.content);
    // The focused button was removed with the form, so focus the success screen and scroll to it.
    const section = main?.querySelector("section");
    section?.focus({ preventScroll: true });
    section?.scrollIntoView({ behavior: "instant" });
  }, [thanksId]);
  return <Form copy={copy} useCase={useCase} onSuccess={showThanks} />;
}

/** The text in the URL, or one about the subjects in it. An effect reads it, because the page was prerendered without it. */
function useInitialText(
  { about, aboutTrial }: GetStartedFormProps["copy"],
  { titles, trials }: Pick<GetStartedFormProps, "titles" | "trials">,
): string | undefined {
  const [text, setText] = useState<string>();
  useEffect(() => {
    const search = new URLSearchParams(location.search);
    const subjects = search
      .getAll(aboutParameter)
      // The URL may contain any text, for example "constructor", which every object has.
      .filter((each): each is About => Object.hasOwn(titles, each));
    const title = subjects.map((each) => titles[each]).join(", ");
    const sentence = subjects.every((each) => trials.includes(each)) ? aboutTrial : about;
    setText(search.get(textParameter) ?? (title && fill(sentence, { title })));
  }, [about, aboutTrial, titles, trials]);
  return text;
}
