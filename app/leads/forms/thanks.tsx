import { useEffect, useRef } from "react";

/** What a form shows in its place once it is sent. The focused button is gone with it, so the focus moves here. */
export function Thanks({ title, text }: { title: string; text: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} role="status" tabIndex={-1} className="grid gap-3 py-8 outline-none">
      <h3 className="text-heading">{title}</h3>
      <p className="text-lg text-soft">{text}</p>
    </div>
  );
}
