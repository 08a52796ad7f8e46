import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnerTurn } from '#contract/live.ts'
import { npsGroupOf, type NpsFigures, type NpsGroup } from '#contract/nps.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { Card } from '../../../ui/Card.tsx'
import { Legend } from '../../../ui/Legend.tsx'
import { npsByQuestion } from './conversations.ts'

const groups: readonly NpsGroup[] = ['detractors', 'passives', 'promoters']
const colours: Record<NpsGroup, string> = {
  detractors: 'var(--danger)',
  passives: 'var(--chart-4)',
  promoters: 'var(--success)',
}

type Props = { turns: ReadonlyMap<string, OwnerTurn>; isForm: boolean }

/** The Net Promoter Score of each question that asks for it; nothing if none was asked. */
export const NpsCharts = ({ turns, isForm }: Props) =>
  npsByQuestion(turns.values(), isForm).map((figures) => (
    <NpsChart key={figures.question ?? ''} figures={figures} />
  ))

function NpsChart({ figures }: { figures: NpsFigures }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const id = useId()
  const { question, answers, score } = figures
  return (
    <Card className="p-5" aria-labelledby={id}>
      <h2 id={id} className="text-sm font-semibold">
        {t('survey.nps.title')}
      </h2>
      {question !== null && (
        <p dir="auto" className="mt-1 text-sm text-ink-2 text-pretty">
          {question}
        </p>
      )}
      {answers === 0 ? (
        <p className="mt-3 text-sm text-ink-3">{t('survey.nps.empty')}</p>
      ) : (
        <>
          <p className="mt-2 flex items-baseline gap-2">
            <span dir="ltr" className="font-display text-3xl tabular-nums">
              {score > 0 && '+'}
              {format.integer(score)}
            </span>
            <span className="text-sm text-ink-2">
              {t('survey.nps.answers', { count: answers, formatted: format.integer(answers) })}
            </span>
          </p>
          <Distribution figures={figures} />
          <Groups figures={figures} />
        </>
      )}
    </Card>
  )
}

function Distribution({ figures: { distribution } }: { figures: NpsFigures }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const highest = Math.max(...distribution)
  return (
    <ol className="mt-3 grid grid-cols-11 gap-1 text-center text-xs text-ink-2 tabular-nums">
      {distribution.map((count, value) => (
        <li key={value}>
          <div className="flex h-16 items-end" aria-hidden>
            <div
              className="min-h-0.5 w-full rounded-xs transition-[height] duration-300 ease-out"
              style={{
                height: `${(100 * count) / highest}%`,
                background: count === 0 ? 'var(--border)' : colours[npsGroupOf(value)],
              }}
            />
          </div>
          <span aria-hidden>{format.integer(value)}</span>
          <span className="sr-only">
            {t('survey.nps.bar', {
              value: format.integer(value),
              formatted: format.integer(count),
            })}
          </span>
        </li>
      ))}
    </ol>
  )
}

function Groups({ figures }: { figures: NpsFigures }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const entries = groups.map((group) => ({
    color: colours[group],
    name: t(`survey.nps.${group}`),
    value: (
      <span className="flex">
        <span className="font-normal text-ink-3">{format.integer(figures[group])}</span>
        <span className="min-w-12 text-end">
          {format.percent(Math.round((100 * figures[group]) / figures.answers))}
        </span>
      </span>
    ),
  }))
  return <Legend entries={entries} className="mt-3 grid gap-1.5" />
}
