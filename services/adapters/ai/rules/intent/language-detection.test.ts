// The language of a survey's texts: the owner is asked only where they are clearly in another one.
import { expect, test } from 'vitest'
import { SurveyLanguage } from '#contract/languages.ts'
import { arabic } from '../../../../../tests/support/fixtures/goals/ar.ts'
import { english } from '../../../../../tests/support/fixtures/goals/en.ts'
import { portuguese } from '../../../../../tests/support/fixtures/goals/pt-br.ts'
import { detectTextLanguage } from './language-detection.ts'

const written = [
  ...english.map(({ goal }) => ['en', goal] as const),
  ...portuguese.map(({ goal }) => ['pt-br', goal] as const),
  ...arabic.map(({ goal }) => ['ar', goal] as const),
]

test.each(SurveyLanguage.options)('goals are recognised in a survey in %s', async (language) => {
  const wrong = []
  for (const [own, text] of written)
    if ((await detectTextLanguage({ text, language })) !== own) wrong.push(text)
  expect(wrong).toEqual([])
})
