// Respondents who answer, and the owner who watches the answers arrive.
import { once } from 'node:events'
import { io } from 'socket.io-client'
import { pause } from '#kernel/async/backoff.ts'
import type { ItemsMessage, OwnerTurn } from '#contract/live.ts'
import { answerTextAt } from '../answer-texts.ts'
import {
  fetchNextQuestion,
  type OpenConversation,
  postAnswer,
  publishSurvey,
  startConversations,
} from '../survey-fixtures.ts'

export type WatchedSurvey = Disposable & {
  open: (count: number) => Promise<OpenConversation[]>
  /** Answers with a text of its own; false once the conversation has ended. */
  playTurn: (conversation: OpenConversation) => Promise<boolean>
  /** Resolves to the answers since the last call, once all have arrived at the owner. */
  takeAnswers: () => Promise<DeliveredAnswer[]>
}

/** Times in milliseconds, by this process's clock. `position`: of the log, that it reached. */
export type DeliveredAnswer = {
  sentAt: number
  acceptedAt: number
  arrivedAt: number
  position: string
}

/** Milliseconds from the response to an answer until its arrival at the owner. It may arrive before its response has been read. */
export const waitOf = ({ acceptedAt, arrivedAt }: DeliveredAnswer): number =>
  Math.max(0, arrivedAt - acceptedAt)

const arrivalTimeoutMs = 20_000

export async function openWatchedSurvey(baseUrl: string): Promise<WatchedSurvey> {
  const survey = await publishSurvey(baseUrl)
  const socket = io(baseUrl, {
    path: '/live/owner',
    transports: ['websocket'],
    extraHeaders: { cookie: survey.cookie },
  })
  const arrivedAt = new Map<string, number>()
  const accepted = new Map<string, Omit<DeliveredAnswer, 'arrivedAt'>>()
  let answers = 0
  socket.on('items', ({ items }: ItemsMessage<OwnerTurn>) => {
    const now = performance.now()
    for (const { key, answer } of items)
      if (answer !== null && !arrivedAt.has(key)) arrivedAt.set(key, now)
  })
  await once(socket as never, 'connect')
  await socket.emitWithAck('follow', { topic: 'survey-turns', id: survey.id, since: '' })
  return {
    open: (count) => startConversations(baseUrl, survey.publicId, count),
    async playTurn(conversation) {
      const sentAt = performance.now()
      const text = answerTextAt(answers++)
      const { responseId, position } = await postAnswer(baseUrl, conversation, text)
      accepted.set(responseId, { sentAt, acceptedAt: performance.now(), position })
      conversation.questionId = (await fetchNextQuestion(baseUrl, conversation.sessionId)) ?? ''
      return conversation.questionId !== ''
    },
    async takeAnswers() {
      const deadline = performance.now() + arrivalTimeoutMs
      while ([...accepted.keys()].some((id) => !arrivedAt.has(id))) {
        if (performance.now() > deadline)
          throw new Error('some answers did not arrive at the owner')
        await pause(20)
      }
      const taken = [...accepted].map(([id, answer]) => ({
        ...answer,
        arrivedAt: arrivedAt.get(id)!,
      }))
      accepted.clear()
      return taken
    },
    [Symbol.dispose]: () => void socket.disconnect(),
  }
}

/** Turns one after another, each followed by a pause in which the system comes to rest. Returns how many. */
export async function playAtRest(
  survey: WatchedSurvey,
  open: readonly OpenConversation[],
  { turnsEach, pauseMs }: { turnsEach: number; pauseMs: number },
): Promise<number> {
  let turns = 0
  for (const conversation of open)
    for (let turn = 0; turn < turnsEach; turn++) {
      const isOpen = await survey.playTurn(conversation)
      turns++
      await pause(pauseMs)
      if (!isOpen) break
    }
  return turns
}

/** Turns of all conversations at once, each conversation's one after another. Returns how many. */
export async function playAtOnce(
  survey: WatchedSurvey,
  open: readonly OpenConversation[],
  turnsEach: number,
): Promise<number> {
  let turns = 0
  const play = async (conversation: OpenConversation) => {
    for (let turn = 0; turn < turnsEach; turn++) {
      const isOpen = await survey.playTurn(conversation)
      turns++
      if (!isOpen) return
    }
  }
  await Promise.all(open.map(play))
  return turns
}
