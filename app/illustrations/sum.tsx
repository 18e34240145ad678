import { minusSign } from "#data/load/number-format.ts";
import { Entry, Head, type PictureProps } from "./parts";

/** A sum, line by line, to its result: as a calculation with a chart, a report, or a slip of paper. */
export function Sum({ illustration, write }: PictureProps<"sum">) {
  const { look, title, detail, lines, bars, gauge, result } = illustration;
  return (
    <div className={`il-calc is-${look}`}>
      <div className="il-sheet">
        <Head title={title} detail={detail} />
        {look === "report" && bars && <Bars {...bars} width={260} />}
        <ul>
          {lines.map((line) => (
            <li key={line.label} className={line.sign === "=" ? "il-sum" : undefined}>
              <Entry text={line.label} detail={line.detail} />
              <b>
                {line.sign && line.sign !== "+" && (
                  <small className="il-sign">{line.sign === "-" ? minusSign : line.sign}</small>
                )}
                {write(line.amount ?? 0)}
              </b>
            </li>
          ))}
        </ul>
        {gauge && <Gauge {...gauge} write={write} />}
        {look !== "sheet" && (
          <p className="il-foot">
            {result.label} <b>{result.text}</b>
          </p>
        )}
      </div>
      {look === "sheet" && bars && (
        <div className="il-sheet">
          <Bars {...bars} width={120} />
          <p className="il-result">
            {result.label} <b>{result.text}</b>
          </p>
        </div>
      )}
    </div>
  );
}

type SumIllustration = PictureProps<"sum">["illustration"];

/** Amounts in time, as bars above and below nothing. The width is in units of its drawing, which is 74 high. */
function Bars({ title, detail, items, width }: NonNullable<SumIllustration["bars"]> & { width: number }) {
  const amounts = items.map(({ amount }) => amount);
  const [top, bottom] = [Math.max(...amounts, 0), Math.min(...amounts, 0)];
  const scale = 60 / (top - bottom);
  const zero = Math.round(top * scale) + 1;
  const step = width / items.length;
  return (
    <div className="il-bars">
      <Head title={title} detail={detail} />
      <svg aria-hidden="true" viewBox={`0 0 ${width} 74`}>
        <path d={`M0 ${zero}h${width}`} />
        {items.map(({ label, amount }, index) => {
          const height = Math.max(Math.abs(amount) * scale, 1);
          const x = index * step + step * 0.14;
          return (
            <g key={label}>
              <rect
                x={round(x)}
                y={round(amount < 0 ? zero : zero - height)}
                width={round(step * 0.72)}
                height={round(height)}
                rx="1.2"
                className={amount < 0 ? "is-below" : undefined}
              />
              <text x={round(x + step * 0.36)} y="72">
                {label}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/** A part of a whole as a bar, with a mark at the most that it may be. */
function Gauge({
  label,
  share,
  limit,
  limitLabel,
  write,
}: NonNullable<SumIllustration["gauge"]> & Pick<PictureProps<"sum">, "write">) {
  return (
    <div className="il-gauge">
      <p>
        {label} <b>{write(share)}%</b>
      </p>
      <svg aria-hidden="true" viewBox="0 0 100 6" preserveAspectRatio="none">
        <path d="M0 3h100" />
        <path d={`M0 3h${share}`} />
        <path d={`M${limit} 0v6`} />
      </svg>
      <small>
        {limitLabel}: {write(limit)}%
      </small>
    </div>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;
