import { useEffect, useEffectEvent, useRef } from "react";
import { Icon } from "#app/ui/icon.tsx";

interface NoticeProps {
  /** Announced as soon as it is there: nothing is shown while it is undefined. */
  message: string | undefined;
  dismiss: string;
  onDismiss: () => void;
}

const noticeClasses = "rounded-card border-2 border-good bg-good-ground text-good shadow-card";

/**
 * A message that lies over the page without blocking it, and stays until it is dismissed: by its button, or by Escape
 * wherever the focus is, since the button may be many steps of the keyboard away.
 */
export function Notice({ message, dismiss, onDismiss }: NoticeProps) {
  const ref = useRef<HTMLDivElement>(null);
  /** What had the focus when the message came: it gets the focus back if that is in the notice when it closes. */
  const before = useRef<Element>(null);

  function leave() {
    if (ref.current?.contains(document.activeElement))
      (before.current as HTMLElement | null)?.focus({ preventScroll: true });
    onDismiss();
  }

  const onKey = useEffectEvent(({ key }: KeyboardEvent) => key === "Escape" && leave());

  // On the window: the focus is mostly outside the notice.
  useEffect(() => {
    if (!message) return;
    before.current = document.activeElement;
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [message]);

  return (
    <div
      ref={ref}
      className={`fixed inset-x-4 top-20 z-30 mx-auto flex max-w-xl items-center lg:top-24 ${message ? noticeClasses : ""}`}
    >
      {/* In the page from the start: only changes of a live region are announced. */}
      <p role="status" className="grow font-semibold">
        {message && <span className="block py-4 ps-5">{message}</span>}
      </p>
      {message && (
        <button
          type="button"
          aria-label={dismiss}
          onClick={leave}
          className="me-1.5 grid size-11 shrink-0 place-items-center rounded-control hover:bg-card"
        >
          <Icon name="x" />
        </button>
      )}
    </div>
  );
}
