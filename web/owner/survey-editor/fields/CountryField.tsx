import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { defaultCountryOf } from '#contract/help.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { helpLinesQuery } from '../../queries.ts'
import { SearchableSelect } from '../../ui/SearchableSelect.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { countriesIn } from '../content/countries.ts'
import type { SurveySectionProps } from '../content/survey-fields.ts'
import { HelpLineList } from './HelpLineList.tsx'

/** The survey's country, and the help lines that respondents in distress are shown for it. */
export function CountryField({
  survey: { country, language },
  edit,
}: SurveySectionProps<'country' | 'language'>) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  return (
    <div className="grid gap-1.5">
      <p className="text-sm font-semibold" aria-hidden>
        {t('editor.country.label')}
      </p>
      <SearchableSelect
        label={t('editor.country.label')}
        value={country ?? ''}
        onChange={(next) => edit({ country: next === '' ? null : next })}
        options={countriesIn(locale)}
        emptyLabel={t('editor.country.unset')}
        searchLabel={t('editor.country.search')}
        nothingFound={t('editor.country.noMatch')}
        className="sm:max-w-80"
      />
      <p className="text-xs text-pretty text-ink-3">{t('editor.country.help')}</p>
      <Preview country={country ?? defaultCountryOf(language) ?? null} />
    </div>
  )
}

function Preview({ country }: { country: string | null }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { data, isError } = useQuery(helpLinesQuery(country))
  if (isError) return <p className="mt-2 text-sm text-ink-2">{t('editor.country.failed')}</p>
  if (!data) return <Skeleton className="mt-2 h-24" />
  const { lines } = data
  // The oldest, of months or days, which sort as texts.
  const [checked] = lines.map((line) => line.checked).toSorted()
  return (
    <section
      aria-label={t('editor.country.shown')}
      className="mt-2 max-w-xl rounded-md border border-line bg-sunken/60 px-4 py-3"
    >
      <h3 className="text-sm font-semibold">{t('editor.country.shown')}</h3>
      <p className="mt-0.5 text-xs text-pretty text-ink-2">
        {t(country ? 'editor.country.shownHelp' : 'editor.country.unsetHelp')}
      </p>
      <HelpLineList lines={lines} />
      {checked && (
        <p className="mt-2 text-xs text-ink-3">
          {t('editor.country.checked', { month: format.month(checked) })}
        </p>
      )}
    </section>
  )
}
