import { describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import type { SurveyLanguage } from '#contract/languages.ts'
import { esperanto } from '../../../tests/support/fixtures/languages/esperanto/language.ts'
import { registerLanguage } from '../../../services/adapters/ai/languages/languages.ts'
import {
  learnedSafety,
  type LearnedSafety,
} from '../../../services/adapters/ai/learned/judgements.ts'
import { parseWordClasses } from '../../../services/adapters/ai/learned/word-classes.ts'
import {
  corpusLanguages,
  FeelingRow,
  GoalRow,
  IntentRow,
  readCorpus,
  readPhrases,
  SafetyRow,
  WorthRow,
} from './corpus.ts'

describe.each(corpusLanguages)('the corpus in %s', (language) => {
  const texts = (kind: string) =>
    readCorpus(kind, language, z.object({ t: z.string() })).flatMap(({ rows }) =>
      rows.map(({ t }) => t),
    )

  test('has rows of every kind that can be read, by several authors', () => {
    const rowsOf: Record<string, z.ZodType> = {
      safety: SafetyRow,
      feeling: FeelingRow,
      intents: IntentRow,
      goals: GoalRow,
      worth: WorthRow,
    }
    for (const [kind, row] of Object.entries(rowsOf)) {
      const authors = readCorpus(kind, language, row)
      expect(authors.length).toBeGreaterThanOrEqual(2)
      for (const { author, rows } of authors)
        expect({ author, kind, isShort: rows.length <= 20 }).toMatchObject({ isShort: false })
    }
  })

  test.each(['safety', 'feeling'])('says nothing twice in %s', (kind) => {
    const all = texts(kind)
    expect(all.length - new Set(all).size).toBeLessThan(all.length / 200)
  })

  test('has as many innocent phrases as calls for help', () => {
    const count = (label: string) => readPhrases(language, [label]).length
    expect(count('innocent')).toBeGreaterThan(900)
    expect(count('distress') + count('concern')).toBeGreaterThan(900)
  })

  test('taught the model most of its calls for help, and to leave ordinary answers alone', () => {
    const rows = readCorpus('safety', language, SafetyRow).flatMap((each) => each.rows)
    const share = (tier: string, isFound: (safety: LearnedSafety) => boolean) => {
      const own = rows.filter(({ y }) => y === tier)
      return own.filter(({ t }) => isFound(learnedSafety(t, language)!)).length / own.length
    }
    expect(
      share('distress', ({ tier, isPossible }) => tier !== null || isPossible),
    ).toBeGreaterThan(0.85)
    expect(share('none', ({ tier }) => tier !== null)).toBeLessThan(0.1)
    const ordinary = readCorpus('intents', language, IntentRow).flatMap((each) => each.rows)
    const asked = ordinary.filter(({ t }) => learnedSafety(t, language)?.tier)
    expect(asked.length / ordinary.length).toBeLessThan(0.1)
  })
})

test('a language without models is judged by rules alone', () => {
  onTestFinished(registerLanguage(esperanto))
  expect(learnedSafety('mi volas morti', esperanto.code as SurveyLanguage)).toBeUndefined()
})

test('word classes have words, stems and phrases', () => {
  const { words, stems, phrases } = parseWordClasses(
    '# note\n[night]\nnight, late at night\n[blood]\nbleed*',
  )
  expect(words.get('night')).toEqual(new Set(['night']))
  expect(stems.get('bleed')).toEqual(new Set(['blood']))
  expect(phrases.get('late')).toEqual([
    { words: ['late', 'at', 'night'], classes: new Set(['night']) },
  ])
})
