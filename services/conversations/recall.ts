// What a conversation's stream says, for those who answer its respondent. Read from the stream itself, so it is never stale.
import type { RespondentTurn } from '#contract/api/public.ts'
import { derivedId } from '#kernel/ids.ts'
import { refuse } from '#kernel/problem.ts'
import type { Heard } from '#kernel/recorded.ts'

export type History = (stream: string) => Promise<Heard[]>

export type Recalled = {
  started: Heard<'SessionStarted'>['data']
  turns: RespondentTurn[]
  finished: boolean
  answered: number
}

/** Owners see the conversation's id and respondents the session's: neither tells the other. */
export const conversationOf = (sessionId: string) => derivedId('conversation', sessionId)

export const streamOf = (conversationId: string) => `conversation-${conversationId}`

export const questionIdOf = (conversationId: string, number: number) =>
  derivedId('question', conversationId, number)

export const responseIdOf = (conversationId: string, questionId: string) =>
  derivedId('response', conversationId, questionId)

/** Refuses a conversation that there is not, or whose person was forgotten. */
export async function recall(history: History, conversationId: string): Promise<Recalled> {
  const recalled = recollect(await history(streamOf(conversationId)))
  return recalled ?? refuse('conversations/not-found')
}

export function recollect(events: readonly Heard[]): Recalled | undefined {
  let started: Recalled['started'] | undefined
  let finished = false
  const turns: RespondentTurn[] = []
  for (const event of events) {
    if (event.type === 'SessionStarted') started = event.data
    if (event.type === 'SessionCompleted') finished = true
    if (event.type === 'QuestionAsked') turns.push(turnOf(event))
    if (event.type === 'AnswerSubmitted') {
      const turn = turns.find(({ question }) => question.id === event.data.questionId)
      if (turn) Object.assign(turn, { answer: event.data.text, position: event.position })
    }
  }
  if (!started) return undefined
  return {
    started,
    turns,
    finished,
    answered: turns.filter(({ answer }) => answer !== null).length,
  }
}

function turnOf({ id, data, position }: Heard<'QuestionAsked'>): RespondentTurn {
  const { questionId, text, kind, options, number } = data
  return {
    key: responseIdOf(id, questionId),
    position,
    question: { id: questionId, text: text ?? '', type: kind, options, number },
    answer: null,
  }
}

export function sessionStateOf({ started, turns, answered }: Recalled) {
  return {
    current_count: turns.length,
    max_questions: started.maxQuestions,
    questions_answered: answered,
  }
}
