import { type ClipboardEvent, useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextArea, TextField } from "#app/ui/field.tsx";
import { FoldSummary } from "#app/ui/fold-summary.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { NarrowFold } from "#app/ui/narrow-fold.tsx";
import { fill } from "#data/load/fill.ts";
import { FileField } from "./file-field";
import { fileKinds } from "./reader/statement";
import type { TryCopy } from "./try-page";
import type { useStatement } from "./use-statement";
import { FailureNote, WorkProgress } from "./work-progress";

type OwnFileProps = { id: string; copy: TryCopy; statement: ReturnType<typeof useStatement> };

export function OwnFile({ id, copy, statement }: OwnFileProps) {
  const { own } = copy;
  const { failure, ready, isLocked, work } = statement;
  const panel = useRef<HTMLDivElement>(null);
  const isWorking = work !== undefined;
  const failureNote = failure && <FailureNote id="try-failure" failure={failure} copy={copy} />;

  const field = (name: string) =>
    panel.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${name}]`);
  const password = () => field("password")?.value ?? "";
  const take = (file: File) => statement.take(file, file.name, password());
  function takePasted() {
    // A second press must not begin the work anew: on a slow line that would load the worker again.
    if (!work?.isPasted) statement.takePasted(field("pasted")?.value ?? "", copy.result.pasted);
  }
  function onPaste(event: ClipboardEvent) {
    const [file] = event.clipboardData.files;
    if (!file) return;
    event.preventDefault();
    take(file);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a file is refused
  useEffect(() => {
    if (isLocked) field("password")?.focus();
    panel.current?.querySelector("[role=alert]")?.scrollIntoView({ block: "nearest" });
  }, [failure]);

  // The button "Stop" is removed when the work ends. If it had the focus, return that to the control that began the work.
  useEffect(() => {
    if (!isWorking) return;
    const starter = document.activeElement;
    return () => {
      if (document.activeElement !== document.body) return;
      const isThere = starter !== document.body && starter?.isConnected;
      const control = isThere ? starter : panel.current?.querySelector("[type=file]");
      (control as HTMLElement | null)?.focus({ preventScroll: true });
    };
  }, [isWorking]);

  // On a phone the progress is below the button, perhaps below the window.
  useEffect(() => {
    if (work?.isPasted) panel.current?.querySelector("progress")?.scrollIntoView({ block: "nearest" });
  }, [work?.isPasted]);

  return (
    <div
      id={id}
      data-print="hidden"
      ref={panel}
      onPaste={onPaste}
      className="card max-lg:-scroll-mt-5 bg-card p-4 text-ink sm:p-6 lg:pb-2"
    >
      <h3 className="text-heading">{own.title}</h3>
      <p className="mt-2 hidden noscript:block">{own.noScript}</p>
      <div className="mt-3 grid noscript:hidden gap-x-10 gap-y-3 lg:grid-cols-half">
        <div className="grid content-start gap-3 sm:gap-4">
          <div className="grid gap-3 sm:gap-4 xl:grid-cols-[1fr_13rem]">
            <DropZone copy={own} onFile={take} />
            {/* On a phone the password is folded, until a file turns out to be locked. */}
            <details
              open={isLocked || undefined}
              className="narrow-fold max-sm:border-line max-sm:border-t-2 sm:unfolded"
            >
              <FoldSummary className="min-h-12 font-semibold text-lg leading-snug">{own.locked}</FoldSummary>
              <div className="grid content-start gap-3 sm:max-xl:grid-cols-2 sm:items-end">
                <TextField
                  label={own.password}
                  name="password"
                  type="password"
                  autoComplete="off"
                  errorId={isLocked ? "try-failure" : undefined}
                  onInput={statement.correct}
                  onKeyDown={({ key }) => key === "Enter" && isLocked && statement.retry(password())}
                />
                {isLocked && <Button onClick={() => statement.retry(password())}>{own.open}</Button>}
                <p className="-mt-2 text-sm text-soft sm:max-xl:col-span-2">{own.passwordHint}</p>
              </div>
            </details>
          </div>
          <WorkProgress statement={statement} copy={copy} />
          {!failure?.isPasted && failureNote}
        </div>
        <div className="grid content-start gap-2 sm:gap-4 lg:gap-2 lg:border-line lg:border-s-2 lg:ps-10">
          {/* On a phone the fold also holds the buttons, which only a visitor without connection needs. */}
          <div className="max-sm:border-line max-sm:border-t-2">
            <NarrowFold
              heading="h4"
              headingClasses="font-semibold text-lg leading-snug"
              title={
                <span className="flex items-center gap-3">
                  <Icon name="shield-check" className="size-6" /> {own.privacyTitle}
                </span>
              }
            >
              <div className="grid gap-2 pt-2 sm:gap-4 lg:gap-3 lg:pt-1">
                <p className="text-soft">{own.privacy}</p>
                <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                  <p id="try-prepare" className="font-semibold">
                    {own.prepare}
                  </p>
                  {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has borders and a legend that grids cannot place */}
                  <div role="group" aria-labelledby="try-prepare" className="flex flex-wrap gap-2">
                    {fileKinds.map((kind) => (
                      <Button
                        key={kind}
                        variant="quiet"
                        aria-pressed={ready.includes(kind)}
                        className="aria-pressed:bg-ink aria-pressed:text-paper max-sm:px-2.5 max-sm:text-sm max-sm:leading-tight lg:px-4"
                        onClick={() => statement.prepare(kind)}
                      >
                        {own.kinds[kind]}
                      </Button>
                    ))}
                  </div>
                </div>
                <p role="status" className="empty:hidden">
                  {ready.length > 0 &&
                    fill(own.ready, { kind: ready.map((kind) => own.kinds[kind]).join(", ") })}
                </p>
              </div>
            </NarrowFold>
          </div>
          <p>
            <TextLink to={own.help.path}>{own.help.label}</TextLink>
          </p>
        </div>
        <details className="group border-line border-t-2 lg:col-span-2">
          <FoldSummary className="min-h-12 font-semibold text-lg leading-snug sm:min-h-14">
            {own.paste}
          </FoldSummary>
          <div className="grid gap-4 lg:pb-4">
            <TextArea
              label={own.pasted}
              hint={own.pasteHint}
              name="pasted"
              autoComplete="off"
              spellCheck={false}
              errorId={failure?.isPasted ? "try-failure" : undefined}
              // A locked file is not corrected here, and its error would move the focus to the password.
              onInput={isLocked ? undefined : statement.correct}
            />
            {failure?.isPasted && failureNote}
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
              <Button variant="quiet" aria-busy={work?.isPasted} onClick={takePasted}>
                {own.sortPasted}
              </Button>
              <WorkProgress statement={statement} ofPasted copy={copy} />
            </div>
          </div>
        </details>
      </div>
    </div>
  );
}

/** The invisible file input covers the whole zone. It therefore accepts dropped files, also before hydration. */
function DropZone({ copy, onFile }: { copy: TryCopy["own"]; onFile: (file: File) => void }) {
  return (
    <div className="group/file relative grid justify-items-center gap-1 rounded-control border-2 border-edge border-dashed bg-paper p-3 sm:p-4 text-center has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-3 focus-within:border-ink hover:border-ink">
      <Icon name="file-text" className="size-8 text-action" />
      <label htmlFor="try-file" className="font-semibold text-lg">
        {copy.choose}
      </label>
      <p id="try-formats" className="text-sm text-soft">
        {copy.formats}
      </p>
      <FileField
        id="try-file"
        required
        // No screen reader calls the empty field invalid.
        aria-invalid="false"
        aria-describedby="try-formats"
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onFile={onFile}
      />
      {/* Until the script is loaded, CSS shows that a file was chosen: a required field with a file is valid. */}
      <div role="status" className="pointer-events-none absolute inset-0">
        <p className="hidden in-data-[island=loading]:group-has-valid/file:grid size-full place-content-center rounded-control bg-paper font-semibold">
          {copy.loading}
        </p>
      </div>
    </div>
  );
}
