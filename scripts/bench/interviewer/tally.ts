// Counts that add up: over conversations, kinds of people, and languages.
const counted = [
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

export type Tally = Record<(typeof counted)[number], number>

export const emptyTally = (): Tally => Object.fromEntries(counted.map((name) => [name, 0])) as Tally

export function sum(tallies: Iterable<Tally>): Tally {
  const total = emptyTally()
  for (const tally of tallies) for (const name of counted) total[name] += tally[name]
  return total
}
