// Counts of interviews, which are summed by kind of respondent and by language.
const countNames = [
  'conversations',
  'questions',
  'tooManyQuestions',
  'tooManyFollowUps',
  'reserveBroken',
  'repeated',
  'alike',
  'leading',
  'doubleBarrelled',
  'leadingOrDouble',
  'severalQuestions',
  'wrongLanguage',
  'objectives',
  'objectivesAsked',
  'objectivesTouched',
  'everythingAsked',
  'justifiedSkips',
  'mentionedOnly',
  'unjustifiedSkips',
  'openAnswers',
  'misread',
  'answersThatSay',
  'newWords',
  'followUps',
  'probes',
  'quoting',
  'descriptive',
  'idiographic',
  'clarifying',
  'explanatory',
  'open',
  'scale',
  'nps',
  'boolean',
  'multiple',
  'ranking',
  'number',
  'date',
  'guards',
  'fallbacks',
  'judged',
  'qualified',
  'tokens',
  'costUsd',
] as const

export type InterviewCounts = Record<(typeof countNames)[number], number>

export const emptyCounts = (): InterviewCounts =>
  Object.fromEntries(countNames.map((name) => [name, 0])) as InterviewCounts

export function sumCounts(countsList: Iterable<InterviewCounts>): InterviewCounts {
  const total = emptyCounts()
  for (const counts of countsList) for (const name of countNames) total[name] += counts[name]
  return total
}
