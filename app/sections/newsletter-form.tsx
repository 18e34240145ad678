import { type FormEvent, useEffect, useId, useState } from "react";
import { Button } from "#app/ui/button.tsx";

/** How long the button confirms, in milliseconds. */
const confirmation = 3000;

export interface NewsletterCopy {
  title: string;
  text: string;
  email: string;
  submit: string;
  done: string;
}

/** The newsletter box of home and footer: it confirms, clears and reverts, and sends nothing. */
export function NewsletterForm({
  email,
  submit,
  done,
  onNight = false,
}: NewsletterCopy & { onNight?: boolean }) {
  /** How many addresses were entered since the button last read "Subscribe". */
  const [entered, setEntered] = useState(0);
  const isDone = entered > 0;
  const id = useId();

  useEffect(() => {
    if (entered === 0) return;
    const timer = setTimeout(() => setEntered(0), confirmation);
    return () => clearTimeout(timer);
  }, [entered]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.currentTarget.reset();
    setEntered(entered + 1);
  }

  return (
    <form onSubmit={onSubmit} className="grid gap-2">
      <label htmlFor={id} className="font-semibold">
        {email}
      </label>
      {/* Without a name the address goes nowhere, not even where no script runs. */}
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          type="email"
          inputMode="email"
          enterKeyHint="send"
          required
          autoComplete="email"
          className="min-h-12 min-w-0 grow basis-40 rounded-control border border-edge bg-card px-4 text-ink"
        />
        <Button type="submit" variant={onNight ? "night" : "action"}>
          <span aria-live="polite">{isDone ? done : submit}</span>
        </Button>
      </div>
    </form>
  );
}
