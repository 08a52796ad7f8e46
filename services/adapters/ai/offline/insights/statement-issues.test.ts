import { describe, expect, test } from 'vitest'
import { createClaims } from './claims.ts'
import { issuesOf } from './issues.ts'
import { expectationOf, signsOfStatement } from './statement-issues.ts'
import { statementsOf } from './statements.ts'

const objectives = [{ id: 'p1', text: 'Deliveries' }]

const statementsFrom = (answers: readonly string[]) =>
  statementsOf(
    answers.map((answer, n) => ({
      ...{ responseId: `r${n}`, person: `p${n}`, question: 'How is it?', objectiveId: 'p1' },
      ...{ answer, isClosing: false, readableLength: answer.length, sentiment: null },
    })),
    objectives,
    'en',
  )

const byName = issuesOf('en').byName
const late = byName.get('late')!

test('a question about an issue, and others who speak of it, make it likelier', () => {
  const crowd = statementsFrom([
    'My parcel came a week late.',
    'The driver arrived two hours after the agreed time.',
    'It was delivered much later than promised.',
  ])
  const expected = expectationOf(crowd, new Set())
  expect(expected.get('late')).toBeGreaterThan(1)
  expect(expectationOf([], new Set([late])).get('late')).toBeGreaterThan(1)
  expect(expectationOf(crowd.slice(0, 1), new Set()).get('late') ?? 1).toBe(1)
})

test('a person who speaks of it twice counts once', () => {
  const [one] = statementsFrom(['My parcel came a week late.'])
  const twice = [one!, { ...one! }]
  expect(expectationOf(twice, new Set()).get('late') ?? 1).toBe(1)
})

test.each([
  ['I waited at home all day and no driver came.', 'bad'],
  ['The driver is always on time.', 'good'],
] as const)('"%s" takes the %s side', (answer, side) => {
  const [statement] = statementsFrom([answer])
  const claim = createClaims([statement!])(statement!)
  const signs = signsOfStatement(statement!, claim, expectationOf([], new Set([late])))
  expect(signs.filter(({ issue }) => issue === late).map((each) => each.side)).toContain(side)
  expect(signs.filter(({ issue }) => issue === late).every((each) => each.side === side)).toBe(true)
})

describe('the model', () => {
  const noise = byName.get('noise')!
  const signsFor = (answer: string, asked: string) => {
    const [statement] = statementsFrom([answer])
    const claim = createClaims([statement!])(statement!)
    const expected = expectationOf([], new Set([byName.get(asked)!]))
    return signsOfStatement(statement!, claim, expected)
  }

  test('decides the side of a denied phrase', () => {
    const signs = signsFor('Spotless but the water never got above lukewarm', 'cold-water')
    expect(signs.find(({ issue }) => issue.name === 'cold-water')?.side).toBe('bad')
  })

  test('decides between phrases of both sides', () => {
    const signs = signsFor('I expected a racket in August and it was silent, not a peep', 'noise')
    const own = signs.filter(({ issue }) => issue === noise)
    expect(own.map(({ side }) => side)).toEqual(own.map(() => 'good'))
    expect(own).not.toEqual([])
  })

  test.each([
    ['We sat by the fire', 'noise'],
    ['My company deals with that', 'price'],
  ])('finds no issue that only the question is about in "%s"', (answer, asked) => {
    expect(signsFor(answer, asked).map(({ issue }) => issue.name)).not.toContain(asked)
  })
})
