import { renderToStaticMarkup } from "react-dom/server";
import { IconMark } from "#app/ui/icon-mark.tsx";
import { secondsOf } from "#data/index.ts";
import type { Bead } from "#data/schemas/beads.ts";
import type { IconName } from "#data/schemas/common.ts";
import type { Specimen } from "#data/schemas/specimen.ts";
import { briefOf } from "./brief/brief";
import { Chat } from "./chat";
import { Flow } from "./flow";
import { Formats } from "./formats";
import { Grid } from "./grid";
import { Paper } from "./paper";
import { Ranking } from "./ranking";
import type { SpecimenSize } from "./specimen";
import { Sum } from "./sum";
import { Table } from "./table";
import { Till } from "./till";
import { Transcript } from "./transcript";

/**
 * Draws a specimen as markup. On the server, because nothing in it ever changes: browsers get no script for it.
 * @param write writes a number as the reader's country does
 * @param size brief shows one idea in large figures
 */
export function drawSpecimen(
  specimen: Specimen,
  write: (amount: number) => string,
  size: SpecimenSize,
): string {
  if (size === "brief") return renderToStaticMarkup(briefOf(specimen, write));
  return renderToStaticMarkup(pictureOf(specimen, write));
}

/** Draws what has no specimen as markup: its mark, with its icon in the middle. */
export function drawIcon({ id, bead, icon }: { id: string; bead: Bead; icon: IconName }): string {
  return renderToStaticMarkup(
    <div className="sp-icon">
      <IconMark id={id} bead={bead} icon={icon} />
    </div>,
  );
}

const playedOf = ({ at, length }: { at: string; length: string }) =>
  Math.round((secondsOf(at) / secondsOf(length)) * 100);

function pictureOf(specimen: Specimen, write: (amount: number) => string) {
  switch (specimen.kind) {
    case "flow":
      return <Flow specimen={specimen} write={write} />;
    case "paper":
      return <Paper specimen={specimen} write={write} />;
    case "table":
      return <Table specimen={specimen} write={write} />;
    case "chat":
      return <Chat specimen={specimen} write={write} />;
    case "ranking":
      return <Ranking specimen={specimen} write={write} />;
    case "transcript":
      return <Transcript specimen={specimen} played={playedOf(specimen)} />;
    case "formats":
      return <Formats specimen={specimen} write={write} />;
    case "sum":
      return <Sum specimen={specimen} write={write} />;
    case "till":
      return <Till specimen={specimen} write={write} />;
    case "grid":
      return <Grid specimen={specimen} write={write} />;
  }
}
