import { isCallForHelp } from '#contract/events/conversation-types.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import type { ReactorContext } from '#kernel/reactors/reactor.ts'
import { deciderOf } from '../sessions/session-address.ts'
import { codeAnswer } from './code-answer.ts'
import type { Engines } from './engines.ts'
import { viewOf } from './transcript.ts'

/** A model reads the comments in which the rules found nothing; help that the rules find is stored with the rating. */
export async function readRatingComment(
  engines: Engines,
  event: DecodedEvent<'SessionRated'>,
  { readHistory, execute, signal }: ReactorContext,
): Promise<void> {
  const { id, data, stream, revision } = event
  if (engines.ai === engines.fallback || !data.comment || data.help) return
  const history = await readHistory()
  const { language, objectives } = viewOf(history).started
  const ratings = history.filter(
    (each) => each.type === 'SessionRated' && each.revision <= revision,
  ).length
  const comment = { question: '', answer: data.comment, kind: 'open' as const, language }
  const { coded } = await codeAnswer(
    engines,
    { ...comment, objectives, objectiveId: null },
    { signal },
  )
  const { intent: tier, provenance } = coded
  if (isCallForHelp(tier))
    await execute(deciderOf(stream), id, { type: 'FlagRating', ratings, tier, provenance })
}
