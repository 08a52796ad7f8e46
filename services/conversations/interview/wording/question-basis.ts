// What an owner reads while an answer is locked that a question quotes or says in other words.
import type { EventOf } from '#contract/events/catalogue.ts'
import type { WordedQuestion } from '#ports/ai/interview.ts'
import type { PlannedQuestion } from '../turn-state.ts'
import { tokenize } from './similarity.policy.ts'

type Basis = NonNullable<EventOf<'QuestionAsked'>['data']['basis']>

type Asked = {
  worded: WordedQuestion
  /** Worded by templates, which quote an answer or say nothing of it. */
  isTemplate: boolean
  objective: { text: string; question?: string | undefined } | null
  title: string
  /** Ids of the answers that the question quotes. */
  quoted: readonly string[]
  /** Ids of the answers that its engine was given to come back to: the last one, and an earlier mention. */
  given: readonly string[]
}

/** Undefined where the question says nothing of an answer: a template without quotes, or the stored question as it stands. */
export function basisOf({
  worded,
  isTemplate,
  objective,
  title,
  quoted,
  given,
}: Asked): Basis | undefined {
  const stored = objective?.question
  const isStored = stored !== undefined && sameWords(worded.text, stored)
  const responseIds = [...new Set([...quoted, ...(isTemplate || isStored ? [] : given)])]
  if (responseIds.length === 0) return undefined
  return { responseIds, general: stored ?? objective?.text ?? title }
}

const sameWords = (a: string, b: string) => tokenize(a).join(' ') === tokenize(b).join(' ')

/** The answers that the engine was given to come back to. */
export function givenTo(
  { reconciles, returnsTo }: PlannedQuestion,
  answers: readonly { responseId: string }[],
  mentioned: string | undefined,
): string[] {
  if (reconciles) return answers.map(({ responseId }) => responseId)
  return [answers.at(-1)?.responseId, mentioned, returnsTo].filter((each) => each !== undefined)
}
