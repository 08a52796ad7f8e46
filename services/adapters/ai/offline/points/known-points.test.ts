import { describe, expect, test } from 'vitest'
import { SurveyLanguage } from '#contract/languages.ts'
import type { QuestionBrief } from '#ports/ai/interview.ts'
import { questionBrief } from '../../../../../tests/support/fixtures/question-brief.ts'
import { findKnownPoint, pointAt } from './known-points.ts'
import { languageOf } from '../../languages/languages.ts'
import { fillSubject } from './points.ts'
import { purposeNames } from '../../languages/types/purposes.ts'
import { renderQuestion } from '../interview/question-rendering.ts'

const languages = SurveyLanguage.options
const places = [
  ...purposeNames.flatMap((purpose) =>
    languageOf('en').points.byPurpose[purpose].map((_, index) => ({ purpose, index })),
  ),
  ...languageOf('en').points.aspects.map((_, index) => ({ purpose: 'aspects' as const, index })),
]

test.each(languages)('%s has the same points as English', (language) => {
  for (const purpose of purposeNames)
    expect([purpose, languageOf(language).points.byPurpose[purpose].length]).toEqual([
      purpose,
      languageOf('en').points.byPurpose[purpose].length,
    ])
  expect(languageOf(language).points.aspects).toHaveLength(languageOf('en').points.aspects.length)
})

test.each(languages)('no two points of %s have the same text', (language) => {
  const texts = places.map((place) => pointAt(place, language)[0])
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
})

describe.each(languages)('a point proposed in %s', (from) => {
  test.each(languages)('is the same point in %s, with its questions', (to) => {
    for (const place of places) {
      const [text] = pointAt(place, from)
      const found = findKnownPoint(
        fillSubject(text, languageOf(from).purposes.defaultSubjects.satisfaction, from),
        from,
        to,
      )
      const [expected] = pointAt(place, to)
      expect(found?.text).toMatch(
        new RegExp(
          `^${expected.replaceAll(/[.?*+^$()[\]\\|]/g, String.raw`\$&`).replace(/\{\w+\}/, '.+')}$`,
        ),
      )
      for (const question of [found?.question, found?.rephrasing])
        expect(question).toMatch(/^[^{}?؟]+[?؟]$/)
    }
  })
})

test.each<[string, SurveyLanguage, SurveyLanguage, string]>([
  ['Reasons for leaving the budgeting app', 'en', 'pt-br', 'deixar, o aplicativo?'],
  ['Motivos para deixar a academia', 'pt-br', 'en', 'leaving, the gym?'],
  ['الانطباع الأول عن منصتنا', 'ar', 'en', 'impression of the platform?'],
  ['First impression of the new widget', 'en', 'pt-br', 'impressão do produto?'],
  ['Primeira impressão da plataforma', 'pt-br', 'ar', 'عن المنصة؟'],
])('“%s” (%s) has the same subject in %s', (text, from, to, ending) =>
  expect(
    findKnownPoint(text, from, to)?.question?.replace('think of leaving', 'leaving'),
  ).toContain(ending),
)

describe('an owner’s text in another language', () => {
  const worded = async (over: Partial<QuestionBrief>) =>
    (await renderQuestion(questionBrief({ language: 'pt-br', surveyLanguage: 'en', ...over }))).text
  test('is quoted, and its language is named', async () => {
    const objective = { id: 'p', text: 'Is the packaging sturdy enough?' }
    for (const number of [2, 3]) {
      const text = await worded({ objective, number })
      expect(text).toContain('“Is the packaging sturdy enough”')
      expect(text).toContain('em inglês')
    }
  })
  test('is quoted as a title', async () => {
    const text = await worded({ purpose: 'opening', title: 'Why do people leave?' })
    expect(text).toContain('“Why do people leave”')
    expect(text).toContain('em inglês')
  })
  test('is not quoted where it is a point of the engine', async () => {
    const objective = { id: 'p', text: 'Expectations that were not met' }
    const text = await worded({ objective })
    expect(text).toMatch(/o que você esperava encontrar/i)
    expect(text).not.toMatch(/[“”]|inglês/)
  })
  test('is never asked as a question', async () => {
    const objective = { id: 'p', text: 'Is the packaging sturdy enough?' }
    expect(await worded({ objective, purpose: 'other-angle' })).not.toContain('packaging')
  })
})
