import { Lock } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Impression } from '#contract/api/responses.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { Card } from '../../../ui/Card.tsx'
import { ImpressionDetails } from './ImpressionDetails.tsx'
import { helpTierOf, type Conversation } from './conversations.ts'
import { ConversationEngines } from './ConversationEngines.tsx'
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
          conversation={conversation}
          impression={impression}
          maxQuestions={maxQuestions}
          onExpand={() => setExpanded(true)}
        />
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

type HeaderProps = Pick<Props, 'conversation' | 'impression' | 'maxQuestions'> & {
  onExpand: () => void
}

function Header({ conversation, impression, maxQuestions, onExpand }: HeaderProps) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { id, label, answered, startedAt } = conversation
  const helpTier = helpTierOf(conversation.turns, impression)
  const hue = (Number.parseInt(id.slice(-4), 16) % 6) + 1
  const numbers = { answered: format.integer(answered), max: format.integer(maxQuestions) }
  return (
    <div className="flex items-center gap-3">
      <span
        aria-hidden
        dir="ltr"
        className="flex size-9 shrink-0 items-center justify-center rounded-full text-xs font-bold"
        style={{
          background: `color-mix(in srgb, var(--chart-${hue}) 16%, transparent)`,
          boxShadow: `inset 0 0 0 1.5px var(--chart-${hue})`,
        }}
      >
        {label.slice(0, 2)}
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="truncate text-sm font-semibold">
          {t('survey.conversation', { label: `\u2066${label}\u2069` })}
        </h3>
        <time dateTime={startedAt} className="text-xs text-ink-3">
          {format.shortDateTime(startedAt)}
        </time>
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
