import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ComparedBy } from '#contract/api/report-comparison.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { versionsQuery } from '../../../queries.ts'
import { surveyLanguages } from '../../../survey-editor/content/choices.ts'
import { invitationsQuery } from '../../../survey-editor/sharing/invitations.ts'
import { surveyTitlesQuery } from '../report-queries.ts'

export type SideOption = { value: string; label: string }

/** What can be compared; undefined while it is loading. Periods are not chosen from options. */
export function useSideOptions(by: ComparedBy, survey: string): SideOption[] | undefined {
  const { t } = useTranslation()
  const { format } = useLocale()
  const hasSurvey = survey !== 'all'
  const titles = useQuery({ ...surveyTitlesQuery, enabled: by === 'surveys' }).data
  const versions = useQuery({
    ...versionsQuery(survey),
    enabled: by === 'versions' && hasSurvey,
  }).data
  const batches = useQuery({
    ...invitationsQuery(survey),
    enabled: by === 'batch' && hasSurvey,
  }).data
  switch (by) {
    case 'surveys':
      return titles
    case 'versions':
      return versions?.map(({ version }) => ({
        value: String(version),
        label: t('comparison.version', { version: format.integer(version) }),
      }))
    case 'batch':
      return batches?.map(({ batch_id, issued_at, count }) => ({
        value: batch_id,
        label: t('comparison.batch', {
          ...{ count, formatted: format.integer(count) },
          moment: format.shortDateTime(issued_at),
        }),
      }))
    case 'language':
      return surveyLanguages.map((value) => ({ value, label: t(`language.${value}`) }))
    case 'device':
      return (['mobile', 'desktop'] as const).map((value) => ({
        value,
        label: t(`comparison.device.${value}`),
      }))
    case 'channel':
      return (['web', 'whatsapp', 'advanced'] as const).map((value) => ({
        value,
        label: t(`comparison.channel.${value}`),
      }))
    case 'periods':
      return []
  }
}
