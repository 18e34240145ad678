import { type MouseEvent, useRef, useState } from "react";
import { openDialog } from "#app/ui/dialog.tsx";

/** Opens the quote dialog from any link of the page, follows the answer, and remembers whom to give the focus back. */
export function useQuoteDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLElement>(null);
  const [isThanked, setIsThanked] = useState(false);
  /** Counts the openings: an answer belongs to the one that it was asked in. */
  const [opening, setOpening] = useState(0);

  /** @param product its name in a lead, to preselect it; none leaves the choice open */
  function open(event: MouseEvent<HTMLElement>, product = "") {
    // A click that asks for a new tab or window is the link's own.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    opener.current = event.currentTarget;
    setIsThanked(false);
    setOpening(opening + 1);
    // The form is uncontrolled, so that closing the dialog loses nothing of what was typed.
    const select = dialog.current?.querySelector("select");
    if (select) select.value = product;
    if (dialog.current) openDialog(dialog.current);
  }

  /** @param isCurrent false when the visitor has opened the dialog anew since the form was sent */
  function onAnswer(status: "success" | "error", isCurrent: boolean) {
    setIsThanked(status === "success");
    if (status === "success") {
      if (isCurrent) dialog.current?.close();
    }
    // Closed while the request was under way: the visitor has to hear that it failed.
    else if (dialog.current && !dialog.current.open) openDialog(dialog.current);
  }

  /** @param hadFocus the focus was in the notice, and goes back to where the dialog was opened */
  function dismiss(hadFocus: boolean) {
    setIsThanked(false);
    if (hadFocus) opener.current?.focus({ preventScroll: true });
  }

  return { dialog, open, opening, onAnswer, isThanked, dismiss };
}

export type OpenQuote = ReturnType<typeof useQuoteDialog>["open"];
