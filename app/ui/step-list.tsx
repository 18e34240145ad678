interface StepListProps {
  steps: readonly { title: string; text: string }[];
  className?: string;
}

/** The steps after a form has been sent, each with a title and a short text below it. */
export function StepList({ steps, className = "" }: StepListProps) {
  return (
    <dl className={`grid gap-x-10 gap-y-3 sm:grid-cols-2 ${className}`.trimEnd()}>
      {steps.map(({ title, text }) => (
        <div key={title}>
          <dt className="font-semibold">{title}</dt>
          <dd className="text-soft leading-snug">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
