import { Plus, Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { SurveyListItem } from '#contract/api/surveys.ts'
import type { SurveyStatus } from '#contract/survey.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { useSurveys } from '../../queries.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Figure } from '../../ui/Figure.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Select } from '../../ui/Select.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { SurveyRow, SurveyRowSkeleton } from './SurveyRow.tsx'

const statuses = ['published', 'draft', 'paused', 'closed'] as const

export function Surveys() {
  const { t } = useTranslation()
  useTitle(t('surveys.title'))
  const { surveys, error, refetch } = useSurveys()
  return (
    <>
      <PageHeader title={t('surveys.title')} lead={t('surveys.lead')}>
        <ButtonLink
          to="/surveys/new-advanced"
          icon={<Plus size={18} aria-hidden />}
          className="max-md:hidden"
        >
          {t('shell.newSurvey')}
        </ButtonLink>
      </PageHeader>
      <Counters surveys={surveys} />
      <Card className="mt-6 overflow-hidden">
        {error && !surveys ? (
          <ErrorState error={error} retry={() => void refetch()} />
        ) : surveys?.length === 0 ? (
          <EmptyState
            title={t('surveys.empty')}
            help={t('surveys.emptyHelp')}
            action={<ButtonLink to="/surveys/new-advanced">{t('surveys.emptyAction')}</ButtonLink>}
          />
        ) : (
          <List surveys={surveys} />
        )}
      </Card>
    </>
  )
}

function Counters({ surveys }: { surveys: SurveyListItem[] | undefined }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const count = (status?: SurveyStatus) =>
    surveys &&
    format.integer(surveys.filter((survey) => !status || survey.status === status).length)
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <Figure label={t('surveys.total')} value={count()} />
      <Figure label={t('surveys.active')} value={count('published')} />
      <Figure label={t('surveys.drafts')} value={count('draft')} />
      <Figure label={t('surveys.finished')} value={count('closed')} />
    </div>
  )
}

function List({ surveys }: { surveys: SurveyListItem[] | undefined }) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const { text, status, show, clear } = useFilters()
  const needle = text.trim().toLocaleLowerCase(locale)
  const found = surveys?.filter(
    (survey) =>
      (status === 'all' || survey.status === status) &&
      `${survey.title}\n${survey.description}`.toLocaleLowerCase(locale).includes(needle),
  )
  return (
    <>
      <Filters text={text} status={status} show={show} />
      {!found && <SurveyRowSkeleton count={5} />}
      {found && found.length > 0 && (
        <ul>
          {found.map((survey) => (
            <SurveyRow key={survey.id} survey={survey} actions />
          ))}
        </ul>
      )}
      {found?.length === 0 && (
        <div className="border-t border-line">
          <EmptyState
            title={t('surveys.noMatch')}
            help={t('surveys.noMatchHelp')}
            action={
              <Button look="secondary" onClick={clear}>
                {t('surveys.clear')}
              </Button>
            }
          />
        </div>
      )}
    </>
  )
}

/** What is searched for stands in the address, so that it can be shared and gone back to. */
function useFilters() {
  const [search, setSearch] = useSearchParams()
  const keepPlace = { replace: true, preventScrollReset: true }
  return {
    text: search.get('q') ?? '',
    status: statuses.find((known) => known === search.get('status')) ?? 'all',
    show: (name: 'q' | 'status', value: string) =>
      setSearch((current) => {
        if (value === '' || value === 'all') current.delete(name)
        else current.set(name, value)
        return current
      }, keepPlace),
    clear: () => setSearch({}, keepPlace),
  } as const
}

type FiltersProps = Pick<ReturnType<typeof useFilters>, 'text' | 'status' | 'show'>

function Filters({ text, status, show }: FiltersProps) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-3 p-4 sm:flex-row">
      <label className="relative flex-1">
        <span className="sr-only">{t('surveys.search')}</span>
        <Search size={18} className="absolute start-3 top-3 text-ink-3" aria-hidden />
        <input
          type="search"
          value={text}
          onChange={(event) => show('q', event.target.value)}
          placeholder={t('surveys.search')}
          className="h-10.5 w-full rounded-md border border-line-strong/60 bg-surface ps-10 pe-3 placeholder:text-ink-3"
        />
      </label>
      <Select
        label={t('surveys.filter')}
        value={status}
        onChange={(next) => show('status', next)}
        options={(['all', ...statuses] as const).map((value) => ({
          value,
          label: value === 'all' ? t('surveys.all') : t(`status.${value}`),
        }))}
        className="sm:w-52"
      />
    </div>
  )
}
