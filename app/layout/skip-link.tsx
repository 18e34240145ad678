/** The first thing the Tab key reaches; shown only while it has the focus. */
export function SkipLink({ label, target }: { label: string; target: string }) {
  return (
    <a
      href={`#${target}`}
      className="fixed -top-24 left-3 z-50 rounded-control bg-ink px-5 py-3 font-semibold text-paper focus:top-3"
    >
      {label}
    </a>
  );
}
