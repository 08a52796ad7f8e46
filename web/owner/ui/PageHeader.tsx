import type { ReactNode } from 'react'

type Props = { title: string; lead?: string; children?: ReactNode }

export function PageHeader({ title, lead, children }: Props) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 className="font-display text-3xl tracking-[-0.01em] rtl:tracking-normal">{title}</h1>
        {lead && <p className="mt-1 text-ink-2 text-pretty">{lead}</p>}
      </div>
      {children}
    </header>
  )
}
