import { useEffect, useState } from "react";
import { Button } from "./button";
import { Icon } from "./icon";

/** How long the button confirms. */
const confirmationMs = 2000;

interface CopyButtonProps {
  text: () => string;
  label: string;
  done: string;
}

/** Puts a text on the clipboard, and says so for a moment. */
export function CopyButton({ text, label, done }: CopyButtonProps) {
  const [isDone, setIsDone] = useState(false);

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setIsDone(false), confirmationMs);
    return () => clearTimeout(timer);
  }, [isDone]);

  // Without a clipboard the browser's own box holds the text, ready to be copied.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setIsDone(true);
    } catch {
      window.prompt(label, text());
    }
  };

  return (
    <Button variant="quiet" onClick={copy}>
      <Icon name={isDone ? "check" : "link"} /> <span aria-live="polite">{isDone ? done : label}</span>
    </Button>
  );
}
