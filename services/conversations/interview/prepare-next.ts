import type { ConversationView } from '#projections/conversations/conversation-view.ts'
import { expectedMs, waitLimitsOf, type Engines } from './engines.ts'
import { progressOf } from './transcript.ts'
import { decideTurn } from './turn.policy.ts'
import { needsWordsAhead } from './turn-wait.policy.ts'
import type { Interpretation } from './turn-state.ts'
import { briefFor } from './wording/question-brief.ts'
import type { WordsAhead } from './wording/words-ahead.ts'

/** An answer that says nothing to follow up on. */
const plainAnswer: Interpretation = {
  ...{ intent: 'answer', isMedical: false, reply: null, evidence: [], coverage: [] },
  ...{ followUp: 'needless', trigger: null, probes: ['descriptive'], isModel: true },
}

/** Lets a slow engine word the question that follows unless the answer to the open one calls for another. */
export function prepareNext(
  engines: Engines & { wordsAhead?: WordsAhead | undefined },
  view: ConversationView,
): void {
  const { ai, wordsAhead } = engines
  const open = [...view.questions.values()].at(-1)
  if (!wordsAhead || !open || open.answer || view.stage !== 'running') return
  const expected = { code: expectedMs(ai, 'code'), word: expectedMs(ai, 'word') }
  if (!needsWordsAhead(expected, waitLimitsOf(engines))) return
  const { next: ask } = decideTurn(progressOf(view), plainAnswer)
  if (ask.kind !== 'ask' || ask.isResumption || ask.isPause || ask.reconciles) return
  const { language = view.started.language } = open
  const brief = briefFor(view, { ask, after: null, language, engine: ai.engine })
  wordsAhead.prepare(view.id, async (signal) => ({
    ...{ ask, language, number: brief.number },
    worded: await ai.word({ ...brief, ahead: true }, { signal }),
  }))
}
