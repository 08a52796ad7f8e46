// The data with which an engine words a question.
import type { EventOf } from '#contract/events/catalogue.ts'
import type { AnswerFlag, Intent, ObjectiveStatus } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { QuestionBrief } from '#ports/ai/interview.ts'
import type { ConversationView } from '#projections/conversations/conversation-view.ts'
import { numbersToCall } from '../../help/compose-help.ts'
import type { HelpLines } from '../../help/help-lines.ts'
import { withKindOf } from '../question-kinds.policy.ts'
import { answersIn, callsIn, countQuestions, exchangesIn } from '../transcript.ts'
import type { PlannedQuestion } from '../turn-state.ts'
import { mentionFor } from './mention.ts'
import { joinsQuestions } from './question-guard.policy.ts'
import { openRequestsIn } from './respondent-requests.ts'

export type BriefRequest = {
  ask: PlannedQuestion
  after: Intent | null
  /** What the answer before said besides. */
  flags?: readonly AnswerFlag[] | undefined
  language: SurveyLanguage
  /** Statuses that the answer before changed. */
  statusChanges?: readonly { objectiveId: string; status: ObjectiveStatus }[] | undefined
  /** What the reading of the answer before found. */
  coverage?: readonly { objectiveId: string; missing?: string }[] | undefined
  /** The respondent called for help, was answered, and continues. */
  isAfterCall?: boolean | undefined
  /** The configured engine: what another one found in its place is no mention to come back to. */
  engine: string
  helpLines?: Pick<HelpLines, 'linesFor'> | undefined
}

export function briefFor(
  view: ConversationView,
  {
    ask,
    after,
    flags,
    language,
    statusChanges,
    coverage = [],
    isAfterCall,
    engine,
    helpLines,
  }: BriefRequest,
): QuestionBrief {
  const { started } = view
  const { title, description, goal, language: surveyLanguage, personality } = started
  const answers = answersIn(view)
  const source = ask.returnsTo
    ? answers.find(({ responseId }) => responseId === ask.returnsTo)
    : answers.at(-1)
  const transcript = exchangesIn(view)
  const mention = mentionFor(view, ask, engine)
  const about =
    ask.about && source ? { text: source.text.slice(ask.about.start, ask.about.end) } : null
  const missing = coverage.find((each) => each.objectiveId === ask.objectiveId)?.missing
  return {
    title,
    ...(description && { description }),
    goal,
    language,
    surveyLanguage,
    personality,
    purpose: ask.purpose,
    probe: ask.probe,
    kinds: kindsOf(view, ask),
    objective: objectiveOf(view, ask),
    ...(missing && { missing }),
    ...(mention && { mentioned: { text: mention.text } }),
    about,
    ...(ask.returnsTo && { returns: true as const }),
    ...(ask.reconciles && about && { contradiction: { ...ask.reconciles, now: about.text } }),
    after,
    ...(flags && { flags }),
    transcript,
    ...avoidedIn(view),
    ...(isAfterCall && { resumes: true as const }),
    ...unansweredIn(view),
    ...splitObjectives(view, ask, { statusChanges, flags }),
    number: view.questions.size + 1,
    facts: { ...respondentFacts(view), ...numbersToCall(view.started, helpLines) },
  }
}

const objectiveOf = ({ started }: ConversationView, { objectiveId }: PlannedQuestion) =>
  started.objectives.find(({ id }) => id === objectiveId) ?? null

/** After a call for help no other kind than the planned ones. */
function kindsOf(view: ConversationView, ask: PlannedQuestion): PlannedQuestion['kinds'] {
  const { question } = objectiveOf(view, ask) ?? {}
  if (!question || ask.purpose !== 'objective') return ask.kinds
  const stored = { text: question, language: view.started.language }
  const isPlain = !ask.isResumption && !avoidedIn(view).avoid
  return isPlain || joinsQuestions(stored) ? withKindOf(stored, ask.kinds) : ask.kinds
}

/** Calls for help, and what was called again in reply to a message. */
function avoidedIn(view: ConversationView): Pick<QuestionBrief, 'avoid'> {
  const calls = callsIn(view)
  return calls.length > 0 ? { avoid: calls } : {}
}

/** Earlier answers, before the last one, whose questions nothing replied to. */
function unansweredIn(view: ConversationView): Pick<QuestionBrief, 'unanswered'> {
  const texts = openRequestsIn(view).flatMap(({ text, isLast }) => (isLast ? [] : text))
  return texts.length > 0 ? { unanswered: texts } : {}
}

/** Texts of the objectives that are covered, closed or refused, and of those to ask about later. */
function splitObjectives(
  { started, objectives, questions }: ConversationView,
  { objectiveId }: PlannedQuestion,
  { statusChanges = [], flags = [] }: Pick<BriefRequest, 'statusChanges' | 'flags'>,
): Required<Pick<QuestionBrief, 'known' | 'left'>> {
  const statuses = new Map(objectives)
  for (const { objectiveId: id, status } of statusChanges) statuses.set(id, status)
  // The answer to the last question is not coded yet.
  const refused = [...questions.values()].flatMap(({ objectiveId: id, answer }, at, all) => {
    const found = at === all.length - 1 ? flags : (answer?.coding?.flags ?? [])
    return id !== null && found.includes('refuses') ? [id] : []
  })
  const others = started.objectives.filter(({ id }) => id !== objectiveId)
  const isClosed = ({ id }: { id: string }) =>
    refused.includes(id) || ['covered', 'declined'].includes(statuses.get(id) ?? 'untouched')
  return {
    known: others.filter(isClosed).map(({ text }) => text),
    left: others.filter((each) => !isClosed(each)).map(({ text }) => text),
  }
}

/** What is true of the conversation before its next question. */
export const respondentFacts = (view: ConversationView): QuestionBrief['facts'] => ({
  questionsLeft: view.started.maxQuestions - countQuestions(view),
  identifiedBy: identifiedBy(view.started),
})

export function identifiedBy({ requiredFields, invitation }: EventOf<'SessionStarted'>['data']) {
  if (requiredFields.length > 0) return 'form'
  return invitation ? 'link' : 'nothing'
}
