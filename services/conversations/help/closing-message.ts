import type { Closing } from '#contract/api/conversation-turns.ts'
import type { ConversationView } from '#projections/conversations/conversation-view.ts'
import { helpLinesFor, type HelpDeps } from './compose-help.ts'

/** The last message of an interview that has ended, in the language of its last question; a form has none. */
export async function closingMessage(
  deps: HelpDeps,
  { started, questions, endReason, safety }: ConversationView,
): Promise<Closing | undefined> {
  if (started.questions || endReason === null) return undefined
  const { language = started.language } = [...questions.values()].at(-1) ?? {}
  if (endReason === 'distress' && safety) {
    const { isMedical } = safety
    const lines = helpLinesFor(deps, started, safety)
    const request = { reason: 'end', language, isMedical, lines, earlier: 0 } as const
    const { text } = await deps.support.message({ ...request, hasChoices: false })
    return { text, kind: 'gentle', language }
  }
  const isEarly = endReason === 'stopped' || endReason === 'left'
  const hasLoss = [...questions.values()].some(({ answer }) =>
    answer?.coding?.flags?.includes('loss'),
  )
  const kind = !isEarly ? 'finished' : safety || hasLoss ? 'gentle' : 'stopped'
  return { text: await deps.support.closing(kind, language), kind, language }
}
