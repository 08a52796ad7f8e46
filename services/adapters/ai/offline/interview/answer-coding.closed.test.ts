import { describe, expect, test } from 'vitest'
import { SurveyLanguage } from '#contract/languages.ts'
import type { QuestionKind } from '#contract/survey.ts'
import { languageOf } from '../../languages/languages.ts'
import { codeAnswer } from './answer-coding.ts'

const coded = async (answer: string, kind: QuestionKind = 'multiple') => {
  const objectives = [{ id: 'p', text: 'How did you hear about us?' }]
  const asked = { question: '…?', objectives, objectiveId: 'p', language: 'en' as const }
  const { intent, evidence } = await codeAnswer({ ...asked, answer, kind })
  return { intent, spans: evidence.length }
}

describe.each(SurveyLanguage.options)('an option of a list in %s', (language) => {
  const { byTopic, nonresponseOptions } = languageOf(language).choices
  const everyWayOut = new Set(Object.values(nonresponseOptions).flat())
  const lists = Object.values(byTopic).flatMap(({ options }) => options)
  test.each(['dont-know', 'refuse'] as const)(
    'is no answer where it is none (%s)',
    async (intent) => {
      const seen = await Promise.all(nonresponseOptions[intent].map((option) => coded(option)))
      expect(seen).toEqual(nonresponseOptions[intent].map(() => ({ intent, spans: 0 })))
    },
  )
  test('is an answer where it has content', async () => {
    const substantive = lists.filter((option) => !everyWayOut.has(option))
    expect(substantive.length).toBeGreaterThan(lists.length / 2)
    const seen = await Promise.all(substantive.map((option) => coded(option)))
    expect(seen).toEqual(substantive.map(() => ({ intent: 'answer', spans: 1 })))
  })
  test('the engine’s lists have a nonresponse option where people may not remember', () => {
    const { options } = byTopic.discovery
    expect(everyWayOut).toContain(options.at(-1))
  })
  test('is an answer beside a nonresponse option', async () => {
    const [first = ''] = byTopic.discovery.options
    const both = `${first}, ${nonresponseOptions['dont-know'][0]}`
    expect(await coded(both)).toEqual({ intent: 'answer', spans: 1 })
  })
})

test('yes, no and numbers are answers', async () => {
  for (const { yesNo } of SurveyLanguage.options.map((each) => languageOf(each).choices))
    for (const reply of yesNo) expect((await coded(reply, 'boolean')).intent).toBe('answer')
  expect((await coded('1', 'scale')).intent).toBe('answer')
})
