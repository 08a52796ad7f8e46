import '../answered.css'
import './talk.css'
import { useEffect, type ReactNode } from 'react'
import type { PublicPage } from '#contract/public-page.ts'
import type { Conversation } from '../../conversation/conversation.ts'
import type { Memory } from '../../conversation/memory.ts'
import type { ConversationState } from '../../conversation/state.ts'
import { lastOf, openQuestion } from '../../conversation/transcript.ts'
import { LanguageMenu } from '../../LanguageMenu.tsx'
import { Mark } from '../../Mark.tsx'
import { useWords } from '../../words.tsx'
import { Answering, Speaker } from '../within.ts'
import { useKeyboard } from '../use-keyboard.ts'
import { ElsewhereButton } from './ElsewhereButton.tsx'
import { Messages } from './Messages.tsx'
import { OpenAnswer } from './OpenAnswer.tsx'
import { scrollToEnd } from './scroll.ts'

// The same elements each time: what never changes is not looked through at each word of a question.
const mark = <Mark size={24} />
const languages = <LanguageMenu />

/** What is being answered stays in sight. */
const showEnd = () => scrollToEnd('auto')

type Props = {
  survey: NonNullable<PublicPage['survey']>
  state: ConversationState
  conversation: Conversation
  memory: Memory
  notices: ReactNode
}

export function Talk({ survey, state, conversation, memory, notices }: Props) {
  const { t } = useWords()
  const sessionId = memory.session.get()
  const question = openQuestion(state.turns)
  const speaker =
    survey.audio && sessionId ? { sessionId, language: question?.language } : undefined
  useEffect(() => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollToEnd(isCalm ? 'auto' : 'smooth')
  }, [state.turns, state.wording, state.isKept])
  useKeyboard(showEnd)
  return (
    <div className="talk">
      <header>
        <div className="title">
          {mark}
          <h1 dir="auto">{survey.title}</h1>
          {survey.voice && <Speaker question={question} voice={survey.voice} />}
          <ElsewhereButton memory={memory} />
          {languages}
        </div>
        <Progress state={state} />
        {notices}
      </header>
      <main aria-label={t('conversation')}>
        <Messages state={state} />
        {question && question.type !== 'open' && (
          <Answering key={question.id} question={question} onAnswer={conversation.answer} />
        )}
      </main>
      <footer>
        {(!question || question.type === 'open') && (
          <OpenAnswer
            key={question?.id ?? 'none'}
            questionId={question?.id}
            draft={memory.draft}
            onAnswer={conversation.answer}
            speaker={speaker}
          />
        )}
      </footer>
    </div>
  )
}

function Progress({ state: { turns, maxQuestions } }: { state: ConversationState }) {
  const { t } = useWords()
  const answered = turns.filter((turn) => turn.answer !== null).length
  const total = Math.max(maxQuestions, turns.length)
  const share = t('percent', { share: Math.round((100 * answered) / total) })
  const number = lastOf(turns)?.question.number
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
