interface ColoursSectionProps {
  title: string;
  intro: string;
  items: { name: string; token: string; light: string; dark: string }[];
}

const swatches: Record<string, string> = {
  paper: "bg-paper",
  ink: "bg-ink",
  action: "bg-action",
  "accent-1": "bg-accent-1",
  "accent-2": "bg-accent-2",
  "accent-3": "bg-accent-3",
  "accent-4": "bg-accent-4",
  "accent-5": "bg-accent-5",
  "accent-6": "bg-accent-6",
  "accent-7": "bg-accent-7",
};

/** The brand's colours, side by side as on a strip of cloth, with the values to copy. */
export function ColoursSection({ title, intro, items }: ColoursSectionProps) {
  return (
    <section aria-labelledby="colours" className="measure py-16 lg:py-24">
      <h2 id="colours" className="text-title">
        {title}
      </h2>
      <p className="mt-4 max-w-prose text-intro text-soft">{intro}</p>
      <ul className="mt-10 grid grid-cols-2 gap-x-5 gap-y-8 sm:grid-cols-3 lg:grid-cols-5">
        {items.map(({ token, name, light, dark }) => (
          <li key={token}>
            <span className={`block h-20 rounded-control border border-line ${swatches[token]}`} />
            <p className="mt-3 font-semibold">{name}</p>
            {[light, dark].map((value) => (
              <p key={value} className="font-mono text-soft text-sm">
                {value}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
