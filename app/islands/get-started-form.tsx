import { useCallback, useEffect, useState } from "react";
import { GetStartedForm as Form } from "#app/leads/forms/get-started-form.tsx";
import type { LeadFormCopy } from "#app/leads/forms/lead-form.tsx";
import { type About, aboutParameter, textParameter } from "#app/url/about-parameter.ts";
import { fill } from "#data/load/fill.ts";

interface GetStartedFormProps {
  copy: LeadFormCopy & { about: string };
  /** The names of everything that an enquiry can be about. */
  titles: Record<About, string>;
  /** The id of the `<template>` with the success screen. */
  thanksId: string;
}

/** The get-started form. It begins with the text or the subjects that the URL names; the success screen takes the page's place. */
export default function GetStartedForm({ copy, titles, thanksId }: GetStartedFormProps) {
  const useCase = useFirstText(copy.about, titles);
  const showThanks = useCallback(() => {
    const template = document.getElementById(thanksId) as HTMLTemplateElement;
    const main = template.closest("main");
    main?.replaceChildren(template.content);
    // The focused button is gone with the form, so the focus moves here, and the page with it.
    const section = main?.querySelector("section");
    section?.focus({ preventScroll: true });
    section?.scrollIntoView({ behavior: "instant" });
  }, [thanksId]);
  return <Form copy={copy} useCase={useCase} onSuccess={showThanks} />;
}

/** The text in the URL, or one about the subjects in it. The page was built without the URL's query, so an effect reads it. */
function useFirstText(about: string, titles: Record<About, string>): string | undefined {
  const [text, setText] = useState<string>();
  useEffect(() => {
    const search = new URLSearchParams(location.search);
    const named = search
      .getAll(aboutParameter)
      // The URL may say anything: "constructor" is a key of every object.
      .filter((each): each is About => Object.hasOwn(titles, each))
      .map((each) => titles[each]);
    const subjects = named.length > 0 ? fill(about, { title: named.join(", ") }) : undefined;
    setText(search.get(textParameter) ?? subjects);
  }, [about, titles]);
  return text;
}
