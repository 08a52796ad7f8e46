// A conversation from start to end in memory, with the real deciders, reactors and kernel, without waiting.
import { randomUUID } from 'node:crypto'
import type { EventOf } from '#contract/events/catalogue.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import type { Ai } from '#ports/ai.ts'
import { offlineAi } from '../../../services/adapters/ai/offline/offline.ts'
import { rules } from '../../../services/adapters/ai/rules/rules.ts'
import { conversation } from '../../../services/conversations/conversation.decider.ts'
import { interviewer } from '../../../services/conversations/interview/interviewer.reactor.ts'
import type { LateReadings } from '../../../services/conversations/interview/late-readings.ts'
import type { WordsAhead } from '../../../services/conversations/interview/wording/words-ahead.ts'
import { responseIdOf } from '../../../services/conversations/question-ids.ts'
import { readConversationView } from '../../../services/conversations/respondent-view.ts'
import { scorer } from '../../../services/insights/scoring/scorer.reactor.ts'
import type {
  QuestionToAnswer,
  Respondent,
  SimulatedAnswer,
} from '../../../scripts/lib/simulated-respondents/respondent.ts'
import type { RespondentLanguage } from '../../../scripts/lib/simulated-respondents/respondent-kinds.ts'
import { helpLines } from '../fixtures/help-lines.ts'
import { openInMemoryKernel } from '../kernel/in-memory-kernel.ts'

type Session = EventOf<'SessionStarted'>['data']

const sampleSurveys: Record<RespondentLanguage, { title: string; goal: string; points: string[] }> =
  {
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

export function createSession(language: RespondentLanguage, over: Partial<Session> = {}): Session {
  const { title, goal, points } = sampleSurveys[language]
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

/** A respondent who may take time to answer. */
type Answering = Omit<Partial<Respondent>, 'answer'> & {
  /** Answers whatever still runs. */
  isHasty?: true
  answer: (question: QuestionToAnswer) => SimulatedAnswer | Promise<SimulatedAnswer>
}

type InterviewObserver = {
  /** Called after an answer is recorded, before any reactor has handled it. */
  onAnswerSubmitted?: () => void
  /** Called after a reactor has handled an event. */
  onEventHandled?: (reactor: string, event: DecodedEvent) => void
  /** Answering time; default: unknown. */
  elapsedMs?: (question: string, reply: SimulatedAnswer) => number
  /** The respondent answers once the late readings are recorded, unless hasty. */
  lateReadings?: LateReadings
  longestWaitMs?: number
  wordsAhead?: WordsAhead
}

/** Conversations of one survey. `ai` words questions and codes answers; the offline engine scores. */
export function openInterviewSimulation(
  ai: Ai = offlineAi,
  idleTimeoutMs = 1_000,
  { onAnswerSubmitted, onEventHandled: onHandled, elapsedMs, ...waits }: InterviewObserver = {},
) {
  const answers: { responseId: string; text: string }[] = []
  const findOtherAnswers = async (than: { responseId: string }) => {
    const earlier = answers.filter(({ responseId }) => responseId !== than.responseId)
    return { others: earlier.slice(-200).map(({ text }) => text), own: [] }
  }
  const kernel = openInMemoryKernel(
    [
      interviewer({
        ...{ ai, fallback: offlineAi, support: rules, helpLines, idleTimeoutMs, ...waits },
      }),
      scorer({
        ai: offlineAi,
        findOtherAnswers,
        findOwnerLocale: async () => undefined,
        qualifyForSale: true,
      }),
    ],
    onHandled,
  )
  const { executeAs, read, readLog, runReactors: settle } = kernel

  /** Plays a whole conversation. */
  async function runConversation(respondent: Answering, session: Session): Promise<string> {
    const id = randomUUID()
    const start = await kernel.head()
    await executeAs('respondent')(conversation, id, { type: 'StartSession', session })
    let position = await settle(start)
    for (let turn = 0; turn < 30; turn++) {
      const view = await readConversationView(read, streamOf(id))
      const question = [...view.questions.values()].at(-1)
      if (view.stage === 'finished' || !question) return id
      const reply = await respondent.answer({ ...question, text: question.text ?? '' })
      const responseId = responseIdOf(id, question.questionId)
      await executeAs('respondent')(conversation, id, {
        type: 'SubmitAnswer',
        questionId: question.questionId,
        responseId,
        elapsedMs: elapsedMs?.(question.text ?? '', reply) ?? null,
        ...reply,
      })
      onAnswerSubmitted?.()
      position = await settle(position)
      if (!respondent.isHasty) await waits.lateReadings?.waitForIdle()
      if (reply.text) answers.push({ responseId, text: reply.text })
    }
    throw new Error('the conversation never ended')
  }

  return {
    runConversation,
    runReactors: settle,
    log: readLog,
    read: (id: string) => read(streamOf(id)),
  }
}
