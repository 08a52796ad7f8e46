import { deleteReceipt, readReceipt, type Receipt } from '#contract/api/receipts.ts'
import { limits } from '#contract/limits.ts'
import type { Keys } from '#kernel/privacy/keys.ts'
import { refuse } from '#kernel/problem.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import { route } from '#kernel/http/route.ts'
import { conversation } from '../conversation.decider.ts'
import { buildConversationView, type ReadHistory } from '../conversation-view.ts'
import type { ReceiptCodes } from './receipt-codes.ts'

type Deps = { history: ReadHistory; receipts: ReceiptCodes; keys: Pick<Keys, 'destroy'> }

export const readReceiptRoute = ({ history, receipts }: Deps) =>
  route(readReceipt, async ({ code }, { reply }) => {
    reply.header('x-robots-tag', 'noindex')
    const { events } = await readByReceiptCode(code, receipts, history)
    return presentReceipt(events) ?? refuse('conversations/receipt-unknown')
  })

/** Answers once nothing is left: the key is destroyed, and the read models have heard of it. */
export const deleteReceiptRoute = ({ history, receipts, keys }: Deps) =>
  route(deleteReceipt, async ({ code }, { execute, waitForPosition }) => {
    const { id } = await readByReceiptCode(code, receipts, history)
    const { position } = await execute(conversation, id, { type: 'Erase', reason: 'respondent' })
    // The forgetter does so too, should this process end here.
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

/** Undefined where it was deleted. */
function presentReceipt(events: readonly DecodedEvent[]): Receipt | undefined {
  const recalled = buildConversationView(events)
  const startedAt = events[0]?.at
  if (!recalled || startedAt === undefined) return undefined
  const { started, turns, finished, rating } = recalled
  const said = new Map<string, string>()
  let fields: Record<string, string> = {}
  for (const { type, data, at } of events) {
    if (type === 'AnswerSubmitted' || type === 'AnswerRevised') said.set(data.responseId, at)
    if (type === 'PreSurveyDataGiven') fields = data.fields ?? {}
  }
  return {
    survey: {
      title: started.title,
      public_id: started.publicId ?? '',
      language: started.language,
    },
    started_at: startedAt,
    finished,
    kept_until: new Date(Date.parse(startedAt) + limits.retentionDays * dayMs).toISOString(),
    fields,
    answers: turns.flatMap(({ key, question: { text, language }, answer }) =>
      answer === null
        ? []
        : [
            {
              question: text,
              answer,
              at: said.get(key) ?? startedAt,
              ...(language && { language }),
            },
          ],
    ),
    rating,
  }
}
