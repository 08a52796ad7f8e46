// The questions that may follow an answer, before a model has read it: the model words them while it reads.
import type { CodedAnswer } from '#ports/ai/interview.ts'
import type {
  ConversationView,
  QuestionView,
} from '#projections/conversations/conversation-view.ts'
import type { HelpLines } from '../help/help-lines.ts'
import type { Candidate } from './code-answer.ts'
import type { InterpretedAnswer } from './interpret-answer.ts'
import { progressOf } from './transcript.ts'
import { decideTurn } from './turn.policy.ts'
import { briefFor } from './wording/question-brief.ts'

type Options = {
  byRules: CodedAnswer
  read: Read
  engine: string
  helpLines?: Pick<HelpLines, 'linesFor'>
}
type Read = (coded: CodedAnswer) => Pick<InterpretedAnswer, 'interpretation' | 'language'>

/** A shorter answer hardly answers two questions. */
const longAnswerCharacters = 80

/**
 * What the turn policy decides by the rules' coding, for an answer that deserves a follow-up, for one that needs none, and for one
 * that also answers the question which would follow, and deserves a follow-up or needs none. Each decision once; none where the
 * interview ends or a support message follows.
 */
export function planCandidates(
  view: ConversationView,
  { objectiveId, answer }: QuestionView,
  { byRules, read, engine, helpLines }: Options,
): Candidate[] {
  const plain: CodedAnswer = { ...byRules, intent: 'answer', flags: [], coverage: [] }
  const span = { start: 0, end: answer?.text?.length ?? 0 }
  const answers = (ids: readonly (string | null)[]): CodedAnswer => {
    const answered = ids.flatMap((id) => (id ? { objectiveId: id } : []))
    const coverage = answered.map((each) => ({ ...each, status: 'covered' as const }))
    const evidence = answered.map((each) => ({ ...each, ...span }))
    return { ...plain, evidence, coverage, followUp: 'needless' }
  }
  const decide = (coded: CodedAnswer): Candidate[] => {
    const { interpretation, language } = read(coded)
    const { next, objectives: statusChanges } = decideTurn(progressOf(view), {
      ...interpretation,
      isModel: true,
    })
    if (next.kind !== 'ask' || next.isResumption || next.isPause || next.reconciles) return []
    const after = interpretation.intent
    const brief = briefFor(view, { ask: next, after, language, statusChanges, engine, helpLines })
    return [{ ask: next, brief }]
  }
  const following = decide(answers([objectiveId]))
  const [next] = following
  const asksSomething = /[?؟]/u.test(answer?.text ?? '')
  const isLong = span.end >= longAnswerCharacters && next?.ask.purpose === 'objective'
  // What deserves it may be about something else, whose follow-ups are not used up.
  const aside: CodedAnswer = { ...plain, evidence: [], salient: span, followUp: 'urgent' }
  const candidates = [
    ...decide(aside),
    ...decide(byRules),
    ...decide({ ...plain, evidence: answers([objectiveId]).evidence, followUp: 'urgent' }),
    ...following,
    // The rules do not find every question to the interviewer.
    ...(asksSomething ? decide({ ...byRules, intent: 'question-back', flags: [] }) : []),
    ...(isLong ? decide(answers([objectiveId, next.ask.objectiveId])) : []),
  ]
  // An answer to both leaves the question that was reserved for the second.
  if (isLong && candidates.every(({ ask }) => ask.purpose !== 'probe')) {
    const both = answers([objectiveId, next.ask.objectiveId])
    candidates.push(...decide({ ...both, salient: span, followUp: 'urgent' }))
  }
  return [...new Map(candidates.map((each) => [keyOf(each), each])).values()]
}

const keyOf = ({ ask: { purpose, objectiveId, returnsTo = '' } }: Candidate) =>
  purpose === 'probe' ? `${purpose} ${returnsTo}` : `${purpose} ${objectiveId}`
