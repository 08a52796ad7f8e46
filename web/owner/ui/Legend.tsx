import type { ReactNode } from 'react'

export type LegendEntry = { color: string; name: string; value: ReactNode }

/** Names and values of a chart's parts, each after its colour. */
export function Legend({ entries, className }: { entries: LegendEntry[]; className: string }) {
  return (
    <dl className={`text-sm ${className}`}>
      {entries.map(({ color, name, value }) => (
        <div key={name} className="flex items-center gap-2">
          <span
            className="size-2 shrink-0 rounded-full"
            style={{ background: color }}
            aria-hidden
          />
          <dt className="flex-1 text-ink-2">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
