import { ListFilter, Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Survey } from '#contract/api/surveys.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { responseOrders } from '../../../response-list.ts'
import { Button } from '../../../ui/Button.tsx'
import { Select } from '../../../ui/Select.tsx'
import { ExportButton } from '../../../exports/ExportDialog.tsx'
import { HelpLink } from '../../../help/HelpLink.tsx'
import { ActiveFilters } from './ActiveFilters.tsx'
import { FilterDrawer } from './FilterDrawer.tsx'
import { useFilterChoices } from './use-filter-choices.ts'
import type { ResponseFilterState } from './use-response-filters.ts'

type Props = { survey: Survey; state: ResponseFilterState }

/** Search, filters and order; below, the filters in force. */
export function Toolbar({ survey, state }: Props) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const [isOpen, setOpen] = useState(false)
  const choices = useFilterChoices(survey)
  const { filters, active, typed, setText, setOrder } = state
  return (
    <search className="grid gap-3">
      <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:gap-3">
        <label className="relative col-span-2 sm:flex-1 sm:basis-60">
          <span className="sr-only">{t('qualified.search')}</span>
          <Search size={18} className="absolute start-3 top-3 text-ink-3" aria-hidden />
          <input
            type="search"
            value={typed}
            maxLength={200}
            dir={typed === '' ? undefined : 'auto'}
            onChange={(event) => setText(event.target.value)}
            placeholder={t('qualified.search')}
            className="h-10.5 w-full rounded-md border border-line-strong/60 bg-surface ps-10 pe-3 placeholder:text-ink-3"
          />
        </label>
        <Button
          variant="secondary"
          icon={<ListFilter size={17} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className="h-10.5"
        >
          {t('qualified.filters')}
          {active.length > 0 && (
            <span className="rounded-full bg-primary-soft px-2 text-xs text-primary-text">
              {format.integer(active.length)}
            </span>
          )}
        </Button>
        <Select
          label={t('qualified.order.label')}
          value={filters.order}
          onChange={setOrder}
          options={responseOrders.map((value) => ({
            value,
            label: t(`qualified.order.${value}`),
          }))}
          className="min-w-0 sm:w-52"
        />
        <div className="col-span-2 flex items-center gap-2 [&>button]:flex-1">
          <ExportButton surveyId={survey.id} filters={filters} />
          <HelpLink article="qualified-responses" topic={t('survey.responses')} />
        </div>
      </div>
      <ActiveFilters state={state} choices={choices} />
      {isOpen && <FilterDrawer state={state} choices={choices} onClose={() => setOpen(false)} />}
    </search>
  )
}
