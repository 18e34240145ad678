import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { Section } from "#app/sections/section.tsx";
import { JumpLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { OwnFile } from "../own-file";
import { Result } from "../result";
import type { TryPage } from "../try-page";
import { useStatement } from "../use-statement";

/**
 * A sorted statement: first the sample that the build has sorted, then the visitor's own, which stays in the browser.
 */
export default function StatementDemo({ copy, ownFileId, rules, sample }: TryPage) {
  const statement = useStatement();
  const { own } = statement;
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(own);
  // Move the focus to the result, because it is above the form.
  useEffect(() => {
    if (shown.current !== own) heading.current?.focus();
    shown.current = own;
  }, [own]);

  function remove() {
    statement.remove();
    for (const field of section.current?.querySelectorAll<HTMLInputElement>("[name]") ?? []) field.value = "";
  }

  // Browsers keep a page that a visitor leaves, and show it again after Back.
  useEffect(() => {
    function forget() {
      // The focus must not move: after Back it would scroll the page.
      shown.current = undefined;
      // React would draw the change only after Back.
      flushSync(remove);
    }
    addEventListener("pagehide", forget);
    return () => removeEventListener("pagehide", forget);
  });

  return (
    <Section
      ref={section}
      id="try"
      headingId="try-title"
      // Print a visitor's own result, but not the sample.
      data-print={own ? undefined : "hidden"}
      ground="night"
      className={own ? "printed-result" : "undisplayed-folds"}
    >
      <div className="grid gap-3 sm:gap-6">
        <div className="grid items-start gap-x-12 gap-y-3 lg:grid-cols-half">
          <h2 id="try-title" className="text-headline">
            {copy.title}
          </h2>
          <div className="grid justify-items-start gap-3">
            <p className="text-intro text-night-soft max-sm:text-base max-sm:leading-snug">{copy.intro}</p>
            <JumpLink
              href={`#${ownFileId}`}
              variant="night"
              data-print="hidden"
              className="max-sm:justify-self-stretch"
            >
              {copy.tryIt} <Icon name="arrow-down" />
            </JumpLink>
          </div>
        </div>
        <div className="rounded-card bg-paper p-3 text-ink sm:p-6">
          <Result
            copy={copy}
            rules={rules}
            statement={own?.statement ?? sample}
            ownName={own?.name}
            id={own?.id ?? 0}
            onRemove={remove}
            headingRef={heading}
          />
        </div>
        <OwnFile id={ownFileId} copy={copy} statement={statement} />
      </div>
    </Section>
  );
}
