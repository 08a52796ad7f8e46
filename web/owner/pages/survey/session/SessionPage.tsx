import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router'
import type { SessionDetails } from '#contract/api/session-details.ts'
import { respondentName } from '#contract/respondent.ts'
import { CallError } from '../../../../shared/call.ts'
import { useLiveTopic } from '../../../live/use-live-topic.ts'
import { sessionQuery, surveyQuery } from '../../../queries.ts'
import { BackLink } from '../../../ui/BackLink.tsx'
import { Card } from '../../../ui/Card.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { ConversationEngines } from '../overview/ConversationEngines.tsx'
import { conversationLabel } from '../overview/conversations.ts'
import { ImpressionDetails } from '../overview/ImpressionDetails.tsx'
import { TurnItem } from '../overview/TurnItem.tsx'
import { RespondentDetails } from '../RespondentDetails.tsx'
import { EraseSession } from './EraseSession.tsx'
import { SessionFacts } from './SessionFacts.tsx'
import { QuestionReason } from './QuestionReason.tsx'

/** One conversation: what was said, why each question was asked, and how it ended. */
export function SessionPage() {
  const { t } = useTranslation()
  const { id = '', conversationId = '' } = useParams()
  const { data: survey } = useQuery(surveyQuery(id))
  const { data: session, error, refetch } = useQuery(sessionQuery(id, conversationId))
  useLiveTopic('survey-turns', id)
  const label = t('survey.conversation', {
    label: `\u2066${conversationLabel(conversationId)}\u2069`,
  })
  const title = (session?.respondent && respondentName(session.respondent)) || label
  useTitle(title)
  const isGone = error instanceof CallError && error.code === 'conversations/not-found'
  return (
    <>
      <BackLink to={`/surveys/${id}/edit/advanced?view=overview`}>
        <bdi className="truncate">{survey?.title ?? t('survey.feed')}</bdi>
      </BackLink>
      {isGone ? (
        <Card>
          <EmptyState title={t('session.gone')} help={t('session.goneHelp')} />
        </Card>
      ) : session ? (
        <Session title={title} surveyId={id} session={session} />
      ) : error ? (
        <Card>
          <ErrorState error={error} retry={() => void refetch()} />
        </Card>
      ) : (
        <div className="grid gap-6">
          <Skeleton className="h-10 w-2/5" />
          <Skeleton className="h-96" />
        </div>
      )}
    </>
  )
}

type SessionProps = { title: string; surveyId: string; session: SessionDetails }

function Session({ title, surveyId, session }: SessionProps) {
  const { t } = useTranslation()
  const { turns, rating, comment, comment_flag, rewards, conversation_id } = session
  const hasModel = turns.some(({ asked_by: by }) => by && by.engine !== 'offline')
  useTurnOfAddress()
  const hasImpression = rating !== null || rewards.length > 0
  return (
    <>
      <PageHeader title={title}>
        <EraseSession surveyId={surveyId} conversationId={conversation_id} />
      </PageHeader>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card className="min-w-0 p-4 sm:p-6">
          {session.respondent && (
            <RespondentDetails respondent={session.respondent} className="mb-6" />
          )}
          <h2 className="sr-only">{t('session.turns')}</h2>
          <ol className="grid gap-7">
            {turns.map((turn) => (
              <TurnItem
                key={turn.key}
                surveyId={surveyId}
                turn={turn}
                isReplaced={hasModel && turn.asked_by?.engine === 'offline'}
                note={<QuestionReason turn={turn} />}
                explanation={turn.explanation}
              />
            ))}
          </ol>
          {hasImpression && (
            <ImpressionDetails
              {...{ conversation_id, rating, comment, rewards, flag: comment_flag }}
            />
          )}
          <ConversationEngines turns={turns} />
        </Card>
        <SessionFacts session={session} />
      </div>
    </>
  )
}

/** Brings the turn that the address names into view; the browser looked for it before it was loaded. */
function useTurnOfAddress(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const turn = hash === '' ? null : document.getElementById(hash.slice(1))
    if (!turn) return
    turn.scrollIntoView({ block: 'center' })
    turn.tabIndex = -1
    turn.focus({ preventScroll: true })
  }, [hash])
}
