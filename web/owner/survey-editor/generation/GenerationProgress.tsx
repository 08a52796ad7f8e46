import { Sparkles, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PartialProposal } from '#contract/api/surveys.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { useElapsedSeconds } from './use-elapsed-seconds.ts'

/** Elapsed seconds from which a delay is announced. */
const slowAfterSeconds = 30
const skeletonClass = 'animate-shimmer rounded-md bg-line/70'

type Props = { goal: string; partial: PartialProposal; onCancel: () => void }

/** Skeleton of the proposal, filled as text arrives, with the elapsed time. */
export function GenerationProgress({ goal, partial, onCancel }: Props) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const seconds = useElapsedSeconds()
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button is gone, so the focus moves to the heading.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div aria-busy="true">
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <h1
            ref={heading}
            tabIndex={-1}
            className="flex items-center gap-3 font-display text-3xl outline-none"
          >
            <Sparkles size={24} className="shrink-0 animate-shimmer text-accent" aria-hidden />
            {t(partial.stage ? 'create.editing' : 'create.generating')}
          </h1>
          <output className="sr-only">{partial.stage && t('create.editing')}</output>
          <p dir="auto" className="mt-1 line-clamp-2 text-page text-ink-2">
            {goal}
          </p>
        </div>
        <div className="flex items-center gap-4">
          <p className="text-sm text-ink-2">
            <span aria-hidden>
              {t('create.elapsed', { count: seconds, formatted: format.integer(seconds) })}
            </span>
            <output>{seconds >= slowAfterSeconds && <> · {t('create.slow')}</>}</output>
          </p>
          <Button variant="secondary" icon={<X size={16} aria-hidden />} onClick={onCancel}>
            {t('common.cancel')}
          </Button>
        </div>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_300px]">
        <PartialProposal partial={partial} />
        <Card className="grid grid-cols-2 gap-3 p-5" aria-hidden>
          {[0, 1, 2, 3].map((tile) => (
            <div key={tile} className={`${skeletonClass} h-14`} />
          ))}
          <div className={`${skeletonClass} col-span-2 mt-2 h-12`} />
        </Card>
      </div>
    </div>
  )
}

const widths = ['w-full', 'w-11/12', 'w-5/6', 'w-4/5', 'w-10/12']

/** The proposal so far, with skeletons for the rest. */
function PartialProposal({
  partial: { title, description, points },
}: {
  partial: PartialProposal
}) {
  const { format } = useLocale()
  return (
    <div className="grid gap-6" aria-live="polite">
      <Card className="grid gap-4 p-5 sm:p-6">
        {title ? (
          <p dir="auto" className="min-h-11 animate-arrive py-1.5 text-page font-display text-2xl">
            {title}
          </p>
        ) : (
          <div className={`${skeletonClass} h-11 w-4/5`} />
        )}
        {description ? (
          <p dir="auto" className="min-h-20 animate-arrive text-page text-ink-2">
            {description}
          </p>
        ) : (
          <div className={`${skeletonClass} h-20`} />
        )}
      </Card>
      <Card className="p-5 sm:p-6">
        <ol className="grid gap-2.5">
          {points.map((point, index) => (
            <li
              key={point}
              className="flex min-h-11 animate-arrive items-center gap-3 rounded-md border border-line bg-bg px-3 py-2"
            >
              <span className="font-display text-ink-3" aria-hidden>
                {format.integer(index + 1)}
              </span>
              <span dir="auto" className="text-page">
                {point}
              </span>
            </li>
          ))}
        </ol>
        <div className={`grid gap-2.5 ${points.length > 0 ? 'mt-2.5' : ''}`} aria-hidden>
          {widths.slice(points.length).map((width) => (
            <div key={width} className={`${skeletonClass} h-11 ${width}`} />
          ))}
        </div>
      </Card>
    </div>
  )
}
