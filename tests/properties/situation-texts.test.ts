// What native writers wrote for situations is neither leading nor double-barrelled, by the bench's own detectors.
import { expect, test } from 'vitest'
import { SurveyLanguage } from '#contract/languages.ts'
import { lexicons } from '../../scripts/lib/bench/interviewer/text-analysis.ts'
import { situationTexts } from '../../services/adapters/ai/offline/interview/situation-texts.ts'

test.each(SurveyLanguage.options)(
  '%s: questions and acknowledgements guess nothing',
  (language) => {
    const { leading, doubleBarrelled } = lexicons[language]
    const texts = [...situationTexts(language).values()].flatMap(
      ({ questions, acknowledgements }) => [
        ...questions.map(({ text }) => text),
        ...acknowledgements,
      ],
    )
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.filter((text) => leading.test(text) || doubleBarrelled.test(text))).toEqual([])
  },
)
