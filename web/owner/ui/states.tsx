import { CloudOff, RotateCcw } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../error-text.ts'
import { isTransient } from '../recovery.ts'
import { Button } from './Button.tsx'

/** Placeholder that appears after 150 ms of loading. */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <div className="animate-late" aria-hidden>
      <div className={`animate-shimmer rounded-md bg-line/70 ${className}`} />
    </div>
  )
}

type EmptyProps = {
  title: string
  help: string
  action?: ReactNode
  /** Level of the title: the page's heading if it has no other. */
  as?: 'h1' | 'h2'
}

export function EmptyState({ title, help, action, as: Heading = 'h2' }: EmptyProps) {
  return (
    <div className="flex flex-col items-center gap-2 px-6 py-14 text-center">
      <svg width="72" height="56" viewBox="0 0 72 56" aria-hidden="true" className="mb-2">
        <path
          d="M36 4C18 4 6 13 6 26c0 7 4 13 10 17l-2 9 12-5c3 .6 6.5 1 10 1 18 0 30-9 30-22S54 4 36 4Z"
          fill="var(--sunken)"
          stroke="var(--border)"
          strokeWidth="1.5"
        />
        <path
          d="M22 22h28M22 31h17"
          stroke="var(--border-strong)"
          strokeWidth="2"
          strokeLinecap="round"
          opacity=".6"
        />
        <circle cx="47" cy="31" r="2.5" fill="var(--accent)" />
      </svg>
      <Heading className="font-display text-2xl text-balance">{title}</Heading>
      <p className="max-w-md text-ink-2 text-pretty">{help}</p>
      {action && <div className="mt-4">{action}</div>}
    </div>
  )
}

type ErrorProps = {
  error: unknown
  retry?: () => void
  /** Whether it is retried without a click, as failed queries are. */
  isRetried?: boolean
}

export function ErrorState({ error, retry, isRetried = isTransient(error) }: ErrorProps) {
  const { t } = useTranslation()
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-6 py-12 text-center">
      <span className="flex size-12 items-center justify-center rounded-full bg-danger-soft text-danger">
        <CloudOff size={22} aria-hidden />
      </span>
      <p className="max-w-md">{errorText(t, error)}</p>
      {isRetried && <p className="text-sm text-ink-2">{t('errors.retried')}</p>}
      {retry && (
        <Button variant="secondary" icon={<RotateCcw size={16} aria-hidden />} onClick={retry}>
          {t('common.retry')}
        </Button>
      )}
    </div>
  )
}

/** An error beside the pressed button. */
export function InlineError({ title, children }: { title?: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  // Scrolled into view: a button at the edge of a phone hides it.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div
      ref={box}
      role="alert"
      className="scroll-my-20 rounded-md border border-danger/30 bg-danger-soft px-4 py-3 text-sm text-danger"
    >
      {title && <p className="font-semibold">{title}</p>}
      <p>{children}</p>
    </div>
  )
}
