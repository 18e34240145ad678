import { type FormEvent, useEffect, useId, useState } from "react";
import { Button } from "~/ui/button";

/** How long the button confirms, in milliseconds (spec, section 9). */
const confirmation = 3000;

export interface NewsletterCopy {
  title: string;
  text: string;
  email: string;
  submit: string;
  done: string;
}

/** The newsletter box of home and footer: it confirms, clears and reverts, and sends nothing (spec, section 4). */
export function NewsletterForm({
  email,
  submit,
  done,
  onNight = false,
}: NewsletterCopy & { onNight?: boolean }) {
  const [isDone, setIsDone] = useState(false);
  const id = useId();

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setIsDone(false), confirmation);
    return () => clearTimeout(timer);
  }, [isDone]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.currentTarget.reset();
    setIsDone(true);
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
          required
          autoComplete="email"
          className="min-h-12 min-w-0 grow basis-48 rounded-control border border-edge bg-card px-4 text-ink"
        />
        <Button type="submit" variant={onNight ? "night" : "action"}>
          <span aria-live="polite">{isDone ? done : submit}</span>
        </Button>
      </div>
    </form>
  );
}
