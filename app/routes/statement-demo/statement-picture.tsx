import { type ComponentType, useState } from "react";
import { Illustration, type IllustrationView } from "#app/illustrations/illustration.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { FileField } from "./file-field";
import type { OwnStatementProps } from "./own-statement";

interface StatementPictureProps extends Omit<OwnStatementProps, "file"> {
  illustration: IllustrationView;
  demoPath: string | undefined;
  demo: string;
}

interface State {
  file: File;
  /** Loaded with the first file; null where it cannot be. */
  Own?: ComponentType<OwnStatementProps> | null;
}

/** A statement sorted; a visitor's own, chosen below it or dropped anywhere on the page, takes its place. */
export function StatementPicture({ illustration, own, reader, demo, demoPath }: StatementPictureProps) {
  const [state, setState] = useState<State>();

  async function take(file: File) {
    setState((before) => ({ ...before, file }));
    const Own = await import("./own-statement").then(
      ({ OwnStatement }) => OwnStatement,
      () => null,
    );
    setState((before) => before && { ...before, Own });
  }

  return (
    <div className="relative max-sm:-mb-2 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <div className="relative rounded-card file-over:outline-3 file-over:outline-ink file-over:outline-offset-4">
        <Illustration {...illustration} className={`accent-1 ${state ? "invisible" : ""}`.trim()} />
        {state && (
          <section className="illustration illustration-full il-own accent-1">
            {state.Own ? (
              <state.Own file={state.file} own={own} reader={reader} />
            ) : (
              <p role={state.Own === null ? "alert" : "status"} className="p-8 font-semibold">
                {state.Own === null ? reader.failures.notLoaded : reader.work.sorting}
              </p>
            )}
          </section>
        )}
        <p
          aria-hidden="true"
          className="absolute inset-0 z-1 hidden rounded-card bg-card/90 font-bold font-display text-heading file-over:grid file-over:place-content-center"
        >
          {own.drop}
        </p>
      </div>
      {demoPath && (
        <div className="mt-2 flex flex-wrap items-center gap-x-4 sm:mt-4">
          <FileField
            id="own-statement"
            aria-describedby="own-stays"
            className="peer pointer-events-none absolute bottom-0 size-11 opacity-0 noscript:hidden file-over:pointer-events-auto file-over:fixed file-over:inset-0 file-over:z-50 file-over:size-full"
            onFile={take}
          />
          <label
            htmlFor="own-statement"
            className="relative z-1 inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border-2 border-ink px-4 font-semibold leading-tight outline-offset-3 hover:bg-ink hover:text-paper noscript:hidden peer-focus-visible:outline-3 peer-focus-visible:outline-ink"
          >
            <Icon name="file-text" /> {own.choose}
          </label>
          <p id="own-stays" className="text-sm text-soft noscript:hidden">
            {own.stays}
          </p>
          {/* The whole picture leads there. */}
          <ButtonLink
            to={demoPath}
            variant="plain"
            className="max-sm:-ms-2 sm:ms-auto sm:-me-2 after:absolute after:inset-0"
          >
            <Icon name="play" /> {demo}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
