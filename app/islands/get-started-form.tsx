import { useCallback, useEffect, useState } from "react";
import type { EnquiryWords } from "#app/demos/roi-demo/describe-enquiry.ts";
import { GetStartedForm as Form } from "#app/leads/forms/get-started-form.tsx";
import type { LeadFormCopy } from "#app/leads/forms/lead-form.tsx";
import { type About, aboutParameter } from "#app/url/about-parameter.ts";
import { fill } from "#data/load/fill.ts";
import { useCalculation } from "./roi-demo/use-calculation";

interface GetStartedFormProps {
  copy: LeadFormCopy & { about: string };
  /** The names of everything that an enquiry can be about. */
  titles: Record<About, string>;
  /** The id of the `<template>` with the success screen. */
  thanksId: string;
  roiDemo: EnquiryWords;
}

/** The get-started form. It begins with the subject that the URL names; the success screen takes the page's place. */
export default function GetStartedForm(props: GetStartedFormProps) {
  const { copy, titles, thanksId } = props;
  const useCase = [
    useCalculation(props.roiDemo), // roi-demo: its figures
    useSubject(copy.about, titles),
  ].find((text) => text !== undefined);
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

/** The first words of an enquiry about the subjects in the URL. The page was built without them, so an effect reads them. */
function useSubject(about: string, titles: Record<About, string>): string | undefined {
  const [subject, setSubject] = useState<string>();
  useEffect(() => {
    const named = new URLSearchParams(location.search)
      .getAll(aboutParameter)
      // The URL may say anything: "constructor" is a key of every object.
      .filter((each): each is About => Object.hasOwn(titles, each))
      .map((each) => titles[each]);
    if (named.length > 0) setSubject(fill(about, { title: named.join(", ") }));
  }, [about, titles]);
  return subject;
}
