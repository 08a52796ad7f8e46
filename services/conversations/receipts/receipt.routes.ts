import { deleteReceipt, readReceipt, type Receipt } from '#contract/api/receipts.ts'
import { limits } from '#contract/limits.ts'
import type { Keys } from '#kernel/privacy/keys.ts'
import { refuse } from '#kernel/problem.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import { route } from '#kernel/http/route.ts'
import { buildConversationView } from '#projections/conversations/conversation-view.ts'
import { conversation } from '../conversation.decider.ts'
import { shownQuestions, type ReadHistory } from '../respondent-view.ts'
import type { ReceiptCodes } from './receipt-codes.ts'

type Deps = { history: ReadHistory; receipts: ReceiptCodes; keys: Pick<Keys, 'destroy'> }

export const readReceiptRoute = ({ history, receipts }: Deps) =>
  route(readReceipt, async ({ code }, { reply }) => {
    reply.header('x-robots-tag', 'noindex')
    const { events } = await readByReceiptCode(code, receipts, history)
    return presentReceipt(events) ?? refuse('conversations/receipt-unknown')
  })

/** Responds once the key is destroyed and the read models have handled the erasure. */
export const deleteReceiptRoute = ({ history, receipts, keys }: Deps) =>
  route(deleteReceipt, async ({ code }, { execute, waitForPosition }) => {
    const { id } = await readByReceiptCode(code, receipts, history)
    const { position } = await execute(conversation, id, { type: 'Erase', reason: 'respondent' })
    // The key shredder does the same, in case this process ends here.
    await keys.destroy(id)
    await waitForPosition(position)
    return { ok: true as const }
  })

async function readByReceiptCode(
  code: string,
  { conversationIdOf }: ReceiptCodes,
  history: ReadHistory,
): Promise<{ id: string; events: readonly DecodedEvent[] }> {
  const id = conversationIdOf(code) ?? refuse('conversations/receipt-unknown')
  const events = await history(`${conversation.category}-${id}`)
  return events.length > 0 ? { id, events } : refuse('conversations/receipt-unknown')
}

const dayMs = 24 * 60 * 60 * 1000

/** Undefined for an erased conversation. */
function presentReceipt(events: readonly DecodedEvent[]): Receipt | undefined {
  const view = buildConversationView(events)
  if (!view || view.stage === 'erased') return undefined
  const { started, startedAt, stage, preSurveyFields, rating } = view
  return {
    survey: {
      title: started.title,
      public_id: started.publicId ?? '',
      language: started.language,
    },
    started_at: startedAt,
    finished: stage === 'finished',
    kept_until: new Date(Date.parse(startedAt) + limits.retentionDays * dayMs).toISOString(),
    fields: preSurveyFields,
    answers: shownQuestions(view).flatMap(({ text, language, answer }) =>
      answer && answer.text !== null
        ? [
            {
              question: text ?? '',
              answer: answer.text,
              at: answer.at,
              ...(language && { language }),
            },
          ]
        : [],
    ),
    rating,
  }
}
