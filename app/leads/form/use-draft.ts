import { type RefObject, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { formValues } from "./form-values";

/** What was typed in forms that were left by a step inside the site, by the history's entry and the form's name. */
const drafts = new Map<string, Record<string, string>>();

/**
 * Keeps what was typed when a step inside the site removes a form, and puts it back when the visitor returns to that
 * entry of the history. After a full load the browser does that by itself. Nothing is kept of a form that was sent.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, name: string, isSent: boolean): void {
  const id = useLocation().key + name;
  const latest = useRef({ id, isSent });

  useLayoutEffect(() => {
    latest.current = { id, isSent };
  });

  // The browser keeps the text of fields in the page only: there is no other moment to read them than their removal.
  useLayoutEffect(() => {
    const { id } = latest.current;
    for (const [field, value] of Object.entries(drafts.get(id) ?? {}))
      Object.assign(form.current?.elements.namedItem(field) ?? {}, { value });
    drafts.delete(id);
    return () => {
      const { id, isSent } = latest.current;
      if (form.current && !isSent) drafts.set(id, formValues(form.current));
    };
  }, [form]);
}
