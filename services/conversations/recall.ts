// What a conversation's stream says, for those who answer its respondent. Read from the stream itself, so it is never stale.
import type { RespondentTurn } from '#contract/api/public.ts'
import { limits } from '#contract/limits.ts'
import { derivedId } from '#kernel/ids.ts'
import { refuse } from '#kernel/problem.ts'
import type { Heard } from '#kernel/recorded.ts'
import { preview } from './conversation.decider.ts'
import { deciderOf } from './session-address.ts'

export type History = (stream: string) => Promise<Heard[]>

export type Recalled = {
  started: Heard<'SessionStarted'>['data']
  turns: RespondentTurn[]
  finished: boolean
  answered: number
  /** An answer told of distress. */
  distressed: boolean
}

export const questionIdOf = (conversationId: string, number: number) =>
  derivedId('question', conversationId, number)

export const responseIdOf = (conversationId: string, questionId: string) =>
  derivedId('response', conversationId, questionId)

/** Refuses a conversation that there is not, whose person was forgotten, or a preview whose day is over. */
export async function recall(
  history: History,
  stream: string,
  now: Date = new Date(),
): Promise<Recalled> {
  const events = await history(stream)
  const recalled = isOver(stream, events, now) ? undefined : recollect(events)
  return recalled ?? refuse('conversations/not-found')
}

/** A clock erases it soon. */
function isOver(stream: string, [first]: readonly Heard[], now: Date): boolean {
  if (!first || deciderOf(stream) !== preview) return false
  return now.getTime() - Date.parse(first.at) >= limits.previews.keptHours * 60 * 60 * 1000
}

/** Undefined where nothing began, or nothing is left. */
export function recollect(events: readonly Heard[]): Recalled | undefined {
  let started: Recalled['started'] | undefined
  let finished = false
  let distressed = false
  const turns: RespondentTurn[] = []
  for (const event of events) {
    if (event.type === 'SessionStarted') started = event.data
    if (event.type === 'SessionErased') return undefined
    if (event.type === 'SessionCompleted') finished = true
    if (event.type === 'AnswerCoded') distressed ||= event.data.intent === 'distress'
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
    distressed,
    answered: turns.filter(({ answer }) => answer !== null).length,
  }
}

function turnOf({ id, data, position }: Heard<'QuestionAsked'>): RespondentTurn {
  const { questionId, text, kind, options, number, language } = data
  const said = { id: questionId, text: text ?? '', type: kind, options, number }
  return {
    key: responseIdOf(id, questionId),
    position,
    question: { ...said, ...(language && { language }) },
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
