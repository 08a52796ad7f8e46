// A conversation from start to end in memory: the real contexts, kernel and event store, and nobody to wait for.
import { randomUUID } from 'node:crypto'
import type { EventOf } from '#contract/events/catalogue.ts'
import type { Heard } from '#kernel/recorded.ts'
import type { Ai } from '#ports/ai.ts'
import { offlineAi } from '../../services/adapters/ai/offline/offline.ts'
import { conversation } from '../../services/conversations/conversation.decider.ts'
import { interviewer } from '../../services/conversations/interviewer.reactor.ts'
import { recall, responseIdOf } from '../../services/conversations/recall.ts'
import { scorer } from '../../services/insights/scorer.reactor.ts'
import type {
  Reply,
  Respondent,
  RespondentLanguage,
} from '../../scripts/simulated-respondents/respondent.ts'
import { openStage } from './stage.ts'

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

type Watching = {
  /** An answer is recorded, and nobody has heard of it yet. */
  answered?: () => void
  /** A reactor has done with an event. */
  heard?: (reactor: string, event: Heard) => void
  /** How long a person took; by default nobody knows. */
  elapsedMs?: (question: string, reply: Reply) => number
}

/** Conversations of one survey. `ai` asks and reads; scoring is the offline engine's. */
export function openInterview(
  ai: Ai = offlineAi,
  patienceMs = 1_000,
  { answered, heard: onHeard, elapsedMs }: Watching = {},
) {
  const answers: { responseId: string; text: string }[] = []
  const others = async (than: { responseId: string }) =>
    answers
      .filter(({ responseId }) => responseId !== than.responseId)
      .slice(-200)
      .map(({ text }) => text)
  const stage = openStage(
    [
      interviewer({ ai, fallback: offlineAi, patienceMs }),
      scorer({ ai: offlineAi, others, qualifyForSale: true }),
    ],
    onHeard,
  )
  const { as, read, log, settle } = stage

  /** Plays a whole conversation. */
  async function hold(respondent: Respondent, session: Session): Promise<string> {
    const id = randomUUID()
    const start = await stage.head()
    await as('respondent')(conversation, id, { type: 'StartSession', session })
    let heard = await settle(start)
    for (let turn = 0; turn < 30; turn++) {
      const { turns, finished } = await recall(read, streamOf(id))
      const question = turns.at(-1)?.question
      if (finished || !question) return id
      const reply = respondent.answer({ ...question, kind: question.type })
      const responseId = responseIdOf(id, question.id)
      await as('respondent')(conversation, id, {
        type: 'SubmitAnswer',
        questionId: question.id,
        responseId,
        elapsedMs: elapsedMs?.(question.text, reply) ?? null,
        ...reply,
      })
      answered?.()
      heard = await settle(heard)
      if (reply.text) answers.push({ responseId, text: reply.text })
    }
    throw new Error('the conversation never ended')
  }

  return { hold, settle, log, read: (id: string) => read(streamOf(id)) }
}
