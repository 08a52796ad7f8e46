import { isCallForHelp } from '#contract/events/conversation-types.ts'
import type { ReactorContext } from '#kernel/reactors/reactor.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import { eventsUpTo } from '#projections/conversations/conversation-view.ts'
import { composeHelp, writtenIn, type HelpDeps } from '../help/compose-help.ts'
import type { Engines } from '../interview/engines.ts'
import { statusChanges, advanceStatuses } from '../interview/objective.policy.ts'
import { interpretAnswer } from '../interview/interpret-answer.ts'
import { deciderOf } from '../sessions/session-address.ts'
import { viewOf, withReading } from '../interview/transcript.ts'

type AnswerEvent = DecodedEvent<'AnswerSubmitted' | 'AnswerRevised'>

/** Interprets an answer in a form, unless it was replaced since. Only an open answer needs the engine. */
export async function interpretFormAnswer(
  deps: Engines & HelpDeps,
  event: AnswerEvent,
  context: ReactorContext,
): Promise<void> {
  const { id, data } = event
  const history = await context.readHistory()
  const known = viewOf(eventsUpTo(history, event))
  const { objectives } = known
  const answerVersion = known.questions.get(data.questionId)?.answerVersion ?? 0
  const now = viewOf(history).questions.get(data.questionId)
  // Erased, revised or withdrawn since, or coded already: there is nothing to interpret.
  if (data.text === null || now?.answerVersion !== answerVersion || now.answer?.coding) return
  const { ai, fallback } = deps
  // No question follows that a late reading would help.
  const engines = { ...deps, ai: data.kind === 'open' ? ai : fallback, lateReadings: undefined }
  const answer = { ...data, text: data.text }
  const { coding, interpretation, incidents, language } = await interpretAnswer(
    engines,
    known,
    answer,
    { signal: context.signal },
  )
  const { intent: tier, isMedical } = interpretation
  const help = isCallForHelp(tier)
    ? await composeHelp(
        deps,
        { tier, isMedical },
        {
          ...{ language, survey: known.started },
          answers: writtenIn(withReading(known, data.questionId, coding)),
        },
      )
    : undefined
  await context.execute(deciderOf(event.stream), id, {
    type: 'RecordInterpretation',
    questionId: data.questionId,
    answerVersion,
    coding: { ...coding, ...(help && { help }) },
    incidents,
    objectives: statusChanges(objectives, advanceStatuses(objectives, null, interpretation)),
  })
}
