import type { ResponseToDigest } from '#ports/ai.ts'

type Asked = Pick<ResponseToDigest, 'person' | 'question'>

/** Of fewer people, each question counts as asked of all. */
const fewPeople = 3

/** Questions that at least two people were asked: one that follows from an answer says nothing of what others answer. */
export function sharedQuestions(responses: readonly Asked[]): ReadonlySet<string> {
  const byQuestion = Map.groupBy(responses, ({ question }) => question)
  const peopleIn = (asked: readonly Asked[]) => new Set(asked.map(({ person }) => person)).size
  if (peopleIn(responses) < fewPeople) return new Set(byQuestion.keys())
  return new Set(
    [...byQuestion].flatMap(([question, own]) => (peopleIn(own) > 1 ? [question] : [])),
  )
}
