import type { AiFailureReason, Guard } from '#contract/events/conversation-types.ts'
import type { QuestionBrief, WordedQuestion } from '#ports/ai/interview.ts'
import type { Incident } from '../../conversation.decider.ts'
import {
  expectedMs,
  fallbackIncident,
  failureReasonOf,
  waitLimitsOf,
  type Engines,
} from '../engines.ts'
import { withIdleTimeout } from '../idle-timeout.ts'
import { languagePatterns } from '../language-patterns/all.ts'
import { waitForReading, waitForWording } from '../turn-wait.policy.ts'
import { firstQuestionIn } from './first-question.policy.ts'
import {
  checkWording,
  checkPartialWording,
  lenientGuards,
  type WordingRules,
} from './question-guard.policy.ts'
import { questionSentence, statementBefore } from './question-sentence.policy.ts'
import { tokenize } from './similarity.policy.ts'
import { openWordingStream } from './wording-stream.ts'

type WordingResult = {
  worded: WordedQuestion
  incidents: Incident[]
  /** What a rejected wording said before it asked: the reply to the respondent, which precedes the template. */
  reply?: string
}

type GuardTrippedData = Extract<Incident, { type: 'GuardTripped' }>['data'] & { text: string }

type WordingOptions = {
  rules: WordingRules
  /** Worded with the coding of the answer: the first attempt. */
  draft?: WordedQuestion | undefined
  /** Worded before the answer came: asked where the engine has no better wording in time. */
  ahead?: WordedQuestion | undefined
  /** Set: the engine is not asked; the reason is recorded. */
  failure: AiFailureReason | null
  /** The question before came from the fallback, and the one before it did not. */
  isSecondFallback?: boolean
  /** By `performance.now`; the wording begins the turn if absent. */
  turnStartedAt?: number | undefined
  /** Publishes the wording so far to the respondent. */
  show: (text: string) => void
  signal: AbortSignal
}

const maxAttempts = 2

/** A wording that satisfies the rules: from the engine in at most two attempts, else from the templates. */
export async function wordQuestion(
  engines: Engines,
  brief: QuestionBrief,
  wording: WordingOptions,
): Promise<WordingResult> {
  const { ai, fallback } = engines
  // Templates are not checked at run time; tests check them.
  if (ai === fallback) return { worded: await ai.word(brief), incidents: [] }
  const { number } = brief
  const { signal } = wording
  const limits = waitLimitsOf(engines)
  const now = performance.now()
  const spentMs = now - (wording.turnStartedAt ?? now)
  const waitMs = waitForWording(expectedMs(ai, 'word'), spentMs, limits)
  // Until the first sign of life no longer than for a reading.
  const idleTimeoutMs = Math.min(waitMs, waitForReading(expectedMs(ai, 'word'), limits))
  const deadline = now + waitMs
  const tripped: GuardTrippedData[] = []
  let usable: WordedQuestion | undefined
  const accept = (worded: WordedQuestion, guard: Guard | undefined, attempt: number) => {
    if (!guard) return worded
    const { text, provenance } = worded
    tripped.push({ number, attempt, guard, text, provenance })
    if (lenientGuards.has(guard)) usable ??= worded
    return cutToFirst(worded, guard, wording.rules)
  }
  const askedAs = (worded: WordedQuestion) => ({ worded, incidents: tripped.map(guardIncident) })
  if (wording.draft) {
    const guard = checkWording(wording.draft, wording.rules)
    const fit = accept(wording.draft, guard, 1)
    if (fit) return askedAs(fit)
  }
  const failure = wording.failure ?? (waitMs === 0 ? 'timeout' : null)
  let reason: AiFailureReason | 'guard' = failure ?? 'guard'
  const firstAttempt = tripped.length + 1
  for (let attempt = firstAttempt; attempt <= maxAttempts && !failure; attempt++) {
    const leftMs = deadline - performance.now()
    if (leftMs < idleTimeoutMs / 4) break
    try {
      const rejected = tripped.at(-1)
      const attemptBrief = rejected ? { ...brief, rejected } : brief
      const { worded, guard } = await attemptWording(engines, attemptBrief, wording, {
        idleTimeoutMs,
        leftMs,
      })
      const fit = accept(worded, guard, attempt)
      if (fit) return askedAs(fit)
    } catch (error) {
      signal.throwIfAborted()
      reason = failureReasonOf(error)
      break
    }
  }
  if (usable) return askedAs(usable)
  return replaceWording(engines, brief, wording, { tripped, reason })
}

/** So many words ask something by themselves: "What did you like" lacks the object of the second question; behind a comma or mark nothing is lacking. */
const minWordsOfFirst = { open: 6, closed: 3 }

/** Two open questions in one become the first of them: the respondent waits for no second wording. A scale may belong to the second. */
function cutToFirst(
  worded: WordedQuestion,
  guard: Guard,
  rules: WordingRules,
): WordedQuestion | undefined {
  if (guard !== 'double-barrelled' && guard !== 'several-questions') return undefined
  if (worded.kind !== 'open') return undefined
  const text = firstQuestionIn(worded.text, rules.language)
  const { quote } = worded
  const cut = { ...worded, text, quote: quote && quote.end < text.length ? quote : null }
  const asked = questionSentence(text)
  // "Can I ask you something?" only leads to the question.
  if (!languagePatterns[rules.language].openQuestions.test(asked)) return undefined
  const end = /[,،?؟]/u.test(worded.text.charAt(text.length - 1)) ? 'closed' : 'open'
  const isLong = tokenize(asked).length >= minWordsOfFirst[end]
  return isLong && !checkWording(cut, rules) ? cut : undefined
}

/** What the engine worded ahead; nothing where the engine came too near a call for help; else a template. */
async function replaceWording(
  engines: Engines,
  brief: QuestionBrief,
  { ahead, rules, isSecondFallback, signal }: WordingOptions,
  { tripped, reason }: { tripped: readonly GuardTrippedData[]; reason: AiFailureReason | 'guard' },
): Promise<WordingResult> {
  const incidents = tripped.map(guardIncident)
  if (ahead && (avoidsObjective(brief, ahead) || !checkWording(ahead, rules)))
    return { worded: ahead, incidents }
  const { number } = brief
  const rejected = tripped.at(-1)
  if (mayAvoid(brief) && rejected?.guard === 'touches-call')
    return { worded: { ...noQuestion, provenance: rejected.provenance }, incidents }
  const reply = replyIn(brief, tripped, rules)
  const plain = reply === undefined ? brief : withoutRequests(brief)
  const template = isSecondFallback ? { ...plain, limited: true as const } : plain
  return {
    ...(reply !== undefined && { reply }),
    worded: await engines.fallback.word(template, { signal }),
    incidents: [...incidents, fallbackIncident(engines, { number, step: 'word', reason })],
  }
}

/** Broken by what a wording asks, not by what it says before. */
const guardsOfQuestions: ReadonlySet<Guard> = new Set([
  ...(['several-questions', 'leading', 'double-barrelled', 'repeated'] as const),
  ...(['empty-probe', 'wrong-kind'] as const),
])

/** The engine knows what the respondent asks; its reply stays where its question cannot. */
function replyIn(
  brief: QuestionBrief,
  tripped: readonly GuardTrippedData[],
  rules: WordingRules,
): string | undefined {
  if (!hasRequests(brief)) return undefined
  return tripped
    .filter(({ guard }) => guardsOfQuestions.has(guard))
    .map(({ text }) => statementBefore(text))
    .findLast((text) => text !== '' && !checkPartialWording(text, rules))
}

const hasRequests = ({ flags = [], after, unanswered = [] }: QuestionBrief): boolean =>
  flags.includes('asks') || after === 'question-back' || unanswered.length > 0

/** The template would reply once more. */
const withoutRequests = ({ flags = [], after, ...brief }: QuestionBrief): QuestionBrief => ({
  ...brief,
  flags: flags.filter((flag) => flag !== 'asks'),
  after: after === 'question-back' ? 'answer' : after,
})

/** Only an objective can be avoided, and only for distress: other questions are about nothing in particular. */
const mayAvoid = ({ objective, avoid = [] }: QuestionBrief): boolean =>
  objective !== null && avoid.some(({ tier }) => tier === 'distress')

const avoidsObjective = (brief: QuestionBrief, { isAvoided }: WordedQuestion): boolean =>
  isAvoided === true && mayAvoid(brief)

const noQuestion = {
  ...{ text: '', kind: 'open' as const, options: [] as string[], quote: null },
  isAvoided: true as const,
}

const guardIncident = (data: GuardTrippedData): Incident => ({ type: 'GuardTripped', data })

async function attemptWording(
  { ai }: Engines,
  brief: QuestionBrief,
  { rules, show, signal }: WordingOptions,
  { idleTimeoutMs, leftMs }: { idleTimeoutMs: number; leftMs: number },
): Promise<{ worded: WordedQuestion; guard: Guard | undefined }> {
  const stream = openWordingStream({
    show,
    isAllowed: (text) => !checkPartialWording(text, rules),
  })
  const idleTimeout = { firstMs: idleTimeoutMs, nextMs: idleTimeoutMs / 2, totalMs: leftMs }
  try {
    const worded = await withIdleTimeout(idleTimeout, signal, (abandoned, onProgress) =>
      ai.word(brief, {
        signal: abandoned,
        onDelta(text) {
          onProgress()
          stream.push(text)
        },
      }),
    )
    const isAvoided = avoidsObjective(brief, worded)
    const guard = isAvoided ? undefined : checkWording(worded, rules)
    if (guard || isAvoided) stream.retract()
    else stream.end()
    return { worded, guard }
  } catch (error) {
    stream.retract()
    throw error
  }
}
