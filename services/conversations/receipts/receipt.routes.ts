import { deleteReceipt, readReceipt, type Receipt } from '#contract/api/receipts.ts'
import type { RetentionPolicy } from '#contract/retention.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { refuse } from '#kernel/problem.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import { route } from '#kernel/http/route.ts'
import type { ReadHistory } from '#kernel/read/active-streams.ts'
import {
  buildConversationView,
  type ConversationView,
} from '#projections/conversations/conversation-view.ts'
import { readSurveyPrivacy } from '#projections/privacy/survey-privacy.ts'
import { findInvitees, linkKey } from '#projections/surveys/invitees.projection.ts'
import { conversation } from '../conversation.decider.ts'
import { erasureOf, shownQuestions } from '../respondent-view.ts'
import { eraseConversation, type ErasureDeps } from './erase-conversation.ts'
import type { ReceiptCodes } from './receipt-codes.ts'

type Deps = ErasureDeps & { receipts: ReceiptCodes }

export const readReceiptRoute = ({ history, receipts }: Pick<Deps, 'history' | 'receipts'>) =>
  route(readReceipt, async ({ code }, { reply, db }) => {
    reply.header('x-robots-tag', 'noindex')
    const { events } = await readByReceiptCode(code, receipts, history)
    const view = buildConversationView(events)
    if (!view || view.stage === 'erased') return refuse('conversations/receipt-unknown')
    const { policy } = await readSurveyPrivacy(db, view.started)
    return { ...presentReceipt(view, policy), ...(await readInvitee(db, view)) }
  })

export const deleteReceiptRoute = (deps: Deps) =>
  route(deleteReceipt, async ({ code }, call) => {
    const { id } = await readByReceiptCode(code, deps.receipts, deps.history)
    await eraseConversation(deps, { id, reason: 'respondent' }, call)
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

async function readInvitee(
  db: Db,
  { started: { invitation } }: ConversationView,
): Promise<Pick<Receipt, 'invited_as'>> {
  if (!invitation) return {}
  const invitee = (await findInvitees(db, [invitation])).get(linkKey(invitation))
  const invited_as = { name: invitee?.name ?? '', reference: invitee?.reference ?? '' }
  return invited_as.name || invited_as.reference ? { invited_as } : {}
}

function presentReceipt(view: ConversationView, policy: RetentionPolicy): Receipt {
  const { started, startedAt, stage, preSurveyFields, rating } = view
  return {
    survey: {
      title: started.title,
      public_id: started.publicId ?? '',
      language: started.language,
    },
    started_at: startedAt,
    finished: stage === 'finished',
    kept_until: erasureOf(view, policy),
    anonymous: started.anonymous ?? false,
    fields: preSurveyFields,
    answers: shownQuestions(view).flatMap(({ text, kind, language, answer }) =>
      answer && answer.text !== null
        ? [
            {
              question: text ?? '',
              answer: answer.text,
              kind,
              at: answer.at,
              ...(language && { language }),
            },
          ]
        : [],
    ),
    rating,
  }
}
