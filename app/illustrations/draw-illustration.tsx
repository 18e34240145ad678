import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { BeadMark } from "#app/ui/beadwork.tsx";
import type { Accent } from "#data/schemas/accents.ts";
import type { IconName } from "#data/schemas/common.ts";
import type { Illustration } from "#data/schemas/illustration.ts";
import {
  ChatBrief,
  PaperBrief,
  RankingBrief,
  ReviewBrief,
  SumBrief,
  TableBrief,
  TranscriptBrief,
} from "./brief";
import { Flow, FlowBrief } from "./flow";
import { Formats, FormatsBrief } from "./formats";
import type { IllustrationSize } from "./illustration";
import type { FormatFigure, PictureProps } from "./parts";
import { Screen } from "./screen";
import { Chat, Paper, Ranking, Review, Sum, Table, Transcript } from "./sheets";
import { Till, TillBrief } from "./till";

type Draw<Kind extends Illustration["kind"]> = (props: PictureProps<Kind>) => ReactNode;

const kinds: { [Kind in Illustration["kind"]]: Record<IllustrationSize, Draw<Kind>> } = {
  chat: { full: Chat, brief: ChatBrief },
  flow: { full: Flow, brief: FlowBrief },
  formats: { full: Formats, brief: FormatsBrief },
  paper: { full: Paper, brief: PaperBrief },
  ranking: { full: Ranking, brief: RankingBrief },
  review: { full: Review, brief: ReviewBrief },
  screen: { full: Screen, brief: Screen },
  sum: { full: Sum, brief: SumBrief },
  table: { full: Table, brief: TableBrief },
  till: { full: Till, brief: TillBrief },
  transcript: { full: Transcript, brief: TranscriptBrief },
};

/** Renders an illustration to HTML on the server, so that no script for it is sent to browsers. */
export function drawIllustration(
  illustration: Illustration,
  format: FormatFigure,
  size: IllustrationSize,
): string {
  const Picture = kinds[illustration.kind][size] as Draw<Illustration["kind"]>;
  return renderToStaticMarkup(<Picture illustration={illustration} format={format} />);
}

/** Renders the picture of a record without an illustration: the record's mark, with its icon in the middle. */
export function drawIcon({ id, accent, icon }: { id: string; accent?: Accent; icon: IconName }): string {
  return renderToStaticMarkup(
    <div className="il-mark">
      <BeadMark id={id} accent={accent} icon={icon} className="" />
    </div>,
  );
}
