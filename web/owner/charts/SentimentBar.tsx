import type { Sentiment } from '#contract/survey.ts'
import { cssColour } from './chart-types.ts'

type Props = { counts: readonly (readonly [Sentiment, number])[]; className: string }

/** How answers are shared among sentiments, as a bar. Its figures are text beside it. */
export const SentimentBar = ({ counts, className }: Props) => (
  <div className={`flex gap-0.5 overflow-hidden rounded-full bg-line ${className}`} aria-hidden>
    {counts.map(([name, count]) => (
      <div
        key={name}
        className="transition-[flex-grow] duration-300 ease-out"
        style={{ flexGrow: count, flexBasis: 0, background: cssColour(name) }}
      />
    ))}
  </div>
)
