import { useEffect, useRef } from "react";
import { SectionHeading } from "#app/ui/heading.tsx";
import { OwnFile } from "./own-file";
import { Result } from "./result";
import type { TryPage } from "./try-page.server";
import { useStatement } from "./use-statement";

/** A visitor sees a statement sorted: an invented one, drawn at build, and then his own, which stays in his browser. */
export function TrySection({ copy, rules, sample }: TryPage) {
  const statement = useStatement();
  const { own } = statement;
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(own);
  // What was asked for is below the form: the focus goes there.
  useEffect(() => {
    if (shown.current !== own) heading.current?.focus();
    shown.current = own;
  }, [own]);

  function remove() {
    statement.remove();
    for (const field of section.current?.querySelectorAll<HTMLInputElement>("[name]") ?? []) field.value = "";
  }

  return (
    <section
      ref={section}
      id="try"
      // The sample is no part of what the tool is; a visitor's own result is.
      data-print={own ? undefined : "hidden"}
      className="thread scroll-mt-20 bg-sunk [--thread-ground:var(--color-sunk)]"
      aria-labelledby="try-title"
    >
      <span className="thread-bead top-[calc(var(--spacing-section)+0.7rem)]" />
      <div className="measure grid gap-6 sm:gap-8 py-section">
        <SectionHeading id="try-title" title={copy.title} intro={copy.intro} />
        <OwnFile copy={copy} statement={statement} />
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
    </section>
  );
}
