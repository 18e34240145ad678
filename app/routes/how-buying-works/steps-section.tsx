import { unbroken } from "#app/ui/unbroken.tsx";

interface StepsSectionProps {
  id: string;
  title: string;
  intro: string;
  steps: { title: string; text: string }[];
}

/** Steps in order, down one line. */
export function StepsSection({ id, title, intro, steps }: StepsSectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-title">
        {title}
      </h2>
      <p className="mt-4 max-w-prose text-soft">{unbroken(intro)}</p>
      <ol className="mt-6 border-ink border-t-2">
        {steps.map((step) => (
          <li key={step.title} className="grid gap-x-6 border-line border-b py-4 sm:grid-cols-[10rem_1fr]">
            <h3 className="font-bold text-lg">{step.title}</h3>
            <p className="text-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
