import { ArrowUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Impression } from '#contract/api/responses.ts'
import type { Survey } from '#contract/api/surveys.ts'
import type { OwnerTurn } from '#contract/live.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState, Skeleton } from '../../ui/states.tsx'
import { ConversationCard } from './ConversationCard.tsx'
import { conversationsOf, happenings } from './conversations.ts'

const page = 20

type Props = {
  survey: Survey
  rows: ReadonlyMap<string, OwnerTurn>
  impressions: readonly Impression[]
  isReady: boolean
  maxQuestions: number
}

/** Every turn as it happens, by conversation. */
export function Feed({ survey, rows, impressions, isReady, maxQuestions }: Props) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(page)
  const conversations = conversationsOf(rows.values())
  const impressionOf = new Map(impressions.map((each) => [each.conversation_id, each]))
  return (
    <section aria-labelledby="feed" className="min-w-0">
      <NewTurns count={happenings(rows.values())} />
      <div className="mb-4 flex flex-wrap items-baseline gap-x-3">
        <h2 id="feed" className="font-display text-2xl">
          {t('survey.feed')}
        </h2>
        <p className="text-sm text-ink-3">{t('survey.feedLead')}</p>
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
          <div className="grid gap-4">
            <Skeleton className="h-44" />
            <Skeleton className="h-44" />
          </div>
        )
      ) : (
        <ol className="grid gap-4">
          {conversations.slice(0, shown).map((conversation) => (
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
      {conversations.length > shown && (
        <div className="mt-4 text-center">
          <Button look="secondary" onClick={() => setShown(shown + page)}>
            {t('survey.moreConversations')}
          </Button>
        </div>
      )}
    </section>
  )
}

/** While the feed's top is out of sight: how much has happened there since, and the way back. */
function NewTurns({ count }: { count: number }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const top = useRef<HTMLDivElement>(null)
  const latest = useRef(count)
  useEffect(() => {
    latest.current = count
  }, [count])
  /** What there was when the top went out of sight; null while it is in sight. */
  const [leftAt, setLeftAt] = useState<number | null>(null)
  useEffect(() => {
    if (!top.current) return
    const observer = new IntersectionObserver(([entry]) => {
      const isAbove = entry && !entry.isIntersecting && entry.boundingClientRect.top < 0
      setLeftAt(isAbove ? latest.current : null)
    })
    observer.observe(top.current)
    return () => observer.disconnect()
  }, [])
  const fresh = leftAt === null ? 0 : count - leftAt
  return (
    <>
      <div ref={top} />
      {fresh > 0 && (
        <div className="pointer-events-none sticky top-16 z-20 flex justify-center md:top-4">
          <button
            type="button"
            onClick={() => top.current?.scrollIntoView({ behavior: 'smooth' })}
            className="pointer-events-auto -mb-9 inline-flex h-9 animate-arrive items-center gap-2 rounded-full bg-primary px-4 text-sm font-semibold text-on-primary shadow-popup hover:bg-primary-hover"
          >
            <ArrowUp size={16} aria-hidden />
            {t('survey.newTurns', { count: fresh, formatted: format.integer(fresh) })}
          </button>
        </div>
      )}
    </>
  )
}
