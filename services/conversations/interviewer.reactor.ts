import type { ConversationEvent } from '#contract/events/conversations.ts'
import type { Hearing, Reactor } from '#kernel/reactor.ts'
import type { Heard } from '#kernel/recorded.ts'
import type { Ai, Exchange, QuestionBrief } from '#ports/ai.ts'
import type { Deltas } from '#ports/deltas.ts'
import { conversation, type Conversation } from './conversation.decider.ts'
import { within } from './patience.ts'
import { questionIdOf } from './recall.ts'
import { deciderOf } from './session-address.ts'
import { opening, takeTurn, type Ask } from './turn.policy.ts'
import { wordQuestion } from './word-question.ts'

export type InterviewerDeps = {
  ai: Ai
  /** Takes over at once when `ai` fails: a respondent never waits for a vendor. */
  fallback: Ai
  deltas?: Deltas
  /** How long one call of `ai` may take. */
  patienceMs?: number
}

/** Asks the first question when a session starts, and after each answer reads it and asks the next, or ends. */
export function interviewer(deps: InterviewerDeps): Reactor {
  return {
    name: 'interviewer',
    categories: ['conversation', 'preview'],
    concurrency: 16,
    on: {
      SessionStarted: (event, hearing) => open(deps, event, hearing),
      AnswerSubmitted: (event, hearing) => goOn(deps, event, hearing),
    },
  }
}

async function open(deps: InterviewerDeps, event: Heard<'SessionStarted'>, hearing: Hearing) {
  const history = await hearing.history()
  const state = fold(history)
  if (state.asked.length > 0 || state.stage !== 'running') return
  const question = await word(deps, event.id, history, { ask: opening(state), after: null })
  const decider = deciderOf(event.stream)
  await hearing.execute(decider, event.id, { type: 'AskQuestion', number: 1, question })
}

async function goOn(deps: InterviewerDeps, event: Heard<'AnswerSubmitted'>, hearing: Hearing) {
  const { id, data } = event
  const history = await hearing.history()
  const state = fold(upTo(history, event))
  // Forgotten meanwhile: there is nothing to read, and nobody to ask.
  if (data.text === null || isCoded(history, data.questionId)) return
  const coding = await readAnswer(deps, history, event, data.text)
  const turn = takeTurn(state, coding)
  const { next } = turn
  await hearing.execute(deciderOf(event.stream), id, {
    type: 'TakeTurn',
    number: data.number,
    coding,
    objectives: turn.objectives,
    next:
      next.kind === 'complete'
        ? next
        : {
            kind: 'ask',
            question: await word(deps, id, history, { ask: next, after: coding.intent }),
          },
  })
}

async function readAnswer(
  { ai, fallback, patienceMs = 6_000 }: InterviewerDeps,
  history: readonly Heard[],
  { data }: Heard<'AnswerSubmitted'>,
  answer: string,
) {
  const asked = history.find(
    (event) => event.type === 'QuestionAsked' && event.data.questionId === data.questionId,
  ) as Heard<'QuestionAsked'> | undefined
  const { objectives, language } = startOf(history)
  const input = {
    question: asked?.data.text ?? '',
    answer,
    kind: data.kind,
    objectives,
    objectiveId: asked?.data.objectiveId ?? null,
    language,
  }
  const coded = await within(patienceMs, ai.code(input)).catch(() => fallback.code(input))
  // A model may claim what is not there: only spans of the answer, and objectives that exist, are kept.
  const known = new Set(objectives.map(({ id }) => id))
  const evidence = coded.evidence.filter(
    ({ objectiveId, start, end }) =>
      known.has(objectiveId) && start >= 0 && start < end && end <= answer.length,
  )
  return { ...coded, evidence }
}

async function word(
  deps: InterviewerDeps,
  conversationId: string,
  history: readonly Heard[],
  { ask, after }: { ask: Ask; after: QuestionBrief['after'] },
) {
  const started = startOf(history)
  const answers = answersIn(history)
  const last = answers.at(-1)
  const soFar = exchangesIn(history)
  const number = soFar.length + 1
  const brief: QuestionBrief = {
    title: started.title,
    goal: started.goal,
    language: started.language,
    surveyLanguage: started.language,
    personality: started.personality,
    purpose: ask.purpose,
    probe: null,
    kinds: ['open'],
    objective: started.objectives.find(({ id }) => id === ask.objectiveId) ?? null,
    about: ask.about && last ? { text: last.text.slice(ask.about.start, ask.about.end) } : null,
    after,
    soFar,
    number,
  }
  const { text, kind, options, quotes, provenance } = await wordQuestion(brief, answers, {
    ...deps,
    patienceMs: deps.patienceMs ?? 6_000,
    onDelta: (delta) => deps.deltas?.publish(conversationId, { number, text: delta }),
  })
  return {
    questionId: questionIdOf(conversationId, number),
    text,
    kind,
    options,
    quotes,
    provenance,
    objectiveId: ask.objectiveId,
    purpose: ask.purpose,
  }
}

const fold = (history: readonly Heard[]): Conversation =>
  (history as readonly unknown[] as readonly ConversationEvent[]).reduce(
    conversation.evolve,
    conversation.initial(),
  )

/** An answer is judged by what was known when it was given. */
const upTo = (history: readonly Heard[], { revision }: Heard) =>
  history.filter((event) => event.revision <= revision)

const isCoded = (history: readonly Heard[], questionId: string) =>
  history.some((event) => event.type === 'AnswerCoded' && event.data.questionId === questionId)

function startOf(history: readonly Heard[]) {
  const started = history.find((event) => event.type === 'SessionStarted')
  if (started?.type !== 'SessionStarted') throw new Error('a conversation without a start')
  return started.data
}

function answersIn(history: readonly Heard[]) {
  return history.flatMap((event) =>
    event.type === 'AnswerSubmitted' && event.data.text !== null
      ? [{ responseId: event.data.responseId, text: event.data.text }]
      : [],
  )
}

function exchangesIn(history: readonly Heard[]): Exchange[] {
  const answers = new Map<string, string>()
  for (const event of history)
    if (event.type === 'AnswerSubmitted') answers.set(event.data.questionId, event.data.text ?? '')
  return history.flatMap((event) =>
    event.type === 'QuestionAsked'
      ? [
          {
            question: event.data.text ?? '',
            objectiveId: event.data.objectiveId,
            answer: answers.get(event.data.questionId) ?? '',
          },
        ]
      : [],
  )
}
