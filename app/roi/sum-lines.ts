export interface SumLine {
  label: string;
  /** How the value comes about; empty where it needs no explanation. */
  sum: string;
  value: string;
}

export interface WorkedSum {
  lines: SumLine[];
  net: { label: string; value: string };
  setup: { lines: SumLine[]; text: string };
}
