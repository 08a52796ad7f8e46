import { Lock } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Impression } from '#contract/api/responses.ts'
import { respondentName } from '#contract/respondent.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { Card } from '../../../ui/Card.tsx'
import { ImpressionDetails } from './ImpressionDetails.tsx'
import { helpTierOf, type Conversation } from './conversations.ts'
import { ConversationEngines } from './ConversationEngines.tsx'
import { RespondentDetails } from '../RespondentDetails.tsx'
import { initialsOf } from '../initials.ts'
import { HelpFlag } from './HelpFlag.tsx'
import { TurnItem } from './TurnItem.tsx'

const recent = 2

type Props = {
  surveyId: string
  conversation: Conversation
  impression: Impression | undefined
  maxQuestions: number
}

export function ConversationCard({ surveyId, conversation, impression, maxQuestions }: Props) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const [isExpanded, setExpanded] = useState(false)
  const { turns } = conversation
  const hiddenCount = isExpanded ? 0 : Math.max(0, turns.length - recent)
  const hiddenTurns = turns.slice(0, hiddenCount)
  const hasModel = turns.some(({ asked_by: by }) => by && by.engine !== 'offline')
  const locked = hiddenTurns.filter(({ status }) => status === 'locked').length
  return (
    <li className="animate-arrive">
      <Card className="p-4 sm:p-5">
        <Header
          surveyId={surveyId}
          conversation={conversation}
          impression={impression}
          maxQuestions={maxQuestions}
          onExpand={() => setExpanded(true)}
        />
        {conversation.respondent && (
          <RespondentDetails respondent={conversation.respondent} className="mt-3" />
        )}
        {turns.length > recent && (
          <button
            type="button"
            onClick={() => setExpanded(!isExpanded)}
            aria-expanded={isExpanded}
            className="mt-3 inline-flex items-center gap-2 rounded-sm text-sm font-semibold text-primary-text hover:underline"
          >
            {isExpanded
              ? t('survey.fewer')
              : t('survey.earlier', { count: hiddenCount, formatted: format.integer(hiddenCount) })}
            {locked > 0 && (
              <span className="inline-flex items-center gap-1 rounded-full bg-sunken px-2 py-0.5 text-xs text-ink-2">
                <Lock size={12} aria-hidden />
                <span className="sr-only">{t('survey.locked')}</span>
                {format.integer(locked)}
              </span>
            )}
          </button>
        )}
        <ol className="mt-4 grid gap-5">
          {turns.slice(hiddenCount).map((turn) => (
            <TurnItem
              key={turn.key}
              surveyId={surveyId}
              turn={turn}
              isReplaced={hasModel && turn.asked_by?.engine === 'offline'}
            />
          ))}
        </ol>
        {impression && <ImpressionDetails {...impression} />}
        <ConversationEngines turns={turns} />
      </Card>
    </li>
  )
}

type HeaderProps = Pick<Props, 'surveyId' | 'conversation' | 'impression' | 'maxQuestions'> & {
  onExpand: () => void
}

function Header({ surveyId, conversation, impression, maxQuestions, onExpand }: HeaderProps) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { id, label, answered, startedAt, respondent } = conversation
  const name = respondent ? respondentName(respondent) : ''
  const shortLabel = t('survey.conversation', { label: `\u2066${label}\u2069` })
  const helpTier = helpTierOf(conversation.turns, impression)
  const hue = (Number.parseInt(id.slice(-4), 16) % 6) + 1
  const numbers = { answered: format.integer(answered), max: format.integer(maxQuestions) }
  return (
    <div className="flex items-center gap-3">
      <span
        aria-hidden
        dir="auto"
        className="flex size-9 shrink-0 items-center justify-center rounded-full text-xs font-bold"
        style={{
          background: `color-mix(in srgb, var(--chart-${hue}) 16%, transparent)`,
          boxShadow: `inset 0 0 0 1.5px var(--chart-${hue})`,
        }}
      >
        {initialsOf(name) || label.slice(0, 2)}
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="truncate text-sm font-semibold">
          <Link
            to={`/surveys/${surveyId}/sessions/${id}`}
            className="rounded-sm hover:text-primary-text hover:underline"
          >
            {name ? <bdi>{name}</bdi> : shortLabel}
          </Link>
        </h3>
        <p className="text-xs text-ink-3">
          {name && <span className="max-sm:hidden">{shortLabel} · </span>}
          <time dateTime={startedAt}>{format.shortDateTime(startedAt)}</time>
        </p>
      </div>
      {helpTier && <HelpFlag tier={helpTier} onPress={onExpand} />}
      <div className="w-24 shrink-0 text-end">
        <p className="text-xs text-ink-2">
          <span className="sr-only">{t('survey.progressLabel', numbers)}</span>
          <span aria-hidden>{t('survey.progress', numbers)}</span>
        </p>
        <div className="mt-1 h-1 overflow-hidden rounded-full bg-line" aria-hidden>
          <div
            className="h-full rounded-full bg-primary transition-[width] duration-300 ease-out"
            style={{ width: `${Math.min(100, (100 * answered) / maxQuestions)}%` }}
          />
        </div>
      </div>
    </div>
  )
}
