import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { Survey } from '#contract/api/surveys.ts'
import { insightsQuery } from '../../../queries.ts'
import { responseCountsQuery } from '../../../response-list.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { LeftOut } from '../LeftOut.tsx'
import { ResponseList } from './ResponseList.tsx'
import { Toolbar } from './Toolbar.tsx'
import { useResponseFilters } from './use-response-filters.ts'

/** A survey's qualified responses: searched, filtered, ordered, and unlocked one by one or together. */
export function Responses({ survey }: { survey: Survey }) {
  const { t } = useTranslation()
  const [, setSearch] = useSearchParams()
  const state = useResponseFilters()
  const { data: insights } = useQuery(insightsQuery(survey.id))
  const { data: all } = useQuery(responseCountsQuery(survey.id))
  const leftOut = <LeftOut count={insights?.left_out ?? 0} />
  if (all?.total === 0 && !state.isFiltered)
    return (
      <div className="grid gap-3">
        {leftOut}
        <Card>
          <EmptyState
            title={t('qualified.empty')}
            help={t('qualified.emptyHelp')}
            action={
              <Button variant="secondary" onClick={() => setSearch({ view: 'overview' })}>
                {t('qualified.emptyAction')}
              </Button>
            }
          />
        </Card>
      </div>
    )
  return (
    <div className="grid gap-3">
      {leftOut}
      <Toolbar survey={survey} state={state} />
      <ResponseList key={JSON.stringify(state.filters)} survey={survey} state={state} />
    </div>
  )
}
