import { BeadRing } from "#app/ui/beadwork.tsx";
import { ButtonLink, ExternalButtonLink } from "#app/ui/button.tsx";
import { CheckList } from "#app/ui/check-list.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";

interface ClosingSectionProps {
  title: string;
  text: string;
  start: string;
  /** With a query that names the page's subject, where it is a tool. */
  startPath?: string;
  chat: string;
  chatLink: string;
  claims: string[];
}

/** The closing call to action, where the thread ends in a bead. */
export function ClosingSection({ startPath = "/get-started", ...copy }: ClosingSectionProps) {
  return (
    <section data-print="hidden" className="thread-end bg-night text-on-night" aria-labelledby="closing">
      <div className="measure relative grid items-center gap-20 py-[min(var(--spacing-section),5rem)] lg:grid-cols-[auto_1fr]">
        <ClosingBead />
        <div>
          <h2 id="closing" className="text-page">
            {copy.title}
          </h2>
          <p className="mt-6 max-w-prose text-balance text-intro text-night-soft">{unbroken(copy.text)}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={startPath} className="grow sm:grow-0">
              {copy.start}
            </ButtonLink>
            <ExternalButtonLink href={copy.chatLink} variant="night" className="grow sm:grow-0">
              <Icon name="message-circle" /> {copy.chat}
            </ExternalButtonLink>
          </div>
          <CheckList items={copy.claims} className="mt-8 flex flex-wrap gap-x-8 gap-y-2 text-night-soft" />
        </div>
      </div>
    </section>
  );
}

/** The thread's last bead, in the page's colour. */
function ClosingBead() {
  return (
    <svg viewBox="-50 -50 100 100" className="size-60 max-lg:hidden" aria-hidden="true">
      <circle r="50" fill="var(--accent)" />
      <BeadRing r={43} count={24} stroke="var(--color-night)" scale={0.62} />
      <circle r="35" fill="var(--color-night)" />
      <BeadRing r={29} count={20} stroke="var(--color-on-night)" scale={0.66} />
      <circle r="20" fill="var(--accent)" />
      <circle r="8" fill="var(--color-night)" />
    </svg>
  );
}
