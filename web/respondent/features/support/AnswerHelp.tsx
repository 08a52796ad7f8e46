import type { StoreApi } from 'zustand/vanilla'
import type { ConversationState, ShownHelp } from '../../conversation/conversation-state.ts'
import { useTexts } from '../../texts.tsx'
import { HelpLines } from './HelpLines.tsx'

type Props = {
  help: ShownHelp
  /** Has the help, which the respondent may close. Absent where it stays. */
  store?: StoreApi<ConversationState>
}

/** Help under an answer or a comment that called for it. */
export function AnswerHelp({ help, store }: Props) {
  const { t } = useTexts()
  if (help.isClosed) return null
  const close = () => store?.setState({ help: { ...help, isClosed: true } })
  return (
    <section className="help-card">
      {help.text && <p dir="auto">{help.text}</p>}
      <HelpLines help={help} />
      {store && (
        <button type="button" className="help-close" onClick={close}>
          {t('close')}
        </button>
      )}
    </section>
  )
}
