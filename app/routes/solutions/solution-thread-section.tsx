import { useEffect, useRef, useState } from "react";
import { Illustration } from "#app/illustrations/illustration.tsx";
import { BeadMark } from "#app/ui/beadwork.tsx";
import { Button } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Link, useLocalPath } from "#app/ui/link.tsx";
import { aboutParameter } from "#app/url/about-parameter.ts";
import { fill } from "#data/load/fill.ts";
import { formatMoney } from "#data/load/number-format.ts";
import { addVat } from "#data/load/vat.ts";
import type { SolutionsPage } from "./solutions-page.server";

type ThreadProps = SolutionsPage["thread"] & { items: SolutionsPage["solutions"] };

/**
 * A checkbox for each solution, as beads on a necklace: checked ones move to the visitor's thread and show their tools. The
 * choice is in the URL, and in that of the form which follows. Without script only the sum is missing.
 */
export function SolutionThreadSection({ items, format, vatPercent, ...copy }: ThreadProps) {
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<FormDataEntryValue[]>([]);

  function follow() {
    const values = new FormData(form.current ?? undefined).getAll(aboutParameter);
    setChosen(values);
    const url = new URL(location.href);
    url.searchParams.delete(aboutParameter);
    for (const value of values) url.searchParams.append(aboutParameter, String(value));
    history.replaceState(history.state, "", url);
  }

  // Takes over the choice from the URL, and what was checked before the script ran.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const asked = new URLSearchParams(location.search).getAll(aboutParameter);
    for (const box of form.current?.querySelectorAll("input") ?? [])
      if (asked.includes(box.value)) box.checked = true;
    follow();
  }, []);

  const tools = items.filter(({ about }) => chosen.includes(about)).flatMap(({ tools }) => tools.items);
  // Two solutions may have the same tool.
  const prices = new Map(tools.map(({ id, monthly }) => [id, monthly]));
  const sum = [...prices.values()].reduce((total, monthly) => total + monthly, 0);
  const withVat = vatPercent && { price: formatMoney(addVat(sum, vatPercent), format), vatPercent };
  return (
    <section aria-labelledby="own-thread" className="thread links-first overflow-x-clip">
      <span className="thread-bead top-16 z-1 max-lg:hidden" />
      <form
        ref={form}
        action={useLocalPath("/get-started")}
        data-reads-query
        onChange={follow}
        className="group/form measure pb-3 sm:pb-0"
      >
        <fieldset className="relative min-w-0">
          <legend id="own-thread" className="font-bold font-display text-heading">
            {copy.question}
          </legend>
          <p className="mt-1 text-soft lg:absolute lg:end-0 lg:-top-5 lg:mt-0">{copy.hint}</p>
          <div className="own-thread relative mt-2 lg:mt-6">
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              <path
                d="M-70-476Q50 676 170-476"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                vectorEffect="non-scaling-stroke"
              />
            </svg>
            <ol>
              {items.map(({ id, lang, accent, icon, about, title, thumbnail, tools }) => (
                <li key={id} lang={lang} className={`accent-${accent}`}>
                  <label>
                    <input
                      type="checkbox"
                      name={aboutParameter}
                      value={about}
                      aria-label={title}
                      className="sr-only"
                    />
                    <BeadMark id={id} accent={accent} icon={icon} className="" />
                    <span>{title}</span>
                  </label>
                  <Illustration
                    {...thumbnail}
                    className="pointer-events-none w-17 max-lg:absolute max-lg:end-0 max-lg:top-1 lg:mx-auto lg:mt-2 lg:w-36"
                  />
                  <ul>
                    {tools.items.map((tool) => (
                      <li key={tool.id} lang={tool.lang}>
                        <Link to={tool.path}>{tool.title}</Link>
                        <small>{tool.price}</small>
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ol>
          </div>
        </fieldset>
        <div className="mt-6 hidden flex-wrap items-center gap-3 border-ink border-t-2 pt-5 group-has-checked/form:flex">
          <p aria-live="polite" className="grow basis-80">
            {sum > 0 && (
              <>
                <b className="block font-display text-heading">
                  {fill(copy.sum, { price: formatMoney(sum, format) })}
                </b>
                {withVat && fill(copy.withVat, withVat)}{" "}
                {tools.some(({ monthly }) => monthly === 0) && copy.besides}
              </>
            )}
          </p>
          <div className="noscript:hidden">
            <CopyButton text={() => location.href} label={copy.copy} done={copy.copied} />
          </div>
          <Button type="submit" className="max-sm:w-full">
            {copy.ask}
          </Button>
        </div>
      </form>
    </section>
  );
}
