import { useState } from "react";
import { Button } from "./button";
import { Icon } from "./icon";

/** How long the button confirms. */
const confirmationMs = 2000;

type CopyButtonProps = Record<"label" | "done", string> & { text: () => string };

export function CopyButton({ text, label, done }: CopyButtonProps) {
  const [isDone, setIsDone] = useState(false);

  // Without a clipboard the browser's own box holds the text, ready to be copied.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setIsDone(true);
      setTimeout(() => setIsDone(false), confirmationMs);
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
