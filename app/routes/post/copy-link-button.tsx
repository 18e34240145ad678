import { useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** How long the button confirms. */
const confirmationMs = 2000;

interface CopyLinkButtonProps {
  address: () => string;
  label: string;
  done: string;
}

/** Puts an address on the clipboard, and says so for a moment. */
export function CopyLinkButton({ address, label, done }: CopyLinkButtonProps) {
  const [isDone, setIsDone] = useState(false);

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setIsDone(false), confirmationMs);
    return () => clearTimeout(timer);
  }, [isDone]);

  async function onClick() {
    try {
      await navigator.clipboard.writeText(address());
      setIsDone(true);
    } catch {
      // No clipboard, or not for us: the browser's own box holds the address, ready to be copied.
      window.prompt(label, address());
    }
  }

  return (
    <Button variant="quiet" onClick={onClick}>
      <Icon name={isDone ? "check" : "link"} /> <span aria-live="polite">{isDone ? done : label}</span>
    </Button>
  );
}
