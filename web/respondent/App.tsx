import { useEffect, type ReactNode } from 'react'
import type { PublicPage } from '#contract/public-page.ts'
import type { Conversation } from './conversation/conversation.ts'
import type { ConversationStorage } from './conversation/conversation-storage.ts'
import type { ConversationState } from './conversation/conversation-state.ts'
import {
  CompletionScreen,
  PreSurveyForm,
  Form,
  LostConversationScreen,
  preloadFirstQuestion,
  preloadRemaining,
  Chat,
  ErrorScreen,
} from './features/lazy-screens.ts'
import { LoadingFallback } from './ui/LoadingFallback.tsx'
import { EntryScreen } from './screens/EntryScreen.tsx'
import { Notices } from './screens/Notices.tsx'
import { useStore } from './ui/use-store.ts'
import { useTexts } from './texts.tsx'

type Props = {
  survey: NonNullable<PublicPage['survey']>
  conversation: Conversation
  storage: ConversationStorage
}

export function App(props: Props) {
  const state = useStore(props.conversation.store)
  const notices = <Notices state={state} conversation={props.conversation} />
  // A conversation shows notices beside its progress, which stays visible.
  const texts = useTexts()
  const isTalk = state.phase === 'talking' || state.phase === 'resuming'
  const { survey } = props
  // Preload the next screen while the welcome is read.
  useEffect(() => void preloadFirstQuestion(texts, survey), [survey, texts])
  // Preload the last screen, which may be needed offline.
  useEffect(() => {
    if (isTalk) void preloadRemaining(texts, survey)
  }, [isTalk, survey, texts])
  return (
    <>
      {!isTalk && notices}
      <Screen {...props} state={state} notices={isTalk && notices} />
    </>
  )
}

type ScreenProps = Props & { state: ConversationState; notices: ReactNode }

function Screen({ survey, conversation, storage, state, notices }: ScreenProps) {
  // A personal link leads to one conversation, also in surveys that are open to all.
  const isOnce = survey.answerOnce || storage.invitation.get() !== undefined
  const restart = () => {
    storage.clearConversation()
    location.reload()
  }
  switch (state.phase) {
    case 'welcome':
      return (
        <EntryScreen survey={survey} isStarting={state.isStarting} onStart={conversation.start} />
      )
    case 'fields':
      return (
        <PreSurveyForm
          fields={survey.requiredFields}
          isStarting={state.isStarting}
          onDone={(fields) => void conversation.begin(fields)}
        />
      )
    case 'resuming':
    case 'talking':
      if (survey.type === 'normal') {
        if (state.phase === 'resuming') return <LoadingFallback onRetry={false} />
        return <Form {...{ survey, conversation, notices }} />
      }
      return <Chat {...{ survey, state, conversation, storage, notices }} />
    case 'completed':
      return (
        <CompletionScreen
          {...state}
          isForm={survey.type === 'normal'}
          storage={storage}
          onRestart={isOnce ? undefined : restart}
        />
      )
    case 'lost':
      return <LostConversationScreen onRestart={restart} />
    case 'unavailable':
      return <ErrorScreen error={{ code: state.problem ?? 'surveys/unavailable' }} />
  }
}
