import type { ReactNode } from "react";
import type { Specimen } from "#data/schemas/specimen.ts";
import { HandOverBrief, SmsBrief } from "./chat";
import { FlowBrief } from "./flow";
import { FramesBrief } from "./formats";
import { BlockBrief, HoursBrief, QueueBrief, StagesBrief } from "./grid";
import { PaperBrief } from "./paper";
import { ScoreBrief } from "./ranking";
import { BarsBrief, SlipBrief } from "./sum";
import { BalanceBrief, FlagsBrief } from "./table";
import { CounterBrief, ShopBrief } from "./till";
import { PlayerBrief } from "./transcript";

/** The one idea of a specimen, in large figures and few words that can be read in a small picture. */
export function briefOf(specimen: Specimen, write: (amount: number) => string): ReactNode {
  switch (specimen.kind) {
    case "flow":
      return <FlowBrief specimen={specimen} write={write} />;
    case "paper":
      return <PaperBrief specimen={specimen} write={write} />;
    case "table": {
      const hasBalance = specimen.rows.every(({ balance }) => balance !== undefined);
      const Brief = hasBalance ? BalanceBrief : FlagsBrief;
      return <Brief specimen={specimen} write={write} />;
    }
    case "chat": {
      const Brief = specimen.channel === "sms" ? SmsBrief : HandOverBrief;
      return <Brief specimen={specimen} write={write} />;
    }
    case "ranking":
      return <ScoreBrief specimen={specimen} write={write} />;
    case "transcript":
      return <PlayerBrief specimen={specimen} write={write} />;
    case "formats":
      return <FramesBrief specimen={specimen} />;
    case "sum": {
      const Brief = specimen.look === "slip" ? SlipBrief : BarsBrief;
      return <Brief specimen={specimen} write={write} />;
    }
    case "till": {
      const Brief = specimen.look === "shop" ? ShopBrief : CounterBrief;
      return <Brief specimen={specimen} write={write} />;
    }
    case "grid": {
      const Brief = gridBriefs[specimen.look];
      return <Brief specimen={specimen} write={write} />;
    }
  }
}

const gridBriefs = { hours: HoursBrief, block: BlockBrief, stages: StagesBrief, queue: QueueBrief };
