import { useState, type ReactNode } from 'react'
import { Card } from './Card.tsx'
import { Skeleton } from './states.tsx'

type FigureProps = {
  label: string
  /** Undefined while loading. */
  value: string | undefined
  /** Empty while loading; undefined without a note. */
  note?: string
  icon?: ReactNode
}

/** A figure with an animated value, in a box of fixed size. */
export function Figure({ label, value, note, icon }: FigureProps) {
  return (
    <Card className="flex min-w-0 flex-col gap-1 p-4 sm:p-5">
      <p className="flex flex-1 items-start gap-2 text-sm text-ink-2">
        {icon}
        <span className="min-w-0 text-balance">{label}</span>
      </p>
      <div className="flex h-9 items-center">
        {value === undefined ? <Skeleton className="h-7 w-16" /> : <AnimatedValue value={value} />}
      </div>
      {note !== undefined && <p className="min-h-4 truncate text-xs text-ink-3">{note}</p>}
    </Card>
  )
}

function AnimatedValue({ value }: { value: string }) {
  const [first] = useState(value)
  const look = value === first ? '' : 'animate-tick'
  return (
    <span key={value} className={`${look} truncate text-[1.75rem] leading-9 font-semibold`}>
      {value}
    </span>
  )
}
