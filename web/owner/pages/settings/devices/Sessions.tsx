import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../../query-client.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ErrorState, Skeleton } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { activityKey, sessionsQuery, type WebSession } from './devices-queries.ts'
import { EndAllSessions, type EndScope } from './EndAllSessions.tsx'
import { EndSession } from './EndSession.tsx'
import { SessionItem } from './SessionItem.tsx'

const headingId = 'sessions'

export function Sessions() {
  const { t } = useTranslation('settings')
  const { data: sessions, error, refetch } = useQuery(sessionsQuery)
  const [ending, setEnding] = useState<WebSession>()
  const [scope, setScope] = useState<EndScope>()
  const onEnded = (message: string) => {
    toast(message)
    setEnding(undefined)
    setScope(undefined)
    void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
    void queryClient.invalidateQueries({ queryKey: activityKey })
  }
  const hasOthers = sessions?.some(({ current }) => !current) === true
  return (
    <Card className="overflow-hidden" aria-labelledby={headingId}>
      <header className="px-5 pt-5 pb-3 sm:px-6">
        <h2 id={headingId} tabIndex={-1} className="font-display text-xl outline-none">
          {t('sessions.title')}
        </h2>
        <p className="mt-1 text-sm text-ink-2 text-pretty">{t('sessions.lead')}</p>
      </header>
      {sessions ? (
        <ul className="divide-y divide-line border-y border-line">
          {sessions.map((session) => (
            <SessionItem key={session.id} session={session} onEnd={() => setEnding(session)} />
          ))}
        </ul>
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <Skeleton className="mx-5 mb-5 h-24 sm:mx-6" />
      )}
      {sessions && (
        <div className="flex flex-wrap items-center gap-2 px-5 py-4 sm:px-6">
          {hasOthers ? (
            <Button variant="secondary" onClick={() => setScope('others')}>
              {t('sessions.others')}
            </Button>
          ) : (
            <p className="me-auto text-sm text-ink-2">{t('sessions.only')}</p>
          )}
          <Button variant="quiet" onClick={() => setScope('all')}>
            {t('sessions.everywhere')}
          </Button>
        </div>
      )}
      <EndSession session={ending} onEnded={onEnded} onCancel={() => setEnding(undefined)} />
      <EndAllSessions scope={scope} onEnded={onEnded} onCancel={() => setScope(undefined)} />
    </Card>
  )
}
