import { describe, expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import { issueSignsOf, issuesAskedFor } from './issue-signs.ts'
import { issuesOf, parseIssues } from './issues.ts'

const sidesIn = (text: string, language: SurveyLanguage, name: string) => {
  const own = issueSignsOf(text, language).filter(({ issue }) => issue.name === name)
  return [...new Set(own.filter(({ isWeak }) => !isWeak).map(({ side }) => side))]
}

describe('the sides of an issue', () => {
  test.each([
    ['en', 'cold-water', 'Never any hot water by the evening.', ['bad']],
    ['en', 'cold-water', 'Piping hot water, whenever you come.', ['good']],
    ['en', 'booking', 'They lost my reservation again.', ['bad']],
    ['en', 'booking', 'They have never lost a booking of mine.', ['good']],
    ['en', 'price', 'It is not only expensive, it is slow.', ['bad']],
    ['pt-br', 'wait', 'Fiquei duas horas na fila.', ['bad']],
    ['pt-br', 'wait', 'Nem esperei cinco minutos.', ['good']],
    ['pt-br', 'stock', 'Nunca faltou nada para mim.', ['good']],
    ['ar', 'late', 'الطرد تأخر ثلاثة أيام', ['bad']],
    ['ar', 'late', 'لم يتأخر الطرد قط', ['good']],
    ['ar', 'dirt', 'الحمام وسخ', ['bad']],
    ['en', 'dirt', 'My brother came along.', []],
  ] as const)('%s, %s: “%s” says %j', (language, name, text, sides) => {
    expect(sidesIn(text, language, name)).toEqual(sides)
  })

  test('a short answer says one only where the question is about it', () => {
    const [sign] = issueSignsOf('Too steep for me.', 'en').filter(
      ({ issue }) => issue.name === 'price',
    )
    expect(sign).toMatchObject({ side: 'bad', isWeak: true })
    const names = [...issuesAskedFor('What do you think of the prices?', 'en')]
    expect(names.map(({ name }) => name)).toContain('price')
  })
})

test('a phrase stands for each of its alternatives, also for those of two words', () => {
  const list = parseIssues('! not\n[a] price\n- x\nbad: no|not_any .. money|cash*\n')
  const [, ...others] = list.phrases.values()
  expect(others.flat().length).toBeGreaterThan(0)
  expect(list.issues).toEqual([{ name: 'a', claims: { bad: 'x', good: '' }, ask: '', action: '' }])
})

test.each(['en', 'pt-br', 'ar'] as const)(
  'each issue of %s has its claims, a question and an action',
  (code) => {
    const names = issuesOf(code).issues.map(({ name }) => name)
    expect(names.length).toBeGreaterThan(50)
    expect(new Set(names).size).toBe(names.length)
    const incomplete = issuesOf(code).issues.filter(
      ({ claims, ask, action }) =>
        !claims.bad || !claims.good || !/[?؟]$/.test(ask) || !/[^.]$/.test(action),
    )
    expect(incomplete).toEqual([])
  },
)
