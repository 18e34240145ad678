import { type ReactNode, useLayoutEffect, useState } from "react";

interface KeepEntriesProps {
  /** The element of the island. */
  island: HTMLElement;
  children: ReactNode;
}

/**
 * Keeps the entries and the focus of an island if React replaces its HTML instead of hydrating it. React does so if an
 * extension or a translation has changed the HTML. An island reads in its effects what was entered before hydration, so the new
 * fields get the entries before these effects run.
 */
export function KeepEntries({ island, children }: KeepEntriesProps) {
  // React renders while the old HTML is still in the page.
  const [old] = useState(() => ({ fields: fieldsIn(island), focused: document.activeElement }));
  useLayoutEffect(() => {
    const fields = fieldsIn(island);
    for (const [index, from] of old.fields.entries()) {
      const to = fields[index];
      if (from === to || to?.name !== from.name) continue;
      copyEntry(from, to);
      if (from === old.focused) to.focus({ preventScroll: true });
    }
  }, [island, old]);
  return children;
}

/** All fields, as if each was an `<input>`: text areas and selections have its `name`, `type` and `value` too. */
const fieldsIn = (island: HTMLElement) =>
  Array.from(island.querySelectorAll<HTMLInputElement>("input,textarea,select"));

function copyEntry(from: HTMLInputElement, to: HTMLInputElement) {
  if (from.type === "file") to.files = from.files;
  else if (from.type === "checkbox") to.checked = from.checked;
  else to.value = from.value;
}
