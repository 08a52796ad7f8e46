import { describe, expect, test } from 'vitest'
import { Locale } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import arabic from '../../../locales/ar/templates.json' with { type: 'json' }
import english from '../../../locales/en/templates.json' with { type: 'json' }
import portuguese from '../../../locales/pt-br/templates.json' with { type: 'json' }
import { templateTextsQuery } from './template-texts.ts'
import { templateGroups, templates } from './templates.ts'

const all = { en: english, ar: arabic, 'pt-br': portuguese }

test('there are twelve, each with texts, and every group has one', () => {
  expect(templates).toHaveLength(12)
  expect(templates.map(({ name }) => name).toSorted()).toEqual(Object.keys(english).toSorted())
  expect(new Set(templates.map(({ group }) => group))).toEqual(new Set(templateGroups))
})

describe.each(Locale.options)('in %s', (locale) => {
  test('the texts are in the language', async () => {
    const { queryFn } = templateTextsQuery(locale)
    expect(await (queryFn as () => Promise<unknown>)()).toEqual(all[locale])
  })
  test.each(Object.entries(all[locale]))('%s is a valid goal for a survey', (_, texts) => {
    const { goal, title, description } = texts
    expect(goal.length).toBeGreaterThanOrEqual(20)
    expect(goal.length).toBeLessThanOrEqual(limits.goal.max)
    expect(title.length).toBeLessThanOrEqual(40)
    expect(description.split(/[.!?؟]/).filter((sentence) => sentence.trim() !== '')).toHaveLength(1)
  })
})
