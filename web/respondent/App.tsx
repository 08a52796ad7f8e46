import { useEffect, type ReactNode } from 'react'
import type { PublicPage } from '#contract/public-page.ts'
import type { Conversation } from './conversation/conversation.ts'
import type { ConversationStorage } from './conversation/conversation-storage.ts'
import type { ConversationState } from './conversation/conversation-state.ts'
import {
  PreSurveyForm,
  Form,
  preloadFirstQuestion,
  Chat,
  EndScreen,
  EntryScreen,
} from './features/lazy-screens.ts'
import { LoadingFallback } from './ui/LoadingFallback.tsx'
import { Notices } from './screens/Notices.tsx'
import { Welcome } from './screens/Welcome.tsx'
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
  useEffect(() => preloadFirstQuestion(texts, survey), [survey, texts])
  // Preload what follows, which may be needed offline.
  const { run } = props.conversation
  useEffect(() => {
    if (!isTalk) return
    void EndScreen.preload(texts)
    run.loadOutcomes().catch(() => {})
  }, [isTalk, texts, run])
  return (
    <>
      {!isTalk && notices}
      <Screen {...props} state={state} notices={isTalk && notices} />
    </>
  )
}

type ScreenProps = Props & { state: ConversationState; notices: ReactNode }

function Screen({ survey, conversation, storage, state, notices }: ScreenProps) {
  switch (state.phase) {
    case 'welcome': {
      const Entry = survey.whatsApp ? EntryScreen : Welcome
      return <Entry survey={survey} isStarting={state.isStarting} onStart={conversation.start} />
    }
    case 'fields':
      return (
        <PreSurveyForm
          fields={survey.requiredFields}
          rules={survey.fieldRules}
          refused={state.refusedFields}
          given={storage.starting.get()?.start.pre_survey_data}
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
    default:
      return <EndScreen {...{ survey, state, conversation, storage }} />
  }
}
