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
  const heading = useRef<HTMLHeadingElement>(null);
  // What was asked for is below the form: the focus goes there.
  useEffect(() => {
    if (own) heading.current?.focus();
  }, [own]);
  return (
    <section
      id="try"
      // The sample is no part of what the tool is; a visitor's own result is.
      data-print={own ? undefined : "hidden"}
      className="thread scroll-mt-20 bg-sunk [--thread-ground:var(--color-sunk)]"
      aria-labelledby="try-title"
    >
      <span className="thread-bead top-[calc(var(--spacing-section)+0.7rem)]" />
      <div className="measure grid gap-6 sm:gap-10 py-section">
        <SectionHeading id="try-title" title={copy.title} intro={copy.intro} />
        <OwnFile copy={copy} statement={statement} />
        <Result
          copy={copy}
          rules={rules}
          statement={own?.statement ?? sample}
          ownName={own?.name}
          onRemove={statement.remove}
          headingRef={heading}
        />
      </div>
    </section>
  );
}
