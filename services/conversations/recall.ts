// What a conversation's stream says, for those who answer its respondent. Read from the stream itself, so it is never stale.
import type { GivenValues, RespondentTurn } from '#contract/api/public.ts'
import { limits } from '#contract/limits.ts'
import type { Reward } from '#contract/survey.ts'
import { derivedId } from '#kernel/ids.ts'
import { refuse } from '#kernel/problem.ts'
import type { Heard } from '#kernel/recorded.ts'
import { preview } from './conversation.decider.ts'
import { deciderOf } from './session-address.ts'

export type History = (stream: string) => Promise<Heard[]>

type RecalledTurn = RespondentTurn & { given: GivenValues | null }

export type Recalled = {
  started: Heard<'SessionStarted'>['data']
  turns: RecalledTurn[]
  finished: boolean
  answered: number
  /** An answer told of distress. */
  distressed: boolean
  /** What the person was given. */
  rewards: readonly Reward[]
  /** The latest opinion of it. */
  rating: { rating: number; comment: string } | null
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
  let rewards: Recalled['rewards'] = []
  let rating: Recalled['rating'] = null
  const turns: RecalledTurn[] = []
  for (const event of events) {
    if (event.type === 'SessionStarted') started = event.data
    if (event.type === 'SessionErased') return undefined
    if (event.type === 'SessionCompleted') finished = true
    if (event.type === 'RewardsGranted') rewards = event.data.rewards
    if (event.type === 'SessionRated') rating = ratingOf(event.data)
    if (event.type === 'AnswerCoded') distressed ||= event.data.intent === 'distress'
    if (event.type === 'QuestionAsked') turns.push(turnOf(event))
    if (event.type === 'AnswerSubmitted') {
      const turn = turns.find(({ question }) => question.id === event.data.questionId)
      const { text: answer } = event.data
      if (turn)
        Object.assign(turn, { answer, given: givenIn(event.data), position: event.position })
    }
  }
  if (!started) return undefined
  return {
    started,
    turns,
    finished,
    distressed,
    rewards,
    rating,
    answered: turns.filter(({ answer }) => answer !== null).length,
  }
}

const ratingOf = ({ rating, comment }: Heard<'SessionRated'>['data']) => ({
  rating,
  comment: comment ?? '',
})

function turnOf({ id, data, position }: Heard<'QuestionAsked'>): RecalledTurn {
  const { questionId, text, kind, options, number, language } = data
  const said = { id: questionId, text: text ?? '', type: kind, options, number }
  return {
    key: responseIdOf(id, questionId),
    position,
    question: { ...said, ...(language && { language }) },
    answer: null,
    given: null,
  }
}

/** What was given, in the words of the public calls. */
function givenIn({ kind, text, choice }: Heard<'AnswerSubmitted'>['data']): GivenValues {
  return {
    text_response: kind === 'open' ? text : null,
    selected_options: choice?.selectedOptions ?? null,
    scale_value: choice?.scale ?? null,
    boolean_value: choice?.boolean ?? null,
    ranking_order: choice?.ranking ?? null,
    number_value: choice?.number ?? null,
    date_value: choice?.date ?? null,
  }
}

export function sessionStateOf({ started, turns, answered }: Recalled) {
  return {
    current_count: turns.length,
    max_questions: started.maxQuestions,
    questions_answered: answered,
  }
}
