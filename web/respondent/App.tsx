import { useEffect, type ReactNode } from 'react'
import type { PublicPage } from '#contract/public-page.ts'
import type { Conversation } from './conversation/conversation.ts'
import type { Memory } from './conversation/memory.ts'
import type { ConversationState } from './conversation/state.ts'
import {
  Completed,
  Fields,
  Form,
  Lost,
  preloadAnswering,
  preloadLater,
  Talk,
  Trouble,
} from './parts/all.ts'
import { Waiting } from './parts/Waiting.tsx'
import { Entry } from './screens/Entry.tsx'
import { Notices } from './screens/Notices.tsx'
import { useStore } from './use-store.ts'
import { useWords } from './words.tsx'

type Props = {
  survey: NonNullable<PublicPage['survey']>
  conversation: Conversation
  memory: Memory
}

export function App(props: Props) {
  const state = useStore(props.conversation.store)
  const notices = <Notices state={state} conversation={props.conversation} />
  // A conversation shows them where its progress is, which stays in sight.
  const words = useWords()
  const isTalk = state.phase === 'talking' || state.phase === 'resuming'
  const { survey } = props
  // Somebody who reads the welcome is about to begin.
  useEffect(() => void preloadAnswering(words, survey), [survey, words])
  // Somebody who begins will want to see the end too, also where there is no network by then.
  useEffect(() => {
    if (isTalk) void preloadLater(words, survey)
  }, [isTalk, survey, words])
  return (
    <>
      {!isTalk && notices}
      <Screen {...props} state={state} notices={isTalk && notices} />
    </>
  )
}

type Shown = Props & { state: ConversationState; notices: ReactNode }

function Screen({ survey, conversation, memory, state, notices }: Shown) {
  // A personal link leads to one conversation, also where anybody may answer.
  const isOnce = survey.once || memory.invitation.get() !== undefined
  const again = () => {
    memory.forget()
    location.reload()
  }
  switch (state.phase) {
    case 'welcome':
      return <Entry survey={survey} isStarting={state.isStarting} onStart={conversation.start} />
    case 'fields':
      return (
        <Fields
          fields={survey.requiredFields}
          isStarting={state.isStarting}
          onDone={(fields) => void conversation.begin(fields)}
        />
      )
    case 'resuming':
    case 'talking':
      if (survey.type === 'normal') {
        if (state.phase === 'resuming') return <Waiting onRetry={false} />
        return <Form {...{ survey, conversation, notices }} />
      }
      return <Talk {...{ survey, state, conversation, memory, notices }} />
    case 'completed':
      return (
        <Completed
          {...state}
          isForm={survey.type === 'normal'}
          memory={memory}
          onAgain={isOnce ? undefined : again}
        />
      )
    case 'lost':
      return <Lost onAgain={again} />
    case 'unavailable':
      return <Trouble trouble={{ code: state.problem ?? 'surveys/unavailable' }} />
  }
}
