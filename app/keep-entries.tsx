import { type ReactNode, useLayoutEffect, useState } from "react";

interface KeepEntriesProps {
  /** The element of the island. */
  island: HTMLElement;
  children: ReactNode;
}

/**
 * If an extension or a translation has changed the HTML of an island, React replaces that HTML instead of hydrating it. This
 * component then keeps the entries, the open folds, the focus and the held clicks. An island's effects read the entries, so the
 * new controls get them before these effects run.
 */
export function KeepEntries({ island, children }: KeepEntriesProps) {
  // React renders while the old HTML is still in the page.
  const [old] = useState(() => ({ controls: controlsIn(island), focused: document.activeElement }));
  useLayoutEffect(() => {
    const controls = controlsIn(island);
    for (const from of old.controls) {
      if (from.isConnected) continue;
      const to = likeIn(controls, from)[likeIn(old.controls, from).indexOf(from)];
      if (!to) continue;
      copyEntry(from, to);
      // A fold comes before its fields, so it is open before one of them gets the focus.
      if (from === old.focused) to.focus({ preventScroll: true });
    }
  }, [island, old]);
  return children;
}

/** All controls and folds, as if each was an `<input>`: fields have its `name`, `type` and `value`, too. */
const controlsIn = (island: HTMLElement) => [
  ...island.querySelectorAll<Control>("input,textarea,select,button,a[data-wait],details"),
];

type Control = HTMLInputElement & { open?: boolean };

/**
 * The controls that have the same name or, without a name, the same classes. Buttons have no name, and extensions add buttons
 * of their own.
 */
const likeIn = (controls: Control[], { tagName, name, className }: Control) =>
  controls.filter(
    (other) => other.tagName === tagName && other.name === name && (name || other.className === className),
  );

function copyEntry(from: Control, to: Control) {
  // The boot script marks a held click by this attribute (inline/boot.ts), and repeats the click after hydration.
  to.ariaBusy = from.ariaBusy;
  if ("open" in from) to.open = from.open;
  else if (from.type === "file") to.files = from.files;
  else if (from.type === "checkbox") to.checked = from.checked;
  else if (!from.matches("button,a")) to.value = from.value;
}
