import './completion.css'
import { useState } from 'react'
import type { Help } from '#contract/help.ts'
import type { ConversationState, Reward } from '../../conversation/conversation-state.ts'
import type { ConversationStorage } from '../../conversation/conversation-storage.ts'
import { Icon } from '../../ui/icons.tsx'
import { languageAttributes, useTexts } from '../../texts.tsx'
import { PageLayout } from '../../screens/PageLayout.tsx'
import { PreviousConversationButton } from '../../ui/PreviousConversationButton.tsx'
import { endingOf, type Ending } from './ending.ts'
import { HelpLines } from '../support/HelpLines.tsx'
import { Rating } from './Rating.tsx'
import { ReceiptCode } from './ReceiptCode.tsx'

const gift =
  'M4 11h16v9H4zM3 7h18v4H3zM12 7v13M12 7S10.5 3 8.2 3.2 6.5 7 12 7Zm0 0s1.5-4 3.8-3.800S17.5 7 12 7Z'

type Props = Pick<
  ConversationState,
  'turns' | 'help' | 'closing' | 'rewards' | 'isSettled' | 'receiptCode' | 'rating'
> & {
  storage: ConversationStorage
  /** The survey is a form. */
  isForm: boolean
  /** Absent if the respondent may answer once. */
  onRestart?: (() => void) | undefined
}

export function CompletionScreen(props: Props) {
  const { storage, isForm, closing, rewards, isSettled, receiptCode, rating } = props
  const sessionId = storage.session.get()
  // Before the server's response: as of the messages.
  const help = props.help ?? lastHelp(props.turns)
  const isGentle = help?.tier === 'distress'
  const ending = endingOf({ isForm, closing: closing?.kind, helpTier: help?.tier })
  const [commentHelp, setCommentHelp] = useState<Help>()
  return (
    <PageLayout>
      {isGentle ? (
        <GentleEnd help={help} isSettled={isSettled} />
      ) : (
        <NormalEnd
          ending={ending}
          help={help}
          closing={closing}
          isForm={isForm}
          isSettled={isSettled}
        />
      )}
      {rewards.length > 0 && <Rewards rewards={rewards} />}
      {/* Who is in distress has more to think of. */}
      {isSettled && sessionId && ending.isRateable && (
        <Rating
          storage={storage}
          sessionId={sessionId}
          savedRating={rating}
          help={commentHelp}
          onHelp={setCommentHelp}
        />
      )}
      {receiptCode && <ReceiptCode code={receiptCode} />}
      {!isGentle && commentHelp?.tier !== 'distress' && <Ways {...props} />}
    </PageLayout>
  )
}

function Ways({ storage, isSettled, onRestart }: Props) {
  const { t } = useTexts()
  return (
    <div className="ways">
      <a className="main-action" href="/">
        {t('create')}
      </a>
      {onRestart && (
        <button type="button" className="quiet-action" disabled={!isSettled} onClick={onRestart}>
          {t('again')}
        </button>
      )}
      <PreviousConversationButton storage={storage} />
    </div>
  )
}

type NormalEndProps = Pick<Props, 'closing' | 'isForm' | 'isSettled'> & {
  ending: Ending
  help: Help | undefined
}

function NormalEnd({ ending, help, closing, isForm, isSettled }: NormalEndProps) {
  const { t } = useTexts()
  const hasOwnWords = closing && closing.kind !== 'finished'
  return (
    <>
      {ending.hasSeal && (
        <span className="seal">
          <Icon of="check" size={28} />
        </span>
      )}
      <h1>{t(ending.title)}</h1>
      {hasOwnWords ? (
        <output className="lead" {...languageAttributes(closing.language)}>
          {closing.text}
        </output>
      ) : (
        <output className="lead">
          {t(isSettled ? (isForm ? 'confidential' : 'doneText') : 'doneSending')}
        </output>
      )}
      {help?.text && <p dir="auto">{help.text}</p>}
      {help && <HelpLines help={help} />}
    </>
  )
}

function GentleEnd({ help, isSettled }: { help: Help; isSettled: boolean }) {
  const { t } = useTexts()
  return (
    <>
      <h1>{t('gentleTitle')}</h1>
      <output className="lead" dir="auto">
        {isSettled && (help.text ?? t('gentleText'))}
      </output>
      <HelpLines help={help} />
    </>
  )
}

const lastHelp = (turns: ConversationState['turns']): Help | undefined =>
  turns.reduce<Help | undefined>((last, { question }) => question.help ?? last, undefined)

function Rewards({ rewards }: { rewards: readonly Reward[] }) {
  const { t } = useTexts()
  return (
    <section className="rewards">
      <h2>
        <Icon of={gift} /> {t('rewards')}
      </h2>
      <ul>
        {rewards.map(({ title, content, action_url, action_text }) => (
          <li key={title}>
            <b dir="auto">{title}</b>
            {content && <p dir="auto">{content}</p>}
            {action_url && (
              <a href={action_url} target="_blank" rel="noreferrer noopener">
                {action_text || t('openReward')}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
