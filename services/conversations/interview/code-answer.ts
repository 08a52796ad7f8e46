import type { AiFailureReason } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { Ai, AnswerToCode, CodedAnswer, QuestionBrief, WordedQuestion } from '#ports/ai.ts'
import { defaultIdleTimeoutMs, failureReasonOf, type Engines } from './engines.ts'
import { withIdleTimeout } from './idle-timeout.ts'
import type { PlannedQuestion } from './turn-state.ts'

/** Whether the respondent leaves or refuses is for the engine to say. */
const flagsToAdd = ({ flags = [] }: CodedAnswer) =>
  flags.filter((flag) => flag !== 'leaving' && flag !== 'refuses')

type CodingResult = {
  coded: CodedAnswer
  /** Why the engine could not code it; the fallback did. */
  failure: AiFailureReason | null
  /** Wordings of `candidates`, from the same call; empty where there was none. */
  drafts: Draft[]
}

/** A question that may follow, before the engine has read the answer. */
export type Candidate = { ask: PlannedQuestion; brief: QuestionBrief }
export type Draft = { ask: PlannedQuestion; worded: WordedQuestion; language: SurveyLanguage }

type CodingOptions = {
  signal: AbortSignal
  /** From the rules' coding. */
  candidatesFor?: ((byRules: CodedAnswer) => readonly Candidate[]) | undefined
}

/**
 * Coded by the fallback's rules first, which take milliseconds: where they read distress, the respondent waits for no
 * model. Otherwise the engine decides, and the rules' coding replaces one that fails. A fast engine also words the
 * candidates for the next question in the same call.
 */
export async function codeAnswer(
  engines: Engines,
  input: AnswerToCode,
  { signal, candidatesFor }: CodingOptions,
): Promise<CodingResult> {
  const { ai, fallback, idleTimeoutMs = defaultIdleTimeoutMs } = engines
  const byRules = await fallback.code(input, { signal })
  if (ai === fallback || byRules.intent === 'distress')
    return { coded: byRules, failure: null, drafts: [] }
  const idleTimeout = { firstMs: idleTimeoutMs, nextMs: idleTimeoutMs, totalMs: idleTimeoutMs }
  const candidates = ai.turn ? (candidatesFor?.(byRules) ?? []) : []
  try {
    const { coded, drafts } = await withIdleTimeout(idleTimeout, signal, (abandoned) =>
      codeWithDrafts(ai, { input, candidates }, abandoned),
    )
    const flags = [...new Set([...(coded.flags ?? []), ...flagsToAdd(byRules)])]
    const { contradiction = byRules.contradiction } = coded
    const isLoss = byRules.condolence !== undefined && coded.intent !== 'distress'
    const read = isLoss ? asLoss(coded, byRules.condolence) : coded
    return {
      coded: { ...read, flags, ...(contradiction && { contradiction }) },
      failure: null,
      drafts: isLoss ? [] : drafts,
    }
  } catch (error) {
    signal.throwIfAborted()
    return { coded: byRules, failure: failureReasonOf(error), drafts: [] }
  }
}

/** A death is no danger: the sentence is that of the rules. */
const asLoss = (coded: CodedAnswer, condolence: string | undefined): CodedAnswer => ({
  ...coded,
  ...(condolence && { condolence }),
  intent: coded.intent === 'stop' ? 'stop' : 'answer',
})

/** A reply to both that is unusable is asked for again, for the coding alone. */
async function codeWithDrafts(
  ai: Ai,
  { input, candidates }: { input: AnswerToCode; candidates: readonly Candidate[] },
  signal: AbortSignal,
): Promise<Pick<CodingResult, 'coded' | 'drafts'>> {
  const briefs = candidates.map(({ brief }) => brief)
  const taking =
    briefs.length > 0 ? ai.turn?.({ answer: input, candidates: briefs }, { signal }) : undefined
  try {
    const taken = await taking
    if (taken)
      return {
        coded: taken.coded,
        drafts: candidates.flatMap(({ ask, brief }, at) => {
          const worded = taken.worded[at]
          return worded ? [{ ask, worded, language: brief.language }] : []
        }),
      }
  } catch (error) {
    if (failureReasonOf(error) !== 'invalid') throw error
  }
  return { coded: await ai.code(input, { signal }), drafts: [] }
}
