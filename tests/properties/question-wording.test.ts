// Checks every wording of the offline engine by the rules of wording.
import { describe, expect, test } from 'vitest'
import {
  type Guard,
  Intent,
  ProbeKind,
  InterviewPurpose,
} from '#contract/events/conversation-types.ts'
import { Personality, SurveyLanguage } from '#contract/languages.ts'
import { QuestionKind } from '#contract/survey.ts'
import type { QuestionBrief } from '#ports/ai/interview.ts'
import { pointAt } from '../../services/adapters/ai/offline/points/known-points.ts'
import { languageOf } from '../../services/adapters/ai/languages/languages.ts'
import { fillSubject } from '../../services/adapters/ai/offline/points/points.ts'
import {
  purposeNames,
  type PurposeName,
} from '../../services/adapters/ai/languages/types/purposes.ts'
import { renderQuestion } from '../../services/adapters/ai/offline/interview/question-rendering.ts'
import { checkWording } from '../../services/conversations/interview/wording/question-guard.policy.ts'
import { questionBrief } from '../support/fixtures/question-brief.ts'

const sampleAnswers: Record<SurveyLanguage, [string, string]> = {
  'pt-br': [
    'o suporte demorou três dias para responder',
    'Paguei dois meses sem usar o aplicativo e ninguém me avisou',
  ],
  en: ['support took three days to reply', 'I paid for two months without using the app'],
  ar: ['الدعم احتاج إلى ثلاثة أيام للرد', 'دفعت عن شهرين دون أن أستخدم التطبيق'],
  es: ['el soporte tardó tres días en responder', 'pagué dos meses sin usar la aplicación'],
}
/** Objectives as typed by owners. */
const ownerPoints: Record<SurveyLanguage, string[]> = {
  'pt-br': [
    'Embalagem',
    'O preço é justo?',
    'coisas q irritam... no app!!',
    'Facilidade de uso',
    'Entrega na porta',
    'Bairro',
  ],
  en: [
    'Packaging',
    'Is the price fair?',
    'stuff that annoys ppl... in the app!!',
    'How often they order',
    'Doorstep delivery',
    'Street',
  ],
  ar: [
    'التغليف',
    'هل السعر عادل؟',
    'أشياء تزعج... في التطبيق!!',
    'سهولة الاستخدام',
    'التوصيل إلى الباب',
    'الحي',
  ],
  es: [
    'Embalaje',
    '¿El precio es justo?',
    'cosas que molestan... en la app!!',
    'Facilidad de uso',
    'Entrega a domicilio',
    'Barrio',
  ],
}
const proposedPoints = (purpose: PurposeName, language: SurveyLanguage) =>
  languageOf(language).points.byPurpose[purpose].map(([text]) =>
    fillSubject(text, languageOf(language).purposes.defaultSubjects[purpose], language),
  )

/** The broken rules of a wording, with its text. */
async function faultsOf(brief: QuestionBrief): Promise<{ text: string; faults: string[] }> {
  const { text, kind, options } = await renderQuestion(brief)
  const { language, kinds, goal, transcript, title, objective } = brief
  const guard = checkOnce(
    { text, kind, options },
    {
      language,
      kinds,
      goal,
      previousQuestions: transcript.map(({ question }) => question),
      allowedTexts: [title, objective?.text ?? '', ...transcript.map(({ answer }) => answer)],
      objectiveIds: ['p'],
    },
  )
  return { text, faults: guard ? [`${guard}: ${text}`] : [] }
}

const checked = new Map<string, Guard | undefined>()

/** Many briefs have a wording that another one has, under the same rules. */
function checkOnce(...given: Parameters<typeof checkWording>): Guard | undefined {
  const key = JSON.stringify(given)
  if (!checked.has(key)) checked.set(key, checkWording(...given))
  return checked.get(key)
}

async function faultsAmong(briefs: readonly Partial<QuestionBrief>[]): Promise<string[]> {
  expect(briefs.length).toBeGreaterThan(0)
  const found = await Promise.all(briefs.map((brief) => faultsOf(questionBrief(brief))))
  return [...new Set(found.flatMap(({ faults }) => faults))]
}

const objectiveOf = (text: string) => ({ id: 'p', text })

describe.each(SurveyLanguage.options)('wordings in %s', (language) => {
  const points = [
    ...ownerPoints[language],
    ...purposeNames.flatMap((purpose) => proposedPoints(purpose, language)),
    ...languageOf(language).points.aspects.map((_, index) =>
      fillSubject(pointAt({ purpose: 'aspects', index }, language)[0], '…', language),
    ),
  ].map(objectiveOf)

  describe.each(Personality.options)('of the %s personality', (personality) => {
    const briefs = ({ purpose: only, ...over }: Partial<QuestionBrief>) =>
      (only ? [only] : InterviewPurpose.options).flatMap((purpose) =>
        [2, 3, 4, 5].map((number) => ({ language, personality, purpose, number, ...over })),
      )
    test('break no rule for any objective', async () => {
      const given = points.flatMap((objective) => [
        ...briefs({ objective, kinds: ['open'] }),
        // Other kinds are asked for an objective only.
        ...briefs({ objective, kinds: QuestionKind.options, purpose: 'objective' }),
      ])
      expect(await faultsAmong(given)).toEqual([])
    })
    test('break no rule after any answer', async () => {
      const given = ProbeKind.options.flatMap((probe) =>
        [...sampleAnswers[language], '4'].flatMap((text) =>
          briefs({ purpose: 'probe', probe, about: { text } }),
        ),
      )
      expect(await faultsAmong(given)).toEqual([])
    })
    test('break no rule after any intent', async () => {
      const given = Intent.options.flatMap((after) =>
        ownerPoints[language].flatMap((text) => briefs({ after, objective: objectiveOf(text) })),
      )
      expect(await faultsAmong(given)).toEqual([])
    })
    test('break no rule for an objective in another language', async () => {
      const others = SurveyLanguage.options.filter((other) => other !== language)
      const given = others.flatMap((surveyLanguage) =>
        [...ownerPoints[surveyLanguage], ...proposedPoints('pricing', surveyLanguage)].flatMap(
          (text) =>
            briefs({
              surveyLanguage,
              title: ownerPoints[surveyLanguage][1] ?? '',
              objective: objectiveOf(text),
              after: 'answer',
              kinds: QuestionKind.options,
            }),
        ),
      )
      expect(await faultsAmong(given)).toEqual([])
    })
    test.each(['own', ...purposeNames] as const)(
      'do not repeat in fifteen questions (%s)',
      async (purpose) => {
        const texts =
          purpose === 'own'
            ? ownerPoints[language]
            : [
                ...proposedPoints(purpose, language).slice(0, 4),
                ...ownerPoints[language].slice(0, 1),
              ]
        for (const isTalkative of [true, false]) {
          const soFar: QuestionBrief['transcript'][number][] = []
          for (const [index, step] of planOf(texts).entries()) {
            const answer = isTalkative ? sampleAnswers[language][index % 2]! : '…'
            const { text, faults } = await faultsOf(
              questionBrief({
                ...step,
                language,
                personality,
                number: index + 1,
                after: index === 0 ? null : 'answer',
                about: isTalkative ? { text: answer } : null,
                transcript: soFar,
              }),
            )
            expect(faults).toEqual([])
            soFar.push({ question: text, objectiveId: 'p', answer })
          }
          expect(soFar).toHaveLength(15)
        }
      },
    )
  })
})

type Step = Pick<QuestionBrief, 'purpose' | 'probe' | 'objective'>

/** Every point, then follow-ups, up to fifteen questions. */
function planOf(points: readonly string[]): Step[] {
  const step = (purpose: Step['purpose'], text?: string, probe: Step['probe'] = null): Step => ({
    purpose,
    probe,
    objective: text === undefined ? null : objectiveOf(text),
  })
  const followUps = points.flatMap((text, index) => [
    step('other-angle', text),
    step('probe', text, ProbeKind.options[index % 4]),
  ])
  const steps = [...points.map((text) => step('objective', text)), ...followUps]
  return [step('opening'), ...steps.slice(0, 13), step('closing')]
}
