import type { ToolPage } from "#app/content/tool-page.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { NarrowFold } from "#app/ui/narrow-fold.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";

type PriceTierProps = ToolPage["pricing"]["tiers"][number] & {
  /** The label on the popular tier. */
  popular: string;
  /** The heading of the list of features. */
  includes: string;
  /** Whether the tool has only this tier. It is then wide, with its features beside the price. */
  isAlone: boolean;
};

const palettes = {
  popular: {
    ground: "popular-price border-night-line bg-night text-on-night",
    soft: "text-night-soft",
    line: "border-night-line",
  },
  plain: { ground: "", soft: "text-soft", line: "border-line" },
};

export function PriceTier({ tier, price, per, choose, isAlone, ...props }: PriceTierProps) {
  const palette = props.isPopular ? palettes.popular : palettes.plain;
  return (
    <li
      className={`relative flex flex-col gap-x-14 overflow-hidden card border-2 p-4 pb-2 sm:p-5 lg:grid ${palette.ground} ${isAlone ? "lg:grid-cols-half" : "lg:row-span-2 lg:grid-rows-subgrid"}`}
    >
      {props.isPopular && <span className="absolute inset-x-0 top-0 h-1.5 bg-(--accent)" />}
      <div className="flex flex-col">
        <div className="flex sm:min-h-8 flex-wrap items-center justify-between gap-3">
          <h3 className="text-heading">{tier}</h3>
          {props.isPopular && (
            <p className="rounded-full bg-on-night px-3 py-1 font-semibold text-night text-sm">
              {props.popular}
            </p>
          )}
        </div>
        <p className="mt-1 sm:mt-2 lg:min-h-19">
          <span className="font-bold font-display text-title tabular-nums">{price}</span>{" "}
          {per && <span className={`inline-block lg:block ${palette.soft}`}>{per}</span>}
        </p>
        {props.description && (
          <p className={`mt-1 leading-snug sm:mt-1.5 sm:leading-normal ${palette.soft}`}>
            {props.description}
          </p>
        )}
        {choose && (
          <div className="mt-auto grid pt-3 sm:pt-4">
            <ButtonLink to={props.path} variant={props.isPopular || isAlone ? "action" : "quiet"}>
              {choose}
            </ButtonLink>
          </div>
        )}
      </div>
      <div className={`flex grow flex-col ${isAlone ? "max-lg:mt-4" : "mt-1 sm:mt-4"}`}>
        {props.features.length > 0 && (
          <NarrowFold
            heading="h4"
            headingClasses="font-bold font-display text-xl"
            title={props.includes}
            isOpen={isAlone}
          >
            <ul>
              {props.features.map((feature) => (
                <li key={feature} className={`border-t py-1.5 leading-snug ${palette.line}`}>
                  {unbroken(feature)}
                </li>
              ))}
            </ul>
          </NarrowFold>
        )}
        {props.savings && (
          <p className="mt-1 mb-2 flex items-start gap-2.5 font-semibold sm:mt-3 sm:mb-0">
            <Icon name="banknote" className="mt-0.5 size-5" /> <span>{unbroken(props.savings)}</span>
          </p>
        )}
      </div>
    </li>
  );
}
