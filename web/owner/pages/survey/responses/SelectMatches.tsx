import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Survey } from '#contract/api/surveys.ts'
import { limits } from '#contract/limits.ts'
import { call } from '../../../../shared/call.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { errorText } from '../../../error-text.ts'
import { apiFilterOf, type ResponseFilters } from '../../../response-list.ts'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { maxSelected, type Selection } from './use-selection.ts'

/** Requests of a search, which may find nothing in each of them. */
const maxPages = 10

type Props = {
  survey: Survey
  filters: ResponseFilters
  /** Number of locked matches, of which a search knows the loaded ones only. */
  locked: number
  selection: Selection
}

/** Selects the locked responses among all matches, also those that are not loaded, from the first on. */
export function SelectMatches({ survey, filters, locked, selection }: Props) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const [isLoading, setLoading] = useState(false)
  const count = Math.min(locked, maxSelected)
  if (count < 2) return null
  const select = async () => {
    setLoading(true)
    try {
      selection.replace(await lockedIdsOf(survey.id, filters))
    } catch (error) {
      toast(t('errors.generic'), errorText(t, error))
    } finally {
      setLoading(false)
    }
  }
  return (
    <Button
      variant="quiet"
      busy={isLoading}
      icon={<ListChecks size={17} aria-hidden />}
      onClick={() => void select()}
    >
      {count === maxSelected
        ? t('qualified.selection.first', { count, formatted: format.integer(count) })
        : t('qualified.selection.all', { count, formatted: format.integer(count) })}
    </Button>
  )
}

async function lockedIdsOf(surveyId: string, filters: ResponseFilters): Promise<string[]> {
  const ids: string[] = []
  let before: string | undefined
  for (let page = 0; page < maxPages && ids.length < maxSelected; page++) {
    // oxlint-disable-next-line no-await-in-loop -- each page continues after the one before
    const { items, next } = await call('GET /api/surveys/:id/qualified-responses/page', {
      id: surveyId,
      ...apiFilterOf(filters),
      access: 'locked',
      search: filters.q === '' ? undefined : filters.q,
      order: filters.order,
      limit: limits.page.max,
      before,
    })
    ids.push(...items.map(({ id }) => id))
    if (next === null) break
    before = next
  }
  return ids
}
