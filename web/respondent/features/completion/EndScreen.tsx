import type { PublicPage } from '#contract/public-page.ts'
import type { Conversation } from '../../conversation/conversation.ts'
import type { ConversationState } from '../../conversation/conversation-state.ts'
import type { ConversationStorage } from '../../conversation/conversation-storage.ts'
import { ErrorScreen, LostConversationScreen } from '../errors/ErrorScreen.tsx'
import { CompletionScreen } from './CompletionScreen.tsx'

type Props = {
  survey: NonNullable<PublicPage['survey']>
  state: ConversationState
  conversation: Conversation
  storage: ConversationStorage
}

/** Where a conversation or a form does not continue: completed, lost, or not accepted by the survey. */
export function EndScreen({ survey, state, conversation, storage }: Props) {
  // A personal link leads to one conversation, also in surveys that are open to all.
  const isOnce = survey.answerOnce || storage.invitation.get() !== undefined
  const restart = () => {
    void conversation.run.loadOutcomes().then(({ clearConversation }) => {
      clearConversation(storage)
      location.reload()
    })
  }
  switch (state.phase) {
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
    default:
      return <ErrorScreen error={{ code: state.problem ?? 'surveys/unavailable' }} />
  }
}
