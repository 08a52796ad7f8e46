// A conversation from start to end in memory: the real contexts, kernel and event store, and nobody to wait for.
import { randomUUID } from 'node:crypto'
import { openExecutor } from '#kernel/execute.ts'
import { history, openHear } from '#kernel/hear.ts'
import { derivedId } from '#kernel/ids.ts'
import type { Reactor } from '#kernel/reactor.ts'
import type { Heard } from '#kernel/recorded.ts'
import type { Ai } from '#ports/ai.ts'
import type { EventOf } from '#contract/events/catalogue.ts'
import { offlineAi } from '../../services/adapters/ai/offline/offline.ts'
import { openMemoryEventStore } from '../../services/adapters/event-store/memory.ts'
import { conversation } from '../../services/conversations/conversation.decider.ts'
import { interviewer } from '../../services/conversations/interviewer.reactor.ts'
import { recall, responseIdOf } from '../../services/conversations/recall.ts'
import { scorer } from '../../services/insights/scorer.reactor.ts'
import type {
  Respondent,
  RespondentLanguage,
} from '../../scripts/simulated-respondents/respondent.ts'
import { memoryKeys } from './memory-keys.ts'

type Session = EventOf<'SessionStarted'>['data']

const titles: Record<RespondentLanguage, { title: string; goal: string; points: string[] }> = {
  'pt-br': {
    title: 'Por que os clientes cancelam',
    goal: 'Entender por que os clientes cancelam a assinatura',
    points: [
      'Principais motivos de cancelamento',
      'Percepção sobre o preço',
      'Ajuda do suporte',
      'O que faria a pessoa voltar',
    ],
  },
  en: {
    title: 'Why customers cancel',
    goal: 'To understand why customers cancel their subscription',
    points: [
      'Main reasons for leaving',
      'Is the price fair?',
      'Help from support',
      'What would bring people back',
    ],
  },
  ar: {
    title: 'أسباب إلغاء الاشتراك',
    goal: 'فهم أسباب إلغاء العملاء اشتراكهم',
    points: [
      'الأسباب الرئيسة للإلغاء',
      'الرأي في السعر',
      'مساعدة فريق الدعم',
      'ما قد يشجّع على العودة',
    ],
  },
}

export function sessionIn(language: RespondentLanguage, over: Partial<Session> = {}): Session {
  const { title, goal, points } = titles[language]
  return {
    ownerId: '00000000-0000-4000-8000-000000000001',
    surveyId: '00000000-0000-4000-8000-000000000002',
    surveyVersion: 1,
    title,
    goal,
    language,
    personality: 'friendly',
    objectives: points.map((text, n) => ({ id: `p${n}`, text })),
    maxQuestions: 8,
    maxFollowups: 3,
    requiredFields: [],
    mode: 'web',
    device: 'desktop',
    ...over,
  }
}

const streamOf = (id: string) => `conversation-${id}`

/** `ai` asks and reads; scoring is the offline engine's. */
export function openInterview(ai: Ai = offlineAi, patienceMs = 1_000) {
  const store = openMemoryEventStore()
  const keys = memoryKeys()
  const hear = openHear(keys)
  // One second passes between any two events.
  let clock = Date.parse('2026-01-01T00:00:00Z')
  const execute = openExecutor({ store, keys, hear, now: () => new Date((clock += 1_000)) })
  const reactors: Reactor[] = [
    interviewer({ ai, fallback: offlineAi, patienceMs }),
    scorer({ ai: offlineAi, others: async () => [], qualifyForSale: true }),
  ]
  const read = (stream: string) => history(store, hear, stream)
  const as = (actor: string) =>
    execute({ commandId: randomUUID(), correlationId: 'interview', actor })

  async function log(): Promise<Heard[]> {
    const all: Heard[] = []
    for await (const batch of store.readAll()) all.push(...(await hear(batch)))
    return all
  }

  /** Lets every reactor hear what it has not heard, until nothing new is said. */
  async function settle(from = 0): Promise<number> {
    let heardTo = from
    for (let events = await log(); heardTo < events.length; events = await log())
      for (const event of events.slice(heardTo)) {
        heardTo += 1
        for (const reactor of reactors) await tell(reactor, event)
      }
    return heardTo
  }

  async function tell({ name, on }: Reactor, event: Heard): Promise<void> {
    const handler = on[event.type] as Parameters<typeof Reflect.apply>[0] | undefined
    const commandId = derivedId(name, event.eventId)
    await (handler as ((event: Heard, hearing: object) => Promise<void>) | undefined)?.(event, {
      execute: execute({ commandId, correlationId: 'interview', actor: name }),
      history: () => read(event.stream),
      signal: new AbortController().signal,
      deferrals: 0,
    })
  }

  /** Plays a whole conversation. */
  async function hold(respondent: Respondent, session: Session): Promise<string> {
    const id = randomUUID()
    await as('respondent')(conversation, id, { type: 'StartSession', session })
    let heard = await settle()
    for (let turn = 0; turn < 30; turn++) {
      const { turns, finished } = await recall(read, streamOf(id))
      const question = turns.at(-1)?.question
      if (finished || !question) return id
      const reply = respondent.answer({ ...question, kind: question.type })
      await as('respondent')(conversation, id, {
        type: 'SubmitAnswer',
        questionId: question.id,
        responseId: responseIdOf(id, question.id),
        elapsedMs: null,
        ...reply,
      })
      heard = await settle(heard)
    }
    throw new Error('the conversation never ended')
  }

  return { hold, settle, log, read: (id: string) => read(streamOf(id)) }
}
