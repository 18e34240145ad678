import { useEffect, useState } from "react";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";

/** How long the button confirms, in milliseconds. */
const confirmation = 2000;

/** Puts an address on the clipboard, and says so for a moment. */
export function CopyLinkButton({ url, label, done }: { url: string; label: string; done: string }) {
  const [isDone, setIsDone] = useState(false);

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setIsDone(false), confirmation);
    return () => clearTimeout(timer);
  }, [isDone]);

  async function onClick() {
    try {
      await navigator.clipboard.writeText(url);
      setIsDone(true);
    } catch {
      // No clipboard, or not for us: the browser's own box holds the address, ready to be copied.
      window.prompt(label, url);
    }
  }

  return (
    <Button variant="quiet" onClick={onClick}>
      <Icon name={isDone ? "check" : "link"} /> <span aria-live="polite">{isDone ? done : label}</span>
    </Button>
  );
}
