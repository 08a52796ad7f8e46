import i18next, { type TFunction } from 'i18next'
import { describe, expect, test } from 'vitest'
import type { SurveyStructure } from '#contract/api/surveys.ts'
import arabic from '../../../locales/ar/owner.json' with { type: 'json' }
import english from '../../../locales/en/owner.json' with { type: 'json' }
import portuguese from '../../../locales/pt-br/owner.json' with { type: 'json' }
import { CallError } from '../../../shared/call.ts'
import { preselectedLanguage, validateStructure, generationErrorText } from './generation.ts'

async function createTranslator(owner: object): Promise<TFunction> {
  const instance = i18next.createInstance()
  await instance.init({ lng: 'x', ns: ['owner'], defaultNS: 'owner', resources: { x: { owner } } })
  return instance.t as TFunction
}

const complete: SurveyStructure = {
  title: 'Why?',
  description: '',
  language: 'en',
  validation_points: [{ id: 'point-1', text: 'Reasons' }],
  ai_personality: 'curious',
  max_questions: 8,
  enable_audio: false,
  enable_whatsapp: false,
  conversation_mode: false,
  pre_survey_config: { enabled: false, required_fields: [] },
  post_survey_rewards: { enabled: false, rewards: [] },
}
const failureOf = (broken: unknown): Error => {
  try {
    validateStructure(broken as SurveyStructure)
  } catch (error) {
    return error as Error
  }
  throw new Error('accepted an incomplete structure')
}
const problem = (status: number, code?: string) =>
  new CallError('problem', status, (code ? { code } : {}) as object)

describe('the documented error text', () => {
  test.each<[string, Error, string, string]>([
    [
      'an incomplete structure',
      failureOf({}),
      'Erro ao gerar estrutura da pesquisa',
      'Estrutura de pesquisa inválida recebida do servidor.',
    ],
    [
      'a structure that the server refused',
      problem(502, 'surveys/structure-invalid'),
      'Erro ao gerar estrutura da pesquisa',
      'Estrutura de pesquisa inválida recebida do servidor.',
    ],
    [
      'a status without a reason',
      problem(502),
      'Erro ao gerar estrutura da pesquisa',
      'Servidor retornou resposta inválida (502). Tente novamente.',
    ],
    [
      'an answer that is not JSON',
      new CallError('unreadable', 200),
      'Erro ao gerar estrutura da pesquisa',
      'Resposta do servidor não é um JSON válido. Tente novamente.',
    ],
    [
      'a refusal',
      problem(502, 'surveys/structure-failed'),
      'Erro ao gerar estrutura da pesquisa',
      '',
    ],
    [
      'anything else',
      new Error('oops'),
      'Erro inesperado ao gerar estrutura da pesquisa',
      'Ocorreu um erro. Tente novamente.',
    ],
  ])('for %s', async (_, error, title, detail) =>
    expect(generationErrorText(await createTranslator(portuguese), error)).toEqual({
      title,
      detail,
    }),
  )
})

test.each([
  ['en', english],
  ['ar', arabic],
  ['pt-br', portuguese],
])('every failure has its own text in %s', async (_, resources) => {
  const t = await createTranslator(resources)
  const errors = [
    failureOf({}),
    problem(502),
    problem(503, 'surveys/structure-unavailable'),
    new CallError('unreadable', 200),
    new CallError('timeout', 0),
    new CallError('network', 0),
  ]
  const texts = errors.map((error) => generationErrorText(t, error).detail)
  expect(new Set(texts).size).toBe(errors.length)
  expect(texts.join()).not.toMatch(/\{\{|create\.|errors\./)
})

describe('a structure', () => {
  test('that is complete is returned unchanged', () =>
    expect(validateStructure(complete)).toBe(complete))
  test.each(
    Object.keys(complete).filter(
      (name) => !/^enable|^conversation/.test(name),
    ) as (keyof typeof complete)[],
  )('is invalid without its %s', (name) => {
    const { [name]: _, ...rest } = complete
    expect(failureOf(rest).name).toBe('IncompleteStructure')
  })
  test.each([null, undefined, [], 'text', { ...complete, validation_points: [null] }])(
    'cannot be %j',
    (broken) => expect(failureOf(broken).name).toBe('IncompleteStructure'),
  )
})

test.each([
  ['the goal’s without settings', undefined, 'en'],
  ['the goal’s where the default follows the interface', ['ar', 'ar'], 'en'],
  ['a default of its own', ['ar', 'es'], 'es'],
] as const)('preselects %s', (_, languages, expected) => {
  const settings = languages && {
    interface_language: languages[0],
    default_survey_language: languages[1],
  }
  expect(preselectedLanguage('en', settings)).toBe(expected)
})
