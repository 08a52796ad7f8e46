import { useTranslation } from 'react-i18next'
import { useMe } from '../queries.ts'
import { Card } from '../ui/Card.tsx'
import { setUpNames } from './engine-name.ts'

/** What asks in a survey, and what scores and writes insights. Forms ask their own questions. */
export function EngineSummary({ isForm }: { isForm: boolean }) {
  const { t } = useTranslation()
  const { models } = useMe()
  const names = setUpNames(t, models)
  const rows = [
    !isForm && ([t('engine.asks'), names.interviewer] as const),
    [t('engine.scores'), names.analyst] as const,
  ].filter((row) => row !== false)
  return (
    <Card className="p-5" aria-labelledby="engine">
      <h2 id="engine" className="text-sm font-semibold">
        {t('engine.title')}
      </h2>
      <dl className="mt-3 grid gap-1.5 text-sm">
        {rows.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-3">
            <dt className="text-ink-2">{name}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-xs text-pretty text-ink-3">
        {t(models ? 'engine.here.fallback' : 'engine.purpose')}
      </p>
    </Card>
  )
}
