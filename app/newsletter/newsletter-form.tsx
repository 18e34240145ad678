import { type FormEvent, useEffect, useId, useState } from "react";
import { honeypot } from "#app/leads/contract/suspicions.ts";
import { Button } from "#app/ui/button.tsx";

/** How long the button confirms. */
const confirmationMs = 3000;

export interface NewsletterCopy {
  title: string;
  text: string;
  email: string;
  submit: string;
  /** What the button says for a while where nothing is sent. */
  done?: string;
  /** What becomes of the email address. */
  note: string;
  /** Where the email address is posted to; undefined while the newsletter is off, and nothing is sent. */
  subscription: { path: string; honeypotLabel: string; sending: string; failed: string } | undefined;
}

/** The form of a newsletter box: it asks for a link by mail or, while the newsletter is off, only confirms and clears. */
export function NewsletterForm({
  email,
  submit,
  done,
  note,
  subscription,
  onNight = false,
}: NewsletterCopy & { onNight?: boolean }) {
  /** How many addresses were entered since the button last read "Subscribe". */
  const [entered, setEntered] = useState(0);
  const [status, setStatus] = useState(note);
  const id = useId();

  useEffect(() => {
    if (entered === 0) return;
    const timer = setTimeout(() => setEntered(0), confirmationMs);
    return () => clearTimeout(timer);
  }, [entered]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (subscription) {
      setStatus(subscription.sending);
      import("./subscribe").then(({ subscribe }) => subscribe(form, subscription.failed)).then(setStatus);
    } else {
      form.reset();
      setEntered(entered + 1);
    }
  }

  return (
    <form
      action={subscription?.path}
      method={subscription && "post"}
      onSubmit={onSubmit}
      className="grid gap-2"
    >
      <label htmlFor={id} className="font-semibold">
        {email}
      </label>
      {subscription && (
        // Beside the page, and inert: nobody sees it, reaches it with a key or hears of it.
        <div inert className="absolute -left-[999rem]">
          <input name={honeypot} aria-label={subscription.honeypotLabel} autoComplete="off" tabIndex={-1} />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          // Without a name the address goes nowhere, not even where no script runs.
          name={subscription && "email"}
          type="email"
          inputMode="email"
          enterKeyHint="send"
          required
          autoComplete="email"
          className="min-h-12 min-w-0 grow basis-40 rounded-control border border-edge bg-card px-4 text-ink"
        />
        <Button type="submit" variant={onNight ? "night" : "action"}>
          <span aria-live="polite">{entered > 0 ? done : submit}</span>
        </Button>
      </div>
      <p role="status" className="text-sm">
        {status}
      </p>
    </form>
  );
}
