// Random histories of the sessions of one survey, and a plain recount of them.
import fc from 'fast-check'
import type { DomainEvent } from '#contract/events/catalogue.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import type { SurveyQuestion } from '#contract/survey.ts'
import { derivedId } from '#kernel/ids.ts'
import { decodedEvent } from '../kernel/projection-specification.ts'

export type SurveyIds = { ownerId: string; surveyId: string }

export const sampleIds = {
  ownerId: '00000000-0000-4000-8000-00000000000a',
  surveyId: '00000000-0000-4000-8000-00000000000b',
}

const options = ['Price', 'Support', 'Speed']
const base = { is_required: false, options: [] as string[] }
export const formQuestions: SurveyQuestion[] = [
  { ...base, id: 'what', text: 'What?', type: 'multiple', options },
  { ...base, id: 'again', text: 'Again?', type: 'boolean' },
  { ...base, id: 'marks', text: 'How much?', type: 'scale' },
  { ...base, id: 'order', text: 'In which order?', type: 'ranking', options },
  { ...base, id: 'years', text: 'How many years?', type: 'number' },
  { ...base, id: 'since', text: 'Since when?', type: 'date' },
  { ...base, id: 'friend', text: 'Recommend?', type: 'nps' },
  { ...base, id: 'why', text: 'Why?', type: 'open' },
]

type Choice = NonNullable<Extract<DomainEvent, { type: 'AnswerSubmitted' }>['data']['choice']>

const choiceOf = (at: number): fc.Arbitrary<Choice> =>
  [
    fc.subarray(options, { minLength: 1 }).map((selectedOptions) => ({ selectedOptions })),
    fc.boolean().map((boolean) => ({ boolean })),
    fc.integer({ min: 1, max: 10 }).map((scale) => ({ scale })),
    fc.shuffledSubarray(options, { minLength: 3 }).map((ranking) => ({ ranking })),
    fc.integer({ min: -5, max: 40 }).map((number) => ({ number })),
    fc
      .integer({ min: 1, max: 28 })
      .map((day) => ({ date: `2026-02-${String(day).padStart(2, '0')}` })),
    fc.integer({ min: 0, max: 10 }).map((nps) => ({ nps })),
    fc.constant({}),
  ][at]!

/** `blank`: withdraws the answer, or skips the question. */
type Step = { at: number; choice: Choice | 'blank' }
const step: fc.Arbitrary<Step> = fc
  .nat(formQuestions.length - 1)
  .chain((at) =>
    fc
      .oneof({ weight: 4, arbitrary: choiceOf(at) }, fc.constant('blank' as const))
      .map((choice) => ({ at, choice })),
  )

export type SimulatedSession = {
  isForm: boolean
  day: number
  seconds: number
  device: 'mobile' | 'desktop'
  language: 'en' | 'ar'
  mode: 'web' | 'whatsapp'
  hasLink: boolean
  steps: Step[]
  end: 'none' | 'abandoned' | 'answered' | 'left' | 'stopped' | 'late'
  rating: number | null
  erased: 'no' | 'respondent' | 'expired'
}

export const simulatedSession = (isForm: boolean): fc.Arbitrary<SimulatedSession> =>
  fc.record({
    isForm: fc.constant(isForm),
    day: fc.integer({ min: 1, max: 9 }),
    seconds: fc.integer({ min: 1, max: 9000 }),
    device: fc.constantFrom('mobile' as const, 'desktop' as const),
    language: fc.constantFrom('en' as const, 'ar' as const),
    mode: fc.constantFrom('web' as const, 'whatsapp' as const),
    hasLink: fc.boolean(),
    steps: fc.array(step, { maxLength: 12 }),
    end: fc.constantFrom('none', 'abandoned', 'answered', 'left', 'stopped', 'late'),
    rating: fc.option(fc.integer({ min: 1, max: 5 })),
    erased: fc.constantFrom('no', 'no', 'no', 'respondent', 'expired'),
  })

const provenance = {
  engine: 'owner',
  model: 'form',
  promptVersion: '1',
  latencyMs: 0,
  tokensIn: 0,
  tokensOut: 0,
}

/** Questions that were answered or skipped, those with an answer now, and the last one. */
export type SessionTrace = {
  passed: Set<number>
  answers: Map<number, Choice>
  hasAnswered: boolean
  last: number | null
}

/** The events of a session in their order, and what a reader of them would note down. */
export function eventsOf(
  session: SimulatedSession,
  index: number,
  ids: SurveyIds = sampleIds,
): { events: DecodedEvent[]; trace: SessionTrace } {
  const id = derivedId('simulated-session', ids.surveyId, index)
  const start = Date.parse(`2026-01-0${session.day}T10:00:00.000Z`)
  const meta = { ...ids, sessionId: id }
  const events: DecodedEvent[] = []
  const say = (event: DomainEvent, afterSeconds = 1) => {
    const at = new Date(start + afterSeconds * 1000).toISOString()
    events.push(decodedEvent(event, { id, at, meta }) as unknown as DecodedEvent)
  }
  say(startOf(session, ids), 0)
  const trace = session.isForm ? answerForm(session, id, say) : answerInterview(session, id, say)
  endSession(session, trace, say)
  return { events, trace }
}

type Say = (event: DomainEvent, afterSeconds?: number) => void

const startOf = (
  { isForm, device, language, mode, hasLink }: SimulatedSession,
  { ownerId, surveyId }: SurveyIds,
): DomainEvent => ({
  type: 'SessionStarted',
  data: {
    ...{ ownerId, surveyId, surveyVersion: 1, title: '', goal: '', language, device, mode },
    ...{ personality: 'friendly', objectives: [], maxFollowups: 3, requiredFields: [] },
    maxQuestions: formQuestions.length,
    ...(isForm && { questions: formQuestions }),
    ...(hasLink && { invitation: { batchId: surveyId, number: 1 } }),
  },
})

const questionOf = (number: number, questionId: string, form: SurveyQuestion | undefined) =>
  ({
    type: 'QuestionAsked',
    data: {
      ...{
        questionId,
        number,
        text: 'Why?',
        kind: form?.type ?? 'open',
        options: form?.options ?? [],
      },
      ...{ objectiveId: null, purpose: form ? 'form' : 'objective', quotes: [], provenance },
      ...(form && { surveyQuestionId: form.id }),
    },
  }) as const satisfies DomainEvent

function answerForm({ steps }: SimulatedSession, id: string, say: Say): SessionTrace {
  const trace: SessionTrace = {
    passed: new Set(),
    answers: new Map(),
    hasAnswered: false,
    last: null,
  }
  const [asked, skipped] = [new Set<number>(), new Set<number>()]
  for (const { at, choice } of steps) {
    const form = formQuestions[at]!
    const number = at + 1
    const questionId = derivedId('form-question', id, form.id)
    const responseId = derivedId('response', id, questionId)
    const ids = { questionId, responseId, number }
    if (choice === 'blank') {
      if (trace.answers.delete(at)) say({ type: 'AnswerWithdrawn', data: ids })
      if (skipped.has(at)) continue
      skipped.add(at)
      trace.last = at
      say({ type: 'QuestionSkipped', data: { questionId, surveyQuestionId: form.id, number } })
    } else {
      const data = { ...ids, kind: form.type, text: 'text', choice, elapsedMs: null }
      if (!asked.has(at)) {
        say(questionOf(number, questionId, form))
        asked.add(at)
        trace.last = at
      }
      say({ type: trace.answers.has(at) ? 'AnswerRevised' : 'AnswerSubmitted', data })
      trace.answers.set(at, choice)
      trace.hasAnswered = true
    }
    trace.passed.add(at)
  }
  return trace
}

function answerInterview({ steps }: SimulatedSession, id: string, say: Say): SessionTrace {
  const trace: SessionTrace = {
    passed: new Set(),
    answers: new Map(),
    hasAnswered: false,
    last: null,
  }
  for (const [index] of steps.slice(0, formQuestions.length).entries()) {
    const number = index + 1
    const questionId = derivedId('question', id, number)
    say(questionOf(number, questionId, undefined))
    const ids = { questionId, responseId: derivedId('response', id, questionId), number }
    const answer = { ...ids, kind: 'open', text: 'text', choice: {}, elapsedMs: 1000 } as const
    say({ type: 'AnswerSubmitted', data: answer })
    trace.passed.add(index)
    trace.last = index
    trace.hasAnswered = true
  }
  return trace
}

function endSession(
  { end, seconds, rating, erased }: SimulatedSession,
  trace: SessionTrace,
  say: Say,
) {
  const counts = { questionsAsked: trace.passed.size, answersGiven: trace.answers.size }
  if (end === 'abandoned' || end === 'late')
    say({ type: 'SessionAbandoned', data: counts }, seconds)
  // Completed after it was abandoned: the respondent came back.
  if (end !== 'none' && end !== 'abandoned')
    say(
      { type: 'SessionCompleted', data: { reason: end === 'late' ? 'answered' : end, ...counts } },
      seconds,
    )
  if (rating !== null) {
    say(
      { type: 'SessionRated', data: { rating: 6 - rating, previous: null, comment: '' } },
      seconds,
    )
    say({ type: 'SessionRated', data: { rating, previous: 6 - rating, comment: '' } }, seconds)
  }
  if (erased === 'expired') say({ type: 'SessionErased', data: { reason: 'expired' } }, seconds)
  if (erased === 'respondent') {
    const figures = { answers: trace.answers.size, rating, partial: [], covered: [] }
    say({ type: 'SessionErased', data: { reason: 'respondent', figures } }, seconds)
  }
}
