import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { chatText, whatsappLink } from "#app/contract/whatsapp-link.ts";
import { inTabStorage, storeInTab } from "#app/inline/tab-storage.ts";
import { Button, ExternalButtonLink } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";

/** The time after the hand-off to WhatsApp after which the widget is reset. */
const resetDelayMs = 2000;

/** The longest time and the longest way between the presses of a double press. */
const doublePressMs = 1000;
const doublePressPx = 24;

interface ChatProps extends ChatWords {
  /** The company's WhatsApp number. */
  number: string;
  /** The text that begins the chat, with a placeholder for each entry. */
  template: string;
  /** The same for a visitor without script, who chooses a topic and enters nothing. */
  topicTemplate: string;
  whenEmpty: Words["chat"]["whenEmpty"];
}

type ChatWords = Words["chat"]["widget"];

type Step = "options" | "details" | "thanks";

const noEntries: ChatEntries = { name: "", company: "", interest: "" };

/** The chat widget: topic, details, hand-off to WhatsApp. Its panel is a popover, so it opens without script. */
export default function Chat({ number, template, topicTemplate, whenEmpty, ...copy }: ChatProps) {
  const [step, setStep] = useState<Step>("options");
  const [entries, setEntries] = useState(noEntries);
  const panel = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Empty before the first press: then no press is the second one. */
  const lastPress = useRef({} as MouseEvent);

  /** Keeps the entries for other pages in the same tab too. */
  function keep(entries: ChatEntries) {
    setEntries(entries);
    storeInTab("chat", JSON.stringify(entries));
  }

  // A step's focused control is removed with it, so move the focus to the first control of the next step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step moves the focus
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>(":popover-open [data-first]")?.focus();
  }, [step]);

  function showOptions() {
    setStep("options");
    panel.current?.querySelector("h2")?.focus();
  }

  function showThanks(event: FormEvent) {
    event.preventDefault();
    setStep("thanks");
  }

  /**
   * Stops the second press of a double press, also a slow one: after the first, another control may be in this place. Browsers do
   * not count slow clicks, or a finger's taps, in `detail`.
   */
  function stopSecondPress(event: MouseEvent) {
    const { timeStamp, clientX, clientY } = lastPress.current;
    const way = Math.hypot(event.clientX - clientX, event.clientY - clientY);
    if (event.timeStamp - timeStamp < doublePressMs && way < doublePressPx) {
      event.preventDefault();
      event.stopPropagation();
    } else if (event.type === "click") lastPress.current = event;
  }

  function finish() {
    panel.current?.hidePopover();
    timer.current = setTimeout(() => {
      setStep("options");
      keep(noEntries);
    }, resetDelayMs);
  }

  return (
    <>
      <button
        type="button"
        popoverTarget="chat"
        aria-label={copy.open}
        className="fixed bottom-2 left-1.5 inline-flex size-[44px] items-center justify-center rounded-full border-2 border-paper bg-ink text-paper shadow-card hover:bg-soft floating"
      >
        <Icon name="message-circle" className="size-[22px]" />
        <span className="absolute -top-1 -right-1 inline-flex in-data-chat-opened:hidden size-[18px] items-center justify-center rounded-full bg-accent-3 font-bold text-[12px] text-night">
          {copy.badge}
        </span>
      </button>
      <div
        ref={panel}
        id="chat"
        popover="auto"
        // Clicking the panel's text must keep the focus in the panel, because losing the focus closes it.
        tabIndex={-1}
        role="dialog"
        aria-labelledby="chat-title"
        // If the panel is opened again after the hand-off, do not reset its entries. (It also fires when the panel closes: before
        // the hand-off sets its timer.)
        onBeforeToggle={() => clearTimeout(timer.current)}
        onMouseDown={stopSecondPress}
        onClickCapture={stopSecondPress}
        className="fixed inset-auto hidden open:block bottom-20 left-4 m-0 outline-none max-h-[calc(100dvh-6rem)] w-[min(100vw-2rem,23rem)] overflow-y-auto card text-ink shadow-card"
      >
        <div className="pattern-border" />
        <div className="grid gap-4 p-5">
          <div className="flex items-start justify-between gap-3">
            {/* The browser focuses the title when the panel opens, so that a screen reader continues with the options. */}
            {/* biome-ignore lint/a11y/noAutofocus: the popover is closed when the page loads */}
            <h2 id="chat-title" autoFocus tabIndex={-1} className="wrap-anywhere text-heading outline-none">
              {/* One text. React could not remove one of several texts after the browser has translated the page. */}
              {step === "options"
                ? copy.title
                : step === "details"
                  ? copy.details
                  : chatText(copy.thanks, entries, whenEmpty)}
            </h2>
            <button
              type="button"
              popoverTarget="chat"
              popoverTargetAction="hide"
              aria-label={copy.close}
              className="-me-2 -mt-2 inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-sunk"
            >
              <Icon name="x" />
            </button>
          </div>
          {step === "options" && (
            <OptionsStep
              {...copy}
              linkFor={(interest) => whatsappLink(number, fill(topicTemplate, { interest }))}
              onChoose={(interest) => {
                keep({ ...entries, ...inTabStorage(({ chat }) => JSON.parse(chat)), interest });
                setStep("details");
              }}
            />
          )}
          {step === "details" && (
            <DetailsStep
              {...copy}
              entries={entries}
              onChange={keep}
              onBack={showOptions}
              onNext={showThanks}
            />
          )}
          {step === "thanks" && (
            <>
              <p className="text-soft">{copy.thanksText}</p>
              <div className="flex flex-wrap gap-2">
                <Button variant="quiet" onClick={() => setStep("details")}>
                  {copy.back}
                </Button>
                <ExternalButtonLink
                  href={whatsappLink(number, chatText(template, entries, whenEmpty))}
                  onClick={finish}
                  className="grow"
                  data-first
                >
                  {copy.handOff} <Icon name="external-link" />
                </ExternalButtonLink>
              </div>
            </>
          )}
        </div>
      </div>
    </>
  );
}

type ChatEntries = Record<"name" | "company" | "interest", string>;

interface OptionsStepProps extends Pick<ChatProps, "intro" | "options"> {
  linkFor: (option: string) => string;
  onChoose: (option: string) => void;
}

/** The first step. Its options are links, so that they open WhatsApp if no script runs. */
function OptionsStep({ intro, options, linkFor, onChoose }: OptionsStepProps) {
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
              data-wait
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

interface DetailsStepProps extends Pick<ChatProps, "name" | "company" | "back" | "next"> {
  entries: ChatEntries;
  onChange: (entries: ChatEntries) => void;
  onBack: () => void;
  onNext: (event: FormEvent) => void;
}

function DetailsStep({ entries, onChange, onBack, onNext, ...copy }: DetailsStepProps) {
  return (
    <form onSubmit={onNext} className="grid gap-4">
      <TextField
        label={copy.name}
        value={entries.name}
        onChange={({ target }) => onChange({ ...entries, name: target.value })}
        autoComplete="name"
        required
        data-first
      />
      <TextField
        label={copy.company}
        value={entries.company}
        onChange={({ target }) => onChange({ ...entries, company: target.value })}
        autoComplete="organization"
        enterKeyHint="done"
      />
      <div className="flex flex-wrap gap-2">
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
