/** The logo: a bead on a thread, 40 units wide and 28 high. The thread has the text colour. */
export function Mark() {
  return (
    <>
      <path d="M0 14h40" stroke="currentColor" strokeWidth="2.5" />
      <circle cx="20" cy="14" r="12" fill="var(--color-action)" />
      <circle cx="20" cy="14" r="7.5" fill="var(--color-accent-3)" />
      <circle cx="20" cy="14" r="3.2" fill="var(--color-night)" />
    </>
  );
}
