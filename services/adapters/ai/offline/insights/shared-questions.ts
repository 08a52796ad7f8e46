import type { ResponseToDigest } from '#ports/ai/reports.ts'

type Asked = Pick<ResponseToDigest, 'person' | 'question' | 'objectiveId'>

/** For fewer people, each question counts as asked of all. */
const fewPeople = 3
/** The share of an objective's people who must have been asked: "why?" asked of some of them is another question each time. */
const leastShare = 0.5

/** Questions that most people of an objective were asked: one that follows from an answer says nothing of what others answer. */
export function sharedQuestions(responses: readonly Asked[]): ReadonlySet<string> {
  const all = peopleIn(responses)
  return new Set(
    [...Map.groupBy(responses, ({ objectiveId }) => objectiveId).values()].flatMap((asked) => {
      const least = all < fewPeople ? 1 : Math.max(2, peopleIn(asked) * leastShare)
      return [...Map.groupBy(asked, ({ question }) => question)].flatMap(([question, own]) =>
        peopleIn(own) >= least ? [question] : [],
      )
    }),
  )
}

const peopleIn = (asked: readonly Asked[]) => new Set(asked.map(({ person }) => person)).size
