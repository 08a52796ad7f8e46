import type { Closing } from '#contract/api/conversation-turns.ts'
import type { ConversationView } from '#projections/conversations/conversation-view.ts'
import { holdsSomethingGrave } from '../interview/transcript.ts'
import { respondentFacts } from '../interview/wording/question-brief.ts'
import { openRequestsIn, replyBefore } from '../interview/wording/respondent-requests.ts'
import { describesChildInDanger } from './child-danger.policy.ts'
import { helpLinesFor, textsIn, writtenIn, type HelpDeps } from './compose-help.ts'

/**
 * The last message of an interview that has ended, a model's own or a fixed text in the language of its last question; a form has
 * none. It replies to what the respondent asked and no question replied to.
 */
export async function closingMessage(
  deps: HelpDeps,
  view: ConversationView,
): Promise<Closing | undefined> {
  const { started, questions, endReason, safety } = view
  if (started.questions || endReason === null) return undefined
  const { language = started.language } = [...questions.values()].at(-1) ?? {}
  if (endReason === 'distress' && safety) {
    const { isMedical } = safety
    const lines = helpLinesFor(deps, started, safety, writtenIn(view))
    const isChild = describesChildInDanger(textsIn(view))
    const request = { reason: 'end', language, isMedical, isChild, lines, earlier: 0 } as const
    const own = view.farewell ? { care: view.farewell } : {}
    const { text } = await deps.support.message({ ...request, ...own, hasChoices: false })
    return { text, kind: 'gentle', language }
  }
  const isEarly = endReason === 'stopped' || endReason === 'left'
  const isGrave = holdsSomethingGrave(view)
  const kind = isGrave ? (isEarly ? 'gentle' : 'grave') : isEarly ? 'stopped' : 'finished'
  const closing = view.farewell ?? (await deps.support.closing(kind, language))
  const { reply } = await replyBefore(deps.support, openRequestsIn(view), {
    // A model's farewell says itself that it does not know.
    ...{ text: closing, by: view.farewell ? 'farewell' : 'other' },
    brief: {
      language,
      title: started.title,
      facts: { ...respondentFacts(view), questionsLeft: 0 },
      number: questions.size,
    },
  })
  return { text: [reply, closing].filter(Boolean).join(' '), kind, language }
}
