import { useStore } from 'zustand'
import type { PublicPage } from '#contract/public-page.ts'
import type { Conversation } from './conversation/conversation.ts'
import type { Memory } from './conversation/memory.ts'
import type { ConversationState } from './conversation/state.ts'
import { Completed } from './screens/Completed.tsx'
import { Fields } from './screens/Fields.tsx'
import { Notices } from './screens/Notices.tsx'
import { Talk } from './screens/Talk.tsx'
import { Lost, Trouble } from './screens/Trouble.tsx'
import { Welcome } from './screens/Welcome.tsx'

type Props = {
  survey: NonNullable<PublicPage['survey']>
  conversation: Conversation
  memory: Memory
}

export function App(props: Props) {
  const state = useStore(props.conversation.store)
  return (
    <>
      <Notices state={state} conversation={props.conversation} />
      <Screen {...props} state={state} />
    </>
  )
}

function Screen({ survey, conversation, memory, state }: Props & { state: ConversationState }) {
  const again = () => {
    memory.forget()
    location.reload()
  }
  switch (state.phase) {
    case 'welcome':
      return <Welcome survey={survey} isStarting={state.isStarting} onStart={conversation.start} />
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
      return <Talk survey={survey} state={state} conversation={conversation} draft={memory.draft} />
    case 'completed':
      return <Completed rewards={state.rewards} isSettled={state.isSettled} onAgain={again} />
    case 'lost':
      return <Lost onAgain={again} />
    case 'unavailable':
      return <Trouble trouble={{ code: state.problem ?? 'surveys/unavailable' }} />
  }
}
