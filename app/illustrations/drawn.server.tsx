import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { IconMark } from "#app/ui/icon-mark.tsx";
import { secondsOf } from "#data/index.ts";
import type { Accent } from "#data/schemas/accents.ts";
import type { IconName } from "#data/schemas/common.ts";
import type { Illustration } from "#data/schemas/illustration.ts";
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
import type { IllustrationSize } from "./illustration";
import { Paper } from "./paper";
import type { PictureProps } from "./parts";
import { Ranking } from "./ranking";
import { Sum } from "./sum";
import { Table } from "./table";
import { Transcript } from "./transcript";

type Draw<Kind extends Illustration["kind"]> = (props: PictureProps<Kind>) => ReactNode;

const kinds: { [Kind in Illustration["kind"]]: Record<IllustrationSize, Draw<Kind>> } = {
  chat: { full: Chat, brief: ChatBrief },
  flow: { full: Flow, brief: FlowBrief },
  formats: { full: Formats, brief: FormatsBrief },
  glance: { full: Glance, brief: Glance },
  paper: { full: Paper, brief: PaperBrief },
  ranking: { full: Ranking, brief: RankingBrief },
  sum: { full: Sum, brief: SumBrief },
  table: { full: Table, brief: TableBrief },
  transcript: {
    full: ({ illustration }) => <Transcript illustration={illustration} played={playedOf(illustration)} />,
    brief: TranscriptBrief,
  },
};

const playedOf = ({ at, length }: { at: string; length: string }) =>
  Math.round((secondsOf(at) / secondsOf(length)) * 100);

/**
 * Draws an illustration as markup. On the server, because nothing in it ever changes: browsers get no script for it.
 * @param write writes a number as the reader's country does
 * @param size brief shows one idea in large figures
 */
export function drawIllustration(
  illustration: Illustration,
  write: (amount: number) => string,
  size: IllustrationSize,
): string {
  const Picture = kinds[illustration.kind][size] as Draw<Illustration["kind"]>;
  return renderToStaticMarkup(<Picture illustration={illustration} write={write} />);
}

/** Draws what has no illustration as markup: its mark, with its icon in the middle. */
export function drawIcon({ id, accent, icon }: { id: string; accent: Accent; icon: IconName }): string {
  return renderToStaticMarkup(
    <div className="il-icon">
      <IconMark id={id} accent={accent} icon={icon} />
    </div>,
  );
}
