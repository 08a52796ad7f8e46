import type { Hearing } from '#kernel/reactor.ts'
import type { Heard } from '#kernel/recorded.ts'
import type { Engines } from './engines.ts'
import { changes, deepened } from './objective.policy.ts'
import { readAnswer } from './read-answer.ts'
import { deciderOf } from './session-address.ts'
import { fold, upTo } from './so-far.ts'

type Given = Heard<'AnswerSubmitted' | 'AnswerRevised'>

/** Reads what was said in a form, as it now stands. What was only chosen needs no model to be read. */
export async function readInForm(engines: Engines, event: Given, hearing: Hearing): Promise<void> {
  const { id, data } = event
  const stream = await hearing.history()
  const known = upTo(stream, event)
  const { objectives, asked } = fold(known)
  const times = asked.find(({ questionId }) => questionId === data.questionId)?.times ?? 0
  const now = fold(stream).asked.find(({ questionId }) => questionId === data.questionId)
  // Forgotten, said anew or taken back meanwhile: there is nothing to read.
  if (data.text === null || now?.times !== times || now.intent) return
  const { ai, fallback } = engines
  const able = { ...engines, ai: data.kind === 'open' ? ai : fallback }
  const answer = { ...data, text: data.text }
  const { coding, reading, mishaps } = await readAnswer(able, known, answer, hearing.signal)
  await hearing.execute(deciderOf(event.stream), id, {
    type: 'RecordReading',
    questionId: data.questionId,
    times,
    coding,
    mishaps,
    objectives: changes(objectives, deepened(objectives, null, reading)),
  })
}
