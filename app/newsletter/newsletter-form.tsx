import { type FormEvent, useEffect, useId, useState } from "react";
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
  /** What becomes of the address. */
  note: string;
  /**
   * How to send the address; undefined while the newsletter is off, and nothing is sent. The attributes come from the
   * server, so that they add nothing to the script of every page.
   */
  posts:
    | {
        form: { action: string; method: "post" };
        field: { name: string };
        /** The field that only programs fill. */
        trap: { name: string; "aria-label": string; autoComplete: string; tabIndex: number };
        sending: string;
        failed: string;
      }
    | undefined;
}

/** The form of a newsletter box: it asks for a link by mail or, while the newsletter is off, only confirms and clears. */
export function NewsletterForm({
  email,
  submit,
  done,
  note,
  posts,
  onNight = false,
}: NewsletterCopy & { onNight?: boolean }) {
  /** How many addresses were entered since the button last read "Subscribe". */
  const [entered, setEntered] = useState(0);
  const [news, setNews] = useState(note);
  const id = useId();

  useEffect(() => {
    if (entered === 0) return;
    const timer = setTimeout(() => setEntered(0), confirmationMs);
    return () => clearTimeout(timer);
  }, [entered]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (posts) {
      setNews(posts.sending);
      import("./subscribe").then(({ subscribe }) => subscribe(form, posts.failed)).then(setNews);
    } else {
      form.reset();
      setEntered(entered + 1);
    }
  }

  return (
    <form {...posts?.form} onSubmit={onSubmit} className="grid gap-2">
      <label htmlFor={id} className="font-semibold">
        {email}
      </label>
      {posts && (
        // Beside the page, and inert: nobody sees it, reaches it with a key or hears of it.
        <div inert className="absolute -left-[999rem]">
          <input {...posts.trap} />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          // Without a name the address goes nowhere, not even where no script runs.
          {...posts?.field}
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
        {news}
      </p>
    </form>
  );
}
