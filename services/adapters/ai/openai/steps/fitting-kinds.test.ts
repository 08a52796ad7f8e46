import { expect, test } from 'vitest'
import { sampleBrief } from '../../../../../tests/support/servers/openai/engine-fixture.ts'
import { fittingKinds } from './fitting-kinds.ts'

const kindsOf = (question: string | undefined, text = 'Thing') =>
  fittingKinds({
    ...sampleBrief,
    ...{
      kinds: ['open', 'scale', 'nps'],
      objective: { id: 'o1', text, ...(question && { question }) },
    },
  })

test.each([
  'How likely are you to come to a tenants’ meeting?',
  'De 0 a 10, qual a chance de você voltar?',
  'إلى أي حد كان رضاك عن الخدمة؟',
])('a scale fits: %s', (question) => expect(kindsOf(question)).toContain('scale'))

test.each([
  'How useful is the kids’ corner to you?',
  'O quanto as placas ficam claras para você?',
  'إلى أي حد تناسبك أوقات الدوام؟',
])('words fit better than a scale: %s', (question) =>
  expect(kindsOf(question)).toEqual(['open', 'nps']),
)

test('where the stored question asks for a reason, an answer in words has both', () => {
  expect(kindsOf('From 0 to 10, how likely are you to recommend it, and why?')).toEqual(['open'])
  const question = 'De 0 a 10, qual a chance de você voltar, e por quê?'
  const objective = { id: 'o1', text: 'Thing', question }
  const kinds = ['open', 'nps'] as const
  const portuguese = { ...sampleBrief, kinds, objective, surveyLanguage: 'pt-br' as const }
  expect(fittingKinds(portuguese)).toEqual(['open'])
})

test('the point may ask for the score, and without a stored question all kinds are left', () => {
  expect(kindsOf('How was the course?', 'Satisfaction from 1 to 10')).toContain('scale')
  expect(kindsOf(undefined)).toContain('scale')
})
