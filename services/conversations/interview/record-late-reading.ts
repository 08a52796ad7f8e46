import type { EventOf } from '#contract/events/catalogue.ts'
import { isCallForHelp } from '#contract/events/conversation-types.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import type { ReactorContext } from '#kernel/reactors/reactor.ts'
import type { ConversationView } from '#projections/conversations/conversation-view.ts'
import { deciderOf } from '../sessions/session-address.ts'
import type { ReadAnswer } from './read-coding.ts'
import { advanceStatuses } from './objective.policy.ts'
import { isWorthAQuestion } from './probe.policy.ts'
import { answersIn } from './transcript.ts'

type Reading = EventOf<'AnswerReread'>['data']

/** Records a reading that came after its turn: the next turn knows what the answer says. `known` is the view before the turn. */
export async function recordLateReading(
  { id, stream, data: { number, questionId } }: DecodedEvent<'AnswerSubmitted'>,
  known: ConversationView,
  { readLate, context }: { readLate: () => Promise<ReadAnswer>; context: ReactorContext },
): Promise<void> {
  const { coding, interpretation } = await readLate()
  const { salient, followUp } = interpretation
  const contradiction = contradictionOf(known, interpretation.contradiction)
  const isUsable = !isCallForHelp(coding.intent)
  const objectiveId = known.questions.get(questionId)?.objectiveId ?? null
  const execute = context.executeAs('late-reading')
  await execute(deciderOf(stream), id, {
    type: 'RecordLateReading',
    number,
    reading: {
      ...coding,
      ...(isUsable && isWorthAQuestion(followUp) && salient && { salient }),
      ...(isUsable && contradiction && { contradiction }),
    },
    statuses: advanceStatuses(known.objectives, objectiveId, {
      ...interpretation,
      // A concern closes nothing.
      ...(coding.intent === 'concern' && { isModel: true }),
    }),
  })
}

/** Where the earlier words stand. */
function contradictionOf(
  known: ConversationView,
  found: ReadAnswer['interpretation']['contradiction'],
): Reading['contradiction'] {
  if (!found) return undefined
  const answer = answersIn(known).find(({ text }) => text.includes(found.earlier))
  if (!answer) return undefined
  const start = answer.text.indexOf(found.earlier)
  const { responseId } = answer
  return {
    earlier: { responseId, start, end: start + found.earlier.length },
    now: { start: found.now.start, end: found.now.end },
  }
}
