import type { FormEvent } from "react";
import { limits } from "#app/contract/endpoint.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { SiteLayout } from "./layout.server";

export type ChatEntries = Record<"name" | "company" | "interest", string>;

interface OptionsStepProps extends Pick<SiteLayout["chat"], "intro" | "options"> {
  linkFor: (option: string) => string;
  onChoose: (option: string) => void;
}

/** Step 0: links, so that they lead to WhatsApp at once where no script runs. */
export function OptionsStep({ intro, options, linkFor, onChoose }: OptionsStepProps) {
  return (
    <>
      <p className="text-soft">{intro}</p>
      <ul className="grid gap-2">
        {options.map((option) => (
          <li key={option}>
            <a
              href={linkFor(option)}
              target="_blank"
              rel="noopener"
              data-script="wait"
              className="flex min-h-12 items-center justify-between gap-3 rounded-control border-2 border-line px-4 font-semibold hover:border-ink"
              onClick={(event) => {
                event.preventDefault();
                onChoose(option);
              }}
            >
              {option} <Icon name="chevron-right" className="size-4" />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

interface DetailsStepProps extends Pick<SiteLayout["chat"], "name" | "company" | "back" | "next"> {
  entries: ChatEntries;
  onChange: (entries: ChatEntries) => void;
  onBack: () => void;
  onNext: () => void;
}

export function DetailsStep({ entries, onChange, onBack, onNext, ...copy }: DetailsStepProps) {
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onNext();
  }
  return (
    <form onSubmit={onSubmit} className="grid gap-4">
      <TextField
        label={copy.name}
        value={entries.name}
        onChange={({ target }) => onChange({ ...entries, name: target.value })}
        autoComplete="name"
        maxLength={limits.line}
        required
        data-first
      />
      <TextField
        label={copy.company}
        value={entries.company}
        onChange={({ target }) => onChange({ ...entries, company: target.value })}
        autoComplete="organization"
        maxLength={limits.line}
        enterKeyHint="done"
      />
      <div className="flex gap-2">
        <Button variant="quiet" onClick={onBack}>
          {copy.back}
        </Button>
        <Button type="submit" disabled={entries.name.trim() === ""} className="grow">
          {copy.next}
        </Button>
      </div>
    </form>
  );
}
