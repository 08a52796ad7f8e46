// What a conversation's stream says, for those who answer its respondent. Read from the stream itself, so it is never stale.
import type { AnswerValues, Question, RespondentTurn } from '#contract/api/public.ts'
import { limits } from '#contract/limits.ts'
import type { Reward } from '#contract/survey.ts'
import { derivedId } from '#kernel/ids.ts'
import { refuse } from '#kernel/problem.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import { preview } from './conversation.decider.ts'
import { deciderOf } from './sessions/session-address.ts'

export type ReadHistory = (stream: string) => Promise<DecodedEvent[]>

type ConversationTurn = RespondentTurn & { given: AnswerValues | null }

export type ConversationView = {
  started: DecodedEvent<'SessionStarted'>['data']
  /** Of a form those that are answered, in the form's order. */
  turns: ConversationTurn[]
  /** Of a form: what the person leaves without an answer, by the survey's own ids. */
  skipped: ReadonlySet<string>
  finished: boolean
  answeredCount: number
  /** An answer told of distress. */
  hasDistress: boolean
  /** What the person was given. */
  rewards: readonly Reward[]
  /** The latest opinion of it. */
  rating: { rating: number; comment: string } | null
}

export const questionIdOf = (conversationId: string, number: number) =>
  derivedId('question', conversationId, number)

/**
 * Whether an id is one of the ids that the interviewer gives to a conversation's questions. These ids derive from the
 * conversation and the number, so nothing is read.
 */
export function isInterviewQuestionId(conversationId: string, questionId: string): boolean {
  for (let number = 1; number <= limits.questions.max; number++)
    if (questionIdOf(conversationId, number) === questionId) return true
  return false
}

/** Of a form's question, which the survey calls by a name of its own. */
export const formQuestionIdOf = (conversationId: string, surveyQuestionId: string) =>
  derivedId('form-question', conversationId, surveyQuestionId)

export const responseIdOf = (conversationId: string, questionId: string) =>
  derivedId('response', conversationId, questionId)

/** Refuses a conversation that there is not, whose person was forgotten, or a preview whose day is over. */
export async function readConversationView(
  history: ReadHistory,
  stream: string,
  now: Date = new Date(),
): Promise<ConversationView> {
  const events = await history(stream)
  const recalled = isExpiredPreview(stream, events, now) ? undefined : buildConversationView(events)
  return recalled ?? refuse('conversations/not-found')
}

/** A clock erases it soon. */
function isExpiredPreview(stream: string, [first]: readonly DecodedEvent[], now: Date): boolean {
  if (!first || deciderOf(stream) !== preview) return false
  return now.getTime() - Date.parse(first.at) >= limits.previews.retentionHours * 60 * 60 * 1000
}

/** Undefined where nothing began, or nothing is left. */
export function buildConversationView(
  events: readonly DecodedEvent[],
): ConversationView | undefined {
  let started: ConversationView['started'] | undefined
  let finished = false
  let hasDistress = false
  let rewards: ConversationView['rewards'] = []
  let rating: ConversationView['rating'] = null
  for (const event of events) {
    if (event.type === 'SessionStarted') started = event.data
    if (event.type === 'SessionErased') return undefined
    if (event.type === 'SessionCompleted' || event.type === 'SessionAbandoned') finished = true
    if (event.type === 'RewardsGranted') rewards = event.data.rewards
    if (event.type === 'SessionRated') rating = ratingOf(event.data)
    if (event.type === 'AnswerCoded') hasDistress ||= event.data.intent === 'distress'
  }
  if (!started) return undefined
  const { asked, skipped } = turnsIn(events)
  const turns = started.questions ? answeredInOrder(asked) : [...asked.values()]
  return {
    started,
    turns,
    skipped,
    finished,
    hasDistress,
    rewards,
    rating,
    answeredCount: turns.filter(({ answer }) => answer !== null).length,
  }
}

function turnsIn(events: readonly DecodedEvent[]) {
  const skipped = new Set<string>()
  const asked = new Map<string, ConversationTurn>()
  for (const event of events) {
    if (event.type === 'QuestionAsked') asked.set(event.data.questionId, turnOf(event))
    if (event.type === 'QuestionSkipped') skipped.add(event.data.surveyQuestionId)
    if (event.type === 'AnswerSubmitted' || event.type === 'AnswerRevised')
      setAnswer(asked.get(event.data.questionId), event.position, event.data)
    if (event.type === 'AnswerWithdrawn')
      setAnswer(asked.get(event.data.questionId), event.position, null)
  }
  return { asked, skipped }
}

const ratingOf = ({ rating, comment }: DecodedEvent<'SessionRated'>['data']) => ({
  rating,
  comment: comment ?? '',
})

function turnOf({ id, data, position }: DecodedEvent<'QuestionAsked'>): ConversationTurn {
  const { questionId, surveyQuestionId, text, kind, options, number, language } = data
  const said = { id: surveyQuestionId ?? questionId, text: text ?? '', type: kind, options, number }
  return {
    key: responseIdOf(id, questionId),
    position,
    question: { ...said, ...(language && { language }) },
    answer: null,
    given: null,
  }
}

const answeredInOrder = (asked: ReadonlyMap<string, ConversationTurn>): ConversationTurn[] =>
  [...asked.values()]
    .filter((turn) => turn.answer !== null)
    .toSorted((a, b) => a.question.number - b.question.number)

function setAnswer(
  turn: ConversationTurn | undefined,
  position: DecodedEvent['position'],
  said: DecodedEvent<'AnswerSubmitted'>['data'] | null,
): void {
  const given = said && givenValuesOf(said)
  if (turn) Object.assign(turn, { answer: said?.text ?? null, given, position })
}

/** What was given, in the words of the public calls. */
function givenValuesOf({
  kind,
  text,
  choice,
}: DecodedEvent<'AnswerSubmitted'>['data']): AnswerValues {
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

/** The first question of a form that is neither answered nor left out. */
export function nextFormQuestion({
  started,
  turns,
  skipped,
}: ConversationView): Question | undefined {
  const form = started.questions ?? []
  const done = new Set([...skipped, ...turns.map(({ question }) => question.id)])
  const at = form.findIndex(({ id }) => !done.has(id))
  const open = form[at]
  if (!open) return undefined
  const { id, text, type, options } = open
  return { id, text, type, options, number: at + 1, language: started.language }
}

export function sessionStateOf(recalled: ConversationView) {
  const { started, turns, answeredCount } = recalled
  const { questions: form, maxQuestions } = started
  return {
    current_count: form ? (nextFormQuestion(recalled)?.number ?? form.length) : turns.length,
    max_questions: maxQuestions,
    questions_answered: answeredCount,
  }
}
