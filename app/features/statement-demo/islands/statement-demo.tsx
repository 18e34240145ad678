import { useEffect, useRef } from "react";
import { Section } from "#app/sections/section.tsx";
import { OwnFile } from "../own-file";
import { Result } from "../result";
import type { TryPage } from "../try-page";
import { useStatement } from "../use-statement";

/**
 * A sorted statement: first the sample that the build has sorted, then the visitor's own, which stays in the browser.
 */
export default function StatementDemo({ copy, rules, sample }: TryPage) {
  const statement = useStatement();
  const { own } = statement;
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(own);
  // Move the focus to the result, because it is below the form.
  useEffect(() => {
    if (shown.current !== own) heading.current?.focus();
    shown.current = own;
  }, [own]);

  function remove() {
    statement.remove();
    for (const field of section.current?.querySelectorAll<HTMLInputElement>("[name]") ?? []) field.value = "";
  }

  return (
    <Section
      ref={section}
      id="try"
      headingId="try-title"
      // Print a visitor's own result, but not the sample.
      data-print={own ? undefined : "hidden"}
      ground="sunk"
      className={own ? "scroll-mt-20" : "undisplayed-folds scroll-mt-20"}
      layout="grid gap-6"
      title={copy.title}
      intro={copy.intro}
    >
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
    </Section>
  );
}
