/** One figure and what it counts. Belongs in a `<dl>`. */
export function Stat({ value, label }: { value: string; label: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-soft">{label}</dt>
      <dd className="whitespace-nowrap font-bold font-display text-title tabular-nums">{value}</dd>
    </div>
  );
}
