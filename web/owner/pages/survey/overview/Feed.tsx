import { ArrowUp, Star } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Impression } from '#contract/api/responses.ts'
import type { Survey } from '#contract/api/surveys.ts'
import type { LiveFigures, OwnerTurn } from '#contract/live.ts'
import { CallError } from '../../../../shared/call.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { HelpLink } from '../../../help/HelpLink.tsx'
import { reconnectLive } from '../../../live/connection.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states.tsx'
import { useLatest } from '../../../ui/use-latest.ts'
import { ConversationCard } from './ConversationCard.tsx'
import { conversationsOf, countTurnEvents } from './conversations.ts'

const page = 20

type Props = {
  survey: Survey
  turns: ReadonlyMap<string, OwnerTurn>
  impressions: readonly Impression[]
  ratings: Pick<LiveFigures, 'ratings' | 'avg_rating'> | undefined
  isReady: boolean
  maxQuestions: number
}

/** Live turns by conversation. */
export function Feed({ survey, turns, impressions, ratings, isReady, maxQuestions }: Props) {
  const { t } = useTranslation()
  const [visibleCount, setVisibleCount] = useState(page)
  const conversations = conversationsOf(turns.values())
  const impressionOf = new Map(impressions.map((each) => [each.conversation_id, each]))
  return (
    <section aria-labelledby="feed" className="min-w-0">
      <NewTurns count={countTurnEvents(turns.values())} />
      <div className="mb-4 flex flex-wrap items-center gap-x-3">
        <h2 id="feed" className="font-display text-2xl">
          {t('survey.feed')}
        </h2>
        <HelpLink article="how-it-asks" topic={t('survey.feed')} />
        <p className="text-sm text-ink-3">{t('survey.feedLead')}</p>
        <AverageRating {...ratings} />
      </div>
      {conversations.length === 0 ? (
        isReady ? (
          <Card>
            <EmptyState
              title={t('survey.emptyFeed')}
              help={
                survey.status === 'published'
                  ? t('survey.emptyFeedPublished')
                  : t('survey.emptyFeedDraft')
              }
            />
          </Card>
        ) : (
          <Loading />
        )
      ) : (
        <ol className="grid gap-4">
          {conversations.slice(0, visibleCount).map((conversation) => (
            <ConversationCard
              key={conversation.id}
              surveyId={survey.id}
              conversation={conversation}
              impression={impressionOf.get(conversation.id)}
              maxQuestions={maxQuestions}
            />
          ))}
        </ol>
      )}
      {conversations.length > visibleCount && (
        <div className="mt-4 text-center">
          <Button variant="secondary" onClick={() => setVisibleCount(visibleCount + page)}>
            {t('survey.moreConversations')}
          </Button>
        </div>
      )}
    </section>
  )
}

/** Long enough for a slow connection. */
const slowFeedMs = 6_000

/** Without a live connection the conversations do not arrive: says so after a while. */
function Loading() {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), slowFeedMs)
    return () => clearTimeout(timer)
  }, [])
  if (isLate)
    return (
      <Card>
        <ErrorState error={new CallError('timeout', 0)} retry={reconnectLive} />
      </Card>
    )
  return (
    <div className="grid gap-4">
      <Skeleton className="h-44" />
      <Skeleton className="h-44" />
    </div>
  )
}

/** The average rating; hidden without ratings. */
function AverageRating({ ratings = 0, avg_rating = 0 }: { ratings?: number; avg_rating?: number }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  if (ratings === 0) return null
  const counted = {
    count: ratings,
    formatted: format.integer(ratings),
    rating: format.decimal(avg_rating),
  }
  return (
    <p className="ms-auto flex items-center gap-1.5 text-sm text-ink-2">
      <Star size={14} aria-hidden className="fill-accent text-accent" />
      {t('survey.ratedBy', counted)}
    </p>
  )
}

/** Button to scroll up, with the number of new turns, while the feed's top is out of view. */
function NewTurns({ count }: { count: number }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const top = useRef<HTMLDivElement>(null)
  const latest = useLatest(count)
  /** Number of turns when the top went out of view; null while it is visible. */
  const [countWhenLeft, setCountWhenLeft] = useState<number | null>(null)
  useEffect(() => {
    if (!top.current) return
    const observer = new IntersectionObserver(([entry]) => {
      const isAbove = entry && !entry.isIntersecting && entry.boundingClientRect.top < 0
      setCountWhenLeft(isAbove ? latest.current : null)
    })
    observer.observe(top.current)
    return () => observer.disconnect()
  }, [latest])
  const newCount = countWhenLeft === null ? 0 : count - countWhenLeft
  return (
    <>
      <div ref={top} />
      {newCount > 0 && (
        <div className="pointer-events-none sticky top-4 z-20 flex justify-center">
          <button
            type="button"
            onClick={() => top.current?.scrollIntoView({ behavior: 'smooth' })}
            className="pointer-events-auto -mb-9 inline-flex h-9 animate-arrive items-center gap-2 rounded-full bg-primary px-4 text-sm font-semibold text-on-primary shadow-popup hover:bg-primary-hover"
          >
            <ArrowUp size={16} aria-hidden />
            {t('survey.newTurns', { count: newCount, formatted: format.integer(newCount) })}
          </button>
        </div>
      )}
    </>
  )
}
