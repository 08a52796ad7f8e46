import type { ReactorContext } from '#kernel/reactors/reactor.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import type { Engines } from '../interview/engines.ts'
import { statusChanges, advanceStatuses } from '../interview/objective.policy.ts'
import { interpretAnswer } from '../interview/interpret-answer.ts'
import { deciderOf } from '../sessions/session-address.ts'
import { foldConversation, transcriptUpTo } from '../interview/transcript.ts'

type AnswerEvent = DecodedEvent<'AnswerSubmitted' | 'AnswerRevised'>

/** Reads what was said in a form, as it now stands. What was only chosen needs no model to be read. */
export async function interpretFormAnswer(
  engines: Engines,
  event: AnswerEvent,
  context: ReactorContext,
): Promise<void> {
  const { id, data } = event
  const transcript = await context.readHistory()
  const known = transcriptUpTo(transcript, event)
  const { objectives, askedQuestions } = foldConversation(known)
  const times = askedQuestions.find(({ questionId }) => questionId === data.questionId)?.times ?? 0
  const now = foldConversation(transcript).askedQuestions.find(
    ({ questionId }) => questionId === data.questionId,
  )
  // Forgotten, said anew or taken back meanwhile: there is nothing to read.
  if (data.text === null || now?.times !== times || now.intent) return
  const { ai, fallback } = engines
  const able = { ...engines, ai: data.kind === 'open' ? ai : fallback }
  const answer = { ...data, text: data.text }
  const { coding, interpretation, incidents } = await interpretAnswer(
    able,
    known,
    answer,
    context.signal,
  )
  await context.execute(deciderOf(event.stream), id, {
    type: 'RecordReading',
    questionId: data.questionId,
    times,
    coding,
    incidents,
    objectives: statusChanges(objectives, advanceStatuses(objectives, null, interpretation)),
  })
}
