import { useQuery } from '@tanstack/react-query'
import { Bot } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { EngineHere } from '../../engine/EngineHere.tsx'
import { ModelSetup } from '../../engine/ModelSetup.tsx'
import { OfflineLimits } from '../../engine/OfflineLimits.tsx'
import { healthQuery } from '../../query-client.ts'
import { Card } from '../../ui/Card.tsx'

/** How to plug in a model, what the engine without one can and cannot do, and what runs here. */
export function EngineSection() {
  const { t } = useTranslation()
  const { data: health } = useQuery(healthQuery)
  return (
    <section id="engine" className="border-y border-line bg-sunken/60">
      <div className="mx-auto max-w-[1120px] px-5 py-16 sm:py-20">
        <h2 className="max-w-xl font-display text-3xl">{t('landing.engine.title')}</h2>
        <p className="mt-3 max-w-2xl text-lg text-pretty text-ink-2">{t('landing.engine.lead')}</p>
        {health && (
          <p className="mt-4 flex max-w-2xl gap-2.5 text-sm text-pretty text-ink-2">
            <Bot size={18} className="mt-0.5 shrink-0 text-primary-text" aria-hidden />
            <span>
              <EngineHere models={health.models} />
            </span>
          </p>
        )}
        <div className="mt-10 grid items-start gap-6 lg:grid-cols-2">
          <Card className="min-w-0 p-5 sm:p-6">
            <h3 className="font-display text-2xl">{t('engine.setup.title')}</h3>
            <p className="mt-1 mb-3 text-pretty text-ink-2">{t('engine.setup.lead')}</p>
            <ModelSetup />
          </Card>
          <Card className="p-5 sm:p-6">
            <h3 className="font-display text-2xl">{t('engine.limits.title')}</h3>
            <p className="mt-1 mb-4 text-pretty text-ink-2">{t('engine.purpose')}</p>
            <OfflineLimits />
          </Card>
        </div>
      </div>
    </section>
  )
}
