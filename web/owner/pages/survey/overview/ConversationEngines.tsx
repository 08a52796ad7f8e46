import { Bot } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MadeBy } from '#contract/events/conversation-types.ts'
import type { OwnerTurn } from '#contract/live.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { madeByName } from '../../../engine/engine-name.ts'

/** What asked the questions of a conversation, and what scored its answers. */
export function ConversationEngines({ turns }: { turns: readonly OwnerTurn[] }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const namesOf = (makers: (MadeBy | null)[]) =>
    format.list([...new Set(makers.flatMap((each) => (each ? [madeByName(t, each)] : [])))])
  const asked = namesOf(turns.map(({ asked_by: by }) => by))
  const scored = namesOf(turns.map(({ scored_by: by }) => by))
  if (asked === '' && scored === '') return null
  const parts =
    asked === scored
      ? [t('engine.askedAndScoredBy', { names: asked })]
      : [
          asked !== '' && t('engine.askedBy', { names: asked }),
          scored !== '' && t('engine.scoredBy', { names: scored }),
        ].filter((part) => part !== false)
  return (
    <p className="mt-4 flex gap-1.5 text-xs text-ink-3">
      <Bot size={14} className="mt-px shrink-0" aria-hidden />
      {parts.join(' · ')}
    </p>
  )
}
