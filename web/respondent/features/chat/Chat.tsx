import './chat.css'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { Question } from '#contract/api/conversation-turns.ts'
import type { PublicPage } from '#contract/public-page.ts'
import type { Conversation } from '../../conversation/conversation.ts'
import type { ConversationStorage } from '../../conversation/conversation-storage.ts'
import type { ConversationState } from '../../conversation/conversation-state.ts'
import { openQuestion } from '../../conversation/transcript.ts'
import { LanguageMenu } from '../../ui/LanguageMenu.tsx'
import { Logo } from '../../ui/icons.tsx'
import { useTexts } from '../../texts.tsx'
import { focusNewContent } from '../../ui/focus-new-content.ts'
import { useVirtualKeyboard } from '../../ui/use-virtual-keyboard.ts'
import { ContinueOnDeviceButton } from '../lazy-buttons.ts'
import { isSupportMessage } from '../support/support-question.ts'
import { Messages } from './Messages.tsx'
import { preloadChatFeatures, ReadAloud, StructuredAnswer } from './lazy-chat-features.tsx'
import { OpenAnswer } from './OpenAnswer.tsx'
import { scrollToEnd } from './scroll.ts'

// Stable elements: not compared again for each word of a question.
const logo = <Logo size={24} />
const languages = <LanguageMenu />

/** Keeps the current question visible. */
const scrollToEndInstantly = () => scrollToEnd('auto')

type Props = {
  survey: NonNullable<PublicPage['survey']>
  state: ConversationState
  conversation: Conversation
  storage: ConversationStorage
  notices: ReactNode
}

export function Chat({ survey, state, conversation, storage, notices }: Props) {
  const texts = useTexts()
  const { t, find } = texts
  const sessionId = storage.session.get()
  const question = openQuestion(state.turns)
  const voiceInput =
    survey.audio && sessionId ? { sessionId, language: question?.language } : undefined
  useEffect(() => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollToEnd(isCalm ? 'auto' : 'smooth')
  }, [state.turns, state.partialQuestion, state.isDeliveryDelayed])
  useEffect(() => preloadChatFeatures(texts, survey.audio === true), [texts, survey])
  const main = useRef<HTMLElement>(null)
  useLayoutEffect(() => focusNewContent(main.current), [])
  useVirtualKeyboard(scrollToEndInstantly)
  const { isPaused, onPause, spoken } = usePause(question)
  const isSupport = isSupportMessage(question)
  return (
    <div className="talk">
      <header className={isSupport ? 'calm' : undefined}>
        <div className="title">
          {logo}
          <h1 dir="auto">{survey.title}</h1>
          {survey.voice && <ReadAloud question={spoken} voice={survey.voice} />}
          <ContinueOnDeviceButton storage={storage} />
          {languages}
        </div>
        <Progress state={state} />
        {notices}
      </header>
      <main ref={main} aria-label={t('conversation')}>
        <Messages
          state={state}
          choices={{ storage, isPaused, onPause, onAnswer: conversation.answer }}
        />
        {question && question.type !== 'open' && (
          <StructuredAnswer key={question.id} question={question} onAnswer={conversation.answer} />
        )}
      </main>
      <footer>
        {(!question || question.type === 'open') && (
          <OpenAnswer
            key={question?.id ?? 'none'}
            // Loaded with the support messages.
            placeholder={(isSupport && find('writeHere')) || t('placeholder')}
            questionId={question?.id}
            draft={storage.draft}
            onAnswer={conversation.answer}
            voiceInput={voiceInput}
          />
        )}
      </footer>
    </div>
  )
}

/** The respondent leaves the rest for later: how to come back is read aloud, too. */
function usePause(question: Question | undefined) {
  const texts = useTexts()
  const [pausedId, onPause] = useState<string>()
  if (!question || question.id !== pausedId) return { isPaused: false, onPause, spoken: question }
  const { t, lang: language } = texts
  const spoken = { ...question, id: `${question.id}:later`, text: t('laterText'), language }
  return { isPaused: true, onPause, spoken }
}

function Progress({ state: { turns, maxQuestions } }: { state: ConversationState }) {
  const { t } = useTexts()
  // Messages to a respondent who needs help are not among the questions.
  const asked = turns.filter(({ question }) => !isSupportMessage(question))
  const answered = asked.filter((turn) => turn.answer !== null).length
  const total = Math.max(maxQuestions, asked.length)
  const share = t('percent', { share: Math.round((100 * answered) / total) })
  const number = asked.length
  return (
    <>
      <div className="count">
        <span>{number ? t('questionOf', { number, total }) : '\u00a0'}</span>
        <span>{share}</span>
      </div>
      <progress
        aria-label={t('progress')}
        max={total}
        value={answered}
        style={{ '--share': answered / total } as object}
      >
        {share}
      </progress>
    </>
  )
}
