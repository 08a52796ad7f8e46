// Rebuilds of the read models of reports, each beside reading its events alone.
import { randomUUID } from 'node:crypto'
import type { DomainEvent } from '#contract/events/catalogue.ts'
import { openDecoder } from '#kernel/commands/decode-events.ts'
import { encodeEvents, validateEvent } from '#kernel/commands/encode-events.ts'
import { derivedId } from '#kernel/ids.ts'
import type { Db } from '#kernel/postgres/db.ts'
import type { Keys } from '#kernel/privacy/keys.ts'
import type { EventStore } from '#ports/event-store.ts'
import type { AnyProjection } from '#projections/engine/projection.ts'
import { rebuildProjection } from '#projections/engine/rebuild/rebuild.ts'
import { answerChoices } from '#projections/reports/analytics/answer-choices.projection.ts'
import { sessionJourneys } from '#projections/reports/analytics/session-journeys.projection.ts'
import { sessionFigures } from '#projections/reports/session-figures.projection.ts'
import { type Figure, median } from '../figures.ts'

const rebuilt = { conversations: 2_500, questions: 8, rounds: 3 }
const target = 80_000

/** Erased sessions, exports and shared reports have too few events to take time. */
export async function measureRebuilds(
  db: Db,
  store: EventStore,
  keys: Pick<Keys, 'load' | 'getOrCreate'>,
): Promise<Figure[]> {
  const ownerId = randomUUID()
  // Rows of `answer-choices` are sealed with it.
  await keys.getOrCreate(ownerId)
  const decodeEvents = openDecoder(keys)
  const measure = async (projection: AnyProjection) =>
    measureRebuild({ db, store, decodeEvents }, projection)
  await appendConversations(store, ownerId, interviewOf)
  const figures = [await measure(sessionFigures)]
  await appendConversations(store, ownerId, formOf)
  return [...figures, await measure(sessionJourneys), await measure(answerChoices)]
}

type Log = { db: Db; store: EventStore; decodeEvents: ReturnType<typeof openDecoder> }

async function measureRebuild(log: Log, projection: AnyProjection): Promise<Figure> {
  const announcements = { from: 'bench', publish: () => {} }
  const types = Object.keys(projection.rowsOf)
  const [rates, floors]: [number[], number[]] = [[], []]
  // The first round is a warm-up.
  for (let round = 0; round <= rebuilt.rounds; round++) {
    const { events, seconds } = (await rebuildProjection({ ...log, projection, announcements }))!
    const began = performance.now()
    for await (const _ of log.store.readAll({ filter: { types } })) continue
    if (round === 0) continue
    rates.push(events / seconds)
    floors.push((events * 1_000) / (performance.now() - began))
  }
  const [value, baseline] = [median(rates), median(floors)]
  return {
    name: `rebuild of ${projection.name} with its rollups, beside reading alone`,
    ...{ value, baseline, ratio: value / baseline, unit: 'events/s' },
    ...{ target: `>= ${target}`, met: value >= target },
  }
}

type About = { ownerId: string; surveyId: string; sessionId: string }

/** Appends conversations of 20 surveys, an hour apart. */
async function appendConversations(
  store: EventStore,
  ownerId: string,
  eventsOf: (about: About) => DomainEvent[],
): Promise<void> {
  const surveyIds = Array.from({ length: 20 }, () => randomUUID())
  let left = rebuilt.conversations
  const write = async () => {
    while (left > 0) {
      const number = left--
      const conversationId = randomUUID()
      const about = { ownerId, surveyId: surveyIds[number % 20]!, sessionId: conversationId }
      const envelope = { commandId: conversationId, correlationId: conversationId, actor: 'bench' }
      const at = new Date(Date.now() - number * 3_600_000).toISOString()
      const events = eventsOf(about).map((event) => ({ ...validateEvent(event), personal: [] }))
      const encoded = await encodeEvents({ getOrCreate: async () => undefined }, events, {
        ...{ about, envelope, at },
      })
      await store.append(`conversation-${conversationId}`, 'no_stream', encoded)
    }
  }
  await Promise.all(Array.from({ length: 16 }, write))
}

const provenance = {
  ...{ engine: 'bench', model: 'none', promptVersion: '1' },
  ...{ latencyMs: 10, tokensIn: 0, tokensOut: 0 },
}

const startOf = ({ ownerId, surveyId }: About) => ({
  ...{ ownerId, surveyId, surveyVersion: 1, title: 'Why?', goal: 'Learn why' },
  ...{ language: 'en' as const, personality: 'friendly' as const, objectives: [] },
  ...{ maxQuestions: 8, maxFollowups: 3, requiredFields: [] },
  ...{ mode: 'web' as const, device: 'mobile' as const },
})

const completed: DomainEvent = {
  type: 'SessionCompleted',
  data: { reason: 'covered', questionsAsked: 8, answersGiven: 8 },
}

function interviewOf(about: About): DomainEvent[] {
  const { ownerId, surveyId, sessionId: conversationId } = about
  const answers = Array.from({ length: rebuilt.questions }, (_, index): DomainEvent[] => {
    const [questionId, responseId] = [randomUUID(), randomUUID()]
    const answer = { kind: 'open', text: 'It is slow.', choice: null, elapsedMs: 9_000 } as const
    return [
      { type: 'AnswerSubmitted', data: { questionId, responseId, number: index + 1, ...answer } },
      {
        type: 'ResponseAnalysed',
        data: {
          ...{ responseId, conversationId, surveyId, ownerId, explanation: '', aspects: [] },
          sentiment: { score: -0.1 * index, class: index > 2 ? 'negative' : 'neutral' },
          ...{ emotions: { frustration: 1 }, provenance },
        },
      },
    ]
  })
  return [{ type: 'SessionStarted', data: startOf(about) }, ...answers.flat(), completed]
}

/** Every question offers three options, of which one is chosen. */
function formOf(about: About): DomainEvent[] {
  const options = ['Yes', 'No', 'Sometimes']
  const answers = Array.from({ length: rebuilt.questions }, (_, index): DomainEvent[] => {
    const questionId = randomUUID()
    const responseId = derivedId('response', about.sessionId, questionId)
    const of = { questionId, number: index + 1, kind: 'multiple' as const }
    const chosen = options[index % 3]!
    return [
      {
        type: 'QuestionAsked',
        data: {
          ...{ ...of, text: 'Is it slow?', options, objectiveId: null, purpose: 'objective' },
          ...{ surveyQuestionId: `q${index}`, quotes: [], provenance },
        },
      },
      {
        type: 'AnswerSubmitted',
        data: {
          ...{ ...of, responseId, text: chosen, elapsedMs: null },
          choice: { selectedOptions: [chosen] },
        },
      },
    ]
  })
  const started = { ...startOf(about), questions: [] }
  return [{ type: 'SessionStarted', data: started }, ...answers.flat(), completed]
}
