import { Collapsible } from '@base-ui/react/collapsible'
import { Bot } from 'lucide-react'
import { CollapsingMark, CollapsingPanel } from '../ui/Collapsing.tsx'
import { useTranslation } from 'react-i18next'
import { useMe } from '../queries.ts'
import { EngineHere } from './EngineHere.tsx'
import { ModelSetup } from './ModelSetup.tsx'
import { OfflineLimits } from './OfflineLimits.tsx'

/** Which engine proposes surveys and interviews here; without a model, its limits and how to plug in one. */
export function EngineNote() {
  const { t } = useTranslation()
  const { models } = useMe()
  return (
    <aside
      aria-label={t('engine.title')}
      className="rounded-lg border border-line bg-surface px-4 py-3.5 text-sm"
    >
      <div className="flex gap-3">
        <Bot size={18} className="mt-0.5 shrink-0 text-primary-text" aria-hidden />
        <p className="text-pretty text-ink-2">
          <EngineHere models={models} /> {!models && t('engine.here.advice')}
        </p>
      </div>
      {!models && (
        <Collapsible.Root>
          <Collapsible.Trigger className="group ms-7.5 mt-1 inline-flex min-h-8 items-center gap-1.5 rounded-sm font-semibold text-primary-text hover:underline">
            {t('engine.more')}
            <CollapsingMark />
          </Collapsible.Trigger>
          <CollapsingPanel>
            <div className="@container">
              <div className="mt-3 grid gap-6 border-t border-line pt-4 pb-1 @2xl:grid-cols-2">
                <OfflineLimits />
                <div className="min-w-0">
                  <h2 className="text-sm font-semibold">{t('engine.setup.title')}</h2>
                  <p className="mt-1 mb-2 text-pretty text-ink-2">{t('engine.setup.lead')}</p>
                  <ModelSetup />
                </div>
              </div>
            </div>
          </CollapsingPanel>
        </Collapsible.Root>
      )}
    </aside>
  )
}
