import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { IconMark } from "#app/ui/icon-mark.tsx";
import { secondsOf } from "#data/index.ts";
import type { Bead } from "#data/schemas/beads.ts";
import type { IconName } from "#data/schemas/common.ts";
import type { Specimen } from "#data/schemas/specimen.ts";
import {
  ChatBrief,
  FlowBrief,
  PaperBrief,
  RankingBrief,
  SumBrief,
  TableBrief,
  TranscriptBrief,
} from "./brief";
import { Chat } from "./chat";
import { Flow } from "./flow";
import { Formats, FormatsBrief } from "./formats";
import { Glance } from "./glance";
import { Paper } from "./paper";
import type { PictureProps } from "./picture";
import { Ranking } from "./ranking";
import type { SpecimenSize } from "./specimen";
import { Sum } from "./sum";
import { Table } from "./table";
import { Transcript } from "./transcript";

type Draw<Kind extends Specimen["kind"]> = (props: PictureProps<Kind>) => ReactNode;

const kinds: { [Kind in Specimen["kind"]]: Record<SpecimenSize, Draw<Kind>> } = {
  chat: { full: Chat, brief: ChatBrief },
  flow: { full: Flow, brief: FlowBrief },
  formats: { full: Formats, brief: FormatsBrief },
  glance: { full: Glance, brief: Glance },
  paper: { full: Paper, brief: PaperBrief },
  ranking: { full: Ranking, brief: RankingBrief },
  sum: { full: Sum, brief: SumBrief },
  table: { full: Table, brief: TableBrief },
  transcript: {
    full: ({ specimen }) => <Transcript specimen={specimen} played={playedOf(specimen)} />,
    brief: TranscriptBrief,
  },
};

const playedOf = ({ at, length }: { at: string; length: string }) =>
  Math.round((secondsOf(at) / secondsOf(length)) * 100);

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
  const Picture = kinds[specimen.kind][size] as Draw<Specimen["kind"]>;
  return renderToStaticMarkup(<Picture specimen={specimen} write={write} />);
}

/** Draws what has no specimen as markup: its mark, with its icon in the middle. */
export function drawIcon({ id, bead, icon }: { id: string; bead: Bead; icon: IconName }): string {
  return renderToStaticMarkup(
    <div className="sp-icon">
      <IconMark id={id} bead={bead} icon={icon} />
    </div>,
  );
}
