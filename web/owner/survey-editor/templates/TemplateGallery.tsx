import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../shared/i18n.ts'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { templateTextsQuery } from './template-texts.ts'
import { templateGroups, templates } from './templates.ts'

const chip =
  'min-h-9 rounded-full border border-line-strong/50 px-3.5 text-sm font-medium text-ink-2 transition-colors duration-150 hover:text-ink aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary-text'
const card =
  'flex h-full w-full sm:min-h-28 gap-3 rounded-lg border border-line bg-surface p-4 text-start transition-colors duration-150 hover:border-primary/50'

/** Sample goals by purpose. */
export function TemplateGallery({ onPick }: { onPick: (goal: string) => void }) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const [group, setGroup] = useState<(typeof templateGroups)[number] | 'all'>('all')
  const { data: texts, error, refetch } = useQuery(templateTextsQuery(locale))
  const visibleTemplates = templates.filter(
    (template) => group === 'all' || template.group === group,
  )
  return (
    <section className="mt-10" aria-labelledby="templates">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="templates" className="text-sm font-semibold text-ink-2">
          {t('templates.title')}
        </h2>
        <fieldset aria-label={t('templates.filter')} className="flex flex-wrap gap-2">
          {(['all', ...templateGroups] as const).map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === group}
              onClick={() => setGroup(name)}
              className={chip}
            >
              {t(`templates.group.${name}`)}
            </button>
          ))}
        </fieldset>
      </div>
      {error && !texts ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {visibleTemplates.map(({ name, Icon }) => (
            <li key={name}>
              {texts ? (
                <button type="button" onClick={() => onPick(texts[name].goal)} className={card}>
                  <Icon size={20} className="mt-0.5 shrink-0 text-primary-text" aria-hidden />
                  <span className="min-w-0">
                    <span className="block font-semibold">{texts[name].title}</span>
                    <span className="mt-1 block text-sm text-pretty text-ink-2">
                      {texts[name].description}
                    </span>
                  </span>
                </button>
              ) : (
                <Skeleton className="h-28" />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
