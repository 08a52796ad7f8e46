import { describe, expect, test } from 'vitest'
import { formatModel, parseModel } from '../../learned/linear-model.ts'
import { issueProbabilities } from './issue-model.ts'
import { issuesOf } from './issues.ts'

const cases = [
  ['en', 'By the time I got there the door was locked', 'hours'],
  ['en', 'The line was engaged every time I rang', 'phone'],
  ['pt-br', 'Liguei a manhã toda e ninguém atendeu o telefone', 'phone'],
  ['pt-br', 'Quando cheguei a porta já estava fechada', 'hours'],
  ['ar', 'أتصل ولا أحد يرد على الهاتف', 'phone'],
  ['ar', 'يقفلون بدري قبل ما أخلص دوامي', 'hours'],
] as const

describe('the learned model of issues', () => {
  test.each(cases)('in %s: "%s" reports %s', (language, text, issue) => {
    const { issues } = issueProbabilities(text, language)!
    const [[likeliest, own]] = [...issues].toSorted(
      ([, a], [, b]) => b.bad + b.good - a.bad - a.good,
    ) as [[string, { bad: number; good: number }]]
    expect(likeliest).toBe(issue)
    expect(own.bad).toBeGreaterThan(own.good)
  })

  test('knows the sides apart', () => {
    const { issues, sides } = issueProbabilities('I hardly had to wait, there was no queue', 'en')!
    expect(issues.get('wait')!.good).toBeGreaterThan(issues.get('wait')!.bad)
    expect(sides.good).toBeGreaterThan(sides.bad)
  })

  test('names issues of the list only', () => {
    const names = issuesOf('en').byName
    for (const [, text] of cases)
      for (const name of issueProbabilities(text, 'en')!.issues.keys())
        expect(names.has(name)).toBe(true)
  })

  test('does not exist in Spanish', () => {
    expect(issueProbabilities('Nadie contesta el teléfono', 'es')).toBeUndefined()
  })
})

test('a model of many labels is written without weights of 0, and read as it was', () => {
  const labels = Array.from({ length: 30 }, (_, n) => `l${n}`)
  const weights = new Map([
    ['w:door', Int8Array.from(labels, (_, n) => (n === 7 ? -12 : n === 20 ? 3 : 0))],
  ])
  const model = {
    labels,
    weights,
    biases: labels.map(() => 0),
    scales: labels.map(() => 1),
    thresholds: {},
  }
  const text = formatModel(model)
  expect(text.split('\n')[1]).toBe('w:door\t7:-12\t20:3')
  expect(parseModel(text)).toEqual(model)
})
