import { Collapsible } from '@base-ui/react/collapsible'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { InvitationBatch } from '#contract/api/invitations.ts'
import type { Survey } from '#contract/api/surveys.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { CollapsingMark, CollapsingPanel } from '../../ui/Collapsing.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { BatchLinks } from './BatchLinks.tsx'
import { invitationsQuery } from './invitations.ts'

/** The batches of personal links, with their use and their links. */
export function InvitationBatches({ survey }: { survey: Survey }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(invitationsQuery(survey.id))
  if (!data)
    return error ? (
      <ErrorState error={error} retry={() => void refetch()} />
    ) : (
      <Skeleton className="h-24" />
    )
  if (data.length === 0) return null
  return (
    <section>
      <h3 id="batches" className="font-semibold">
        {t('share.personal.batches')}
      </h3>
      <ul aria-labelledby="batches" className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-2">
        {data.map((batch) => (
          <Batch key={batch.batch_id} survey={survey} batch={batch} />
        ))}
      </ul>
    </section>
  )
}

function Batch({ survey, batch }: { survey: Survey; batch: InvitationBatch }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const figures = [
    ['links', batch.count],
    ['started', batch.started],
    ['completed', batch.completed],
  ] as const
  return (
    <li className="rounded-md border border-line bg-surface">
      <Collapsible.Root>
        <Collapsible.Trigger className="group flex w-full flex-wrap items-center gap-x-5 gap-y-1 rounded-md px-3.5 py-3 text-start text-sm hover:bg-sunken">
          <span className="min-w-0 flex-1 basis-36 font-medium">
            {format.shortDateTime(batch.issued_at)}
          </span>
          <span className="flex flex-wrap gap-x-4 text-ink-2">
            {figures.map(([name, value]) => (
              <span key={name} className="tabular-nums">
                {t(`share.personal.${name}`)}{' '}
                <span className="font-semibold text-ink">{format.integer(value)}</span>
              </span>
            ))}
          </span>
          <CollapsingMark />
        </Collapsible.Trigger>
        <CollapsingPanel>
          <BatchLinks survey={survey} batch={batch} />
        </CollapsingPanel>
      </Collapsible.Root>
    </li>
  )
}
