import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../shared/i18n.ts'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { invitationsQuery } from './invitations.ts'

/** The batches of personal links, with their use. */
export function InvitationBatches({ surveyId }: { surveyId: string }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { data, error, refetch } = useQuery(invitationsQuery(surveyId))
  if (!data)
    return error ? (
      <ErrorState error={error} retry={() => void refetch()} />
    ) : (
      <Skeleton className="h-24" />
    )
  if (data.length === 0) return null
  const figure = 'px-3 py-2.5 text-end tabular-nums'
  return (
    <section>
      <h3 id="batches" className="font-semibold">
        {t('share.personal.batches')}
      </h3>
      <div className="mt-2 overflow-x-auto rounded-md border border-line">
        <table aria-labelledby="batches" className="w-full text-sm">
          <thead className="bg-sunken text-xs text-ink-2">
            <tr>
              <th scope="col" className="px-3 py-2 text-start font-semibold">
                {t('share.personal.issued')}
              </th>
              {(['links', 'started', 'completed'] as const).map((name) => (
                <th key={name} scope="col" className="px-3 py-2 text-end font-semibold">
                  {t(`share.personal.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {data.map((batch) => (
              <tr key={batch.batch_id}>
                <th scope="row" className="px-3 py-2.5 text-start font-medium">
                  {format.shortDateTime(batch.issued_at)}
                </th>
                <td className={figure}>{format.integer(batch.count)}</td>
                <td className={figure}>{format.integer(batch.started)}</td>
                <td className={figure}>{format.integer(batch.completed)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
