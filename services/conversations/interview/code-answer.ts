import {
  isCallForHelp,
  type AiFailureReason,
  type AnswerFlag,
} from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { Ai } from '#ports/ai.ts'
import type {
  AnswerToCode,
  CodedAnswer,
  QuestionBrief,
  TakenTurn,
  WordedQuestion,
} from '#ports/ai/interview.ts'
import {
  describesHarmByCarer,
  isOwnChildHarmedByPerson,
  isOwnChildInDanger,
} from '../help/child-danger.policy.ts'
import { affirmsSuicide } from '../help/suicide-question.policy.ts'
import { expectedMs, failureReasonOf, waitLimitsOf, type Engines } from './engines.ts'
import { noLateReadings } from './late-readings.ts'
import { restOfReply } from './reply-rest.policy.ts'
import { isCorrection } from './support-reply.policy.ts'
import type { PlannedQuestion } from './turn-state.ts'
import { waitForReading } from './turn-wait.policy.ts'

/**
 * What the rules know beside an engine's reading: a loss, and a question about the conversation itself. Whether the respondent
 * leaves, refuses, complains or returns later, asks anything else, and whether what they only guess is a call for help, is for the
 * engine to say: it read the whole answer.
 */
const flagsOfRules: readonly AnswerFlag[] = ['greets', 'loss']

type CodingResult = {
  coded: CodedAnswer
  /** Why the engine could not code it; the fallback did. */
  failure: AiFailureReason | null
  /** Wordings of `candidates`, from the same call; empty where there was none. */
  drafts: readonly Draft[]
  /** The engine's reading, which did not come in time. */
  late?: Promise<CodedAnswer> | undefined
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
 * Coded by the fallback's rules first, which take milliseconds: distress that is said in so many words stays distress, and the
 * engine adds its words. Otherwise the engine decides, and the rules' coding replaces one that fails or comes late. A fast engine
 * also words the candidates for the next question in the same call.
 */
export async function codeAnswer(
  engines: Engines,
  input: AnswerToCode,
  { signal, candidatesFor }: CodingOptions,
): Promise<CodingResult> {
  const { ai, fallback, lateReadings = noLateReadings } = engines
  const byRules = await fallback.code(input, { signal })
  if (ai === fallback) return { coded: byRules, failure: null, drafts: [] }
  if (byRules.intent === 'distress' && !byRules.unsure)
    return {
      coded: await codeDistress(engines, input, { byRules, signal }),
      failure: null,
      drafts: [],
    }
  const candidates = ai.turn ? (candidatesFor?.(byRules) ?? []) : []
  const waitMs = waitForReading(expectedMs(ai, 'code'), waitLimitsOf(engines))
  try {
    const reading = await lateReadings.run(
      (abandoned) => codeWithDrafts(ai, { input, candidates }, abandoned),
      { waitMs, signal },
    )
    if ('value' in reading) return { ...withRules(reading.value, byRules), failure: null }
    const late = reading.late?.then((taken) => withRules(taken, byRules).coded)
    late?.catch(() => undefined)
    const sure = sureParts(byRules, input)
    // The engine finds what deserves a follow-up, and the interview returns to it then.
    const coded: CodedAnswer = late ? { ...sure, followUp: 'needless' } : sure
    return { coded, failure: 'timeout', drafts: [], late }
  } catch (error) {
    signal.throwIfAborted()
    return { coded: sureParts(byRules, input), failure: failureReasonOf(error), drafts: [] }
  }
}

/** A message waits for the engine's words no longer than a question usually does, and comes without them. */
async function codeDistress(
  engines: Engines,
  input: AnswerToCode,
  { byRules, signal }: { byRules: CodedAnswer; signal: AbortSignal },
): Promise<CodedAnswer> {
  const limits = waitLimitsOf(engines)
  const waitMs = Math.min(limits.usualMs, waitForReading(expectedMs(engines.ai, 'code'), limits))
  try {
    const reading = await noLateReadings.run(
      (abandoned) => engines.ai.code(input, { signal: abandoned }),
      { waitMs, signal },
    )
    if (!('value' in reading)) return byRules
    // A reply may deny or explain the words that the message met.
    if (input.repliesToHelp) return reading.value
    // What an engine finds milder is met with its words all the same.
    return isCallForHelp(reading.value.intent) ? { ...reading.value, intent: 'distress' } : byRules
  } catch {
    signal.throwIfAborted()
    return byRules
  }
}

/** The parts of the rules' reading that may replace the engine's: no contradiction, and no objective is covered by one answer. */
function sureParts(byRules: CodedAnswer, { objectiveId: asked }: AnswerToCode): CodedAnswer {
  const coverage = byRules.coverage?.map(({ objectiveId, status }) => {
    const own = status === 'covered' ? 'partial' : status
    return { objectiveId, status: objectiveId === asked ? own : ('touched' as const) }
  })
  return { ...byRules, ...(coverage && { coverage }), contradiction: undefined }
}

type EngineReading = Pick<CodingResult, 'coded' | 'drafts'>

/** What the rules know for sure is added to the engine's reading. */
function withRules({ coded, drafts }: EngineReading, byRules: CodedAnswer): EngineReading {
  const added = (byRules.flags ?? []).filter(
    (flag) =>
      flagsOfRules.includes(flag) || (flag === 'asks' && byRules.asksAboutConversation === true),
  )
  const flags = [...new Set([...(coded.flags ?? []), ...added])]
  const { contradiction = byRules.contradiction } = coded
  // The engine worded no probe of what the rules found.
  const isByRules = contradiction !== undefined && coded.contradiction === undefined
  // A death lowers no call for help that the engine finds.
  const isLoss = byRules.condolence !== undefined && !isCallForHelp(coded.intent)
  const read = isLoss ? asLoss(coded, byRules.condolence) : coded
  return {
    coded: { ...read, flags, ...(contradiction && { contradiction }) },
    drafts: drafts.filter(({ ask }) => !isByRules || ask.purpose !== 'probe'),
  }
}

/**
 * A worry, or harm by a person, is distress where a child of the respondent's is in danger that continues. What a carer does to a child is
 * a concern where no model read the answer.
 */
export function raisedForChild(
  coded: CodedAnswer,
  text: string,
  { isByModel }: { isByModel: boolean },
): CodedAnswer {
  const isGrave = coded.intent === 'answer' && coded.flags?.includes('grave') === true
  const isRaised =
    (coded.intent === 'concern' && isOwnChildInDanger(text)) ||
    (isGrave && isOwnChildHarmedByPerson(text))
  if (isRaised) return { ...coded, intent: 'distress', unsure: undefined, care: undefined }
  const isByCarer = !isByModel && coded.intent === 'answer' && describesHarmByCarer([text])
  return isByCarer ? { ...coded, intent: 'concern', unsure: true } : coded
}

/** A reply that affirms a plain question about suicide is distress, however few its words. */
export const raisedForAffirmation = (
  coded: CodedAnswer,
  { question, answer, repliesToHelp }: AnswerToCode,
  by: { isByModel: boolean },
): CodedAnswer =>
  repliesToHelp && coded.intent !== 'distress' && affirmsSuicide(question, answer, by)
    ? { ...coded, intent: 'distress', unsure: undefined, care: undefined }
    : coded

/**
 * A reply that takes a call back, or continues, overrides what the rules only guess to be another one (`readExplicitReply`), unless
 * the rest of it is one, read alone, or the reply would be one as any answer.
 */
export async function sureByRest(
  coded: CodedAnswer,
  input: AnswerToCode,
  { fallback, signal }: Pick<Engines, 'fallback'> & { signal: AbortSignal },
): Promise<CodedAnswer> {
  const { answer, repliesToHelp } = input
  if (!repliesToHelp || !coded.unsure || isCorrection(answer, coded.language)) return coded
  const rest = restOfReply(answer, coded.language)
  if (rest === '') return coded
  const readings = await Promise.all(
    [{ answer: rest }, { afterCall: undefined }].map((over) =>
      fallback.code({ ...input, ...over }, { signal }),
    ),
  )
  const isCall = readings.some(({ intent }) => isCallForHelp(intent))
  return isCall ? { ...coded, unsure: undefined } : coded
}

/** A death is no danger. The sentence of the rules is for where the engine does not word the question. */
const asLoss = (coded: CodedAnswer, condolence: CodedAnswer['condolence']): CodedAnswer => ({
  ...coded,
  ...(condolence && { condolence }),
  intent: coded.intent === 'stop' ? 'stop' : 'answer',
})

function draftsIn(
  { worded, others = [] }: TakenTurn,
  candidates: readonly Candidate[],
): readonly Draft[] {
  const planned = candidates.flatMap(({ ask, brief }, at) => {
    const question = worded[at]
    return question ? [{ ask, worded: question, language: brief.language }] : []
  })
  const [first] = candidates
  const unplanned = others.flatMap(({ objectiveId, worded: question }) =>
    first
      ? [
          {
            ask: { ...first.ask, purpose: 'objective' as const, objectiveId, probe: null },
            ...{ worded: question, language: first.brief.language },
          },
        ]
      : [],
  )
  return [...planned, ...unplanned]
}

/** A reply to both that is unusable is asked for again, for the coding alone. */
async function codeWithDrafts(
  ai: Ai,
  { input, candidates }: { input: AnswerToCode; candidates: readonly Candidate[] },
  signal: AbortSignal,
): Promise<EngineReading> {
  const briefs = candidates.map(({ brief }) => brief)
  const taking =
    briefs.length > 0 ? ai.turn?.({ answer: input, candidates: briefs }, { signal }) : undefined
  try {
    const taken = await taking
    if (taken) return { coded: taken.coded, drafts: draftsIn(taken, candidates) }
  } catch (error) {
    if (failureReasonOf(error) !== 'invalid') throw error
  }
  return { coded: await ai.code(input, { signal }), drafts: [] }
}
