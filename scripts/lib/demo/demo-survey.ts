// The survey that simulated respondents answer: the named one, else the owner's newest published one, else a new one.
import { getPublicSurvey } from '#contract/api/public.ts'
import {
  createAdvancedSurvey,
  generateStructure,
  listSurveys,
  updateSurvey,
} from '#contract/api/surveys.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import {
  fieldRuleOf,
  requiredFieldsOf,
  type FieldType,
  type PreSurveyConfig,
} from '#contract/pre-survey.ts'
import { callApi } from '../client/call-api.ts'

export type DemoSurvey = {
  publicId: string
  title: string
  language: SurveyLanguage
  requiredFields: { name: string; type: FieldType }[]
  /** Undefined when the survey belongs to another owner. */
  id: string | undefined
}

type SurveyChoice = { publicId: string | undefined; language: SurveyLanguage | undefined }
type Owner = { baseUrl: string; cookie: string }

const goals: Record<SurveyLanguage, string> = {
  'pt-br':
    'Entender por que clientes que testam nosso aplicativo de finanças desistem na primeira semana, e o que os faria ficar.',
  en: 'Understand why people who try our budgeting app leave in the first week, and what would have made them stay.',
  ar: 'فهم سبب توقف من يجربون تطبيقنا لإدارة المصروفات عن استخدامه في الأسبوع الأول، وما الذي كان سيجعلهم يستمرون.',
  es: 'Entender por qué quienes prueban nuestra aplicación de finanzas la dejan en la primera semana y qué los haría quedarse.',
}

/** `isNew`: the survey was created by this call. */
export async function findOrCreateSurvey(
  owner: Owner,
  { publicId, language }: SurveyChoice,
): Promise<{ survey: DemoSurvey; isNew: boolean }> {
  const { baseUrl, cookie } = owner
  const ownSurveys = await callApi(baseUrl, listSurveys, {}, cookie)
  const newest = ownSurveys.find(({ status }) => status === 'published')
  if (publicId) {
    const id = ownSurveys.find(({ public_id }) => public_id === publicId)?.id
    return { survey: await loadSurvey(baseUrl, publicId, id), isNew: false }
  }
  if (newest)
    return { survey: await loadSurvey(baseUrl, newest.public_id, newest.id), isNew: false }
  const created = await createPublishedSurvey(owner, language ?? 'pt-br')
  return { survey: await loadSurvey(baseUrl, created.public_id, created.id), isNew: true }
}

async function loadSurvey(
  baseUrl: string,
  publicId: string,
  id: string | undefined,
): Promise<DemoSurvey> {
  const { title, language, config_json } = await callApi(baseUrl, getPublicSurvey, { publicId })
  const { pre_survey_config: before } = JSON.parse(config_json) as {
    pre_survey_config?: PreSurveyConfig
  }
  return {
    publicId,
    title,
    language,
    id,
    requiredFields: before
      ? requiredFieldsOf(before).map((name) => ({ name, type: fieldRuleOf(before, name).type }))
      : [],
  }
}

async function createPublishedSurvey({ baseUrl, cookie }: Owner, language: SurveyLanguage) {
  const goal = goals[language]
  const {
    title,
    description,
    language: _,
    ...config
  } = await callApi(baseUrl, generateStructure, { goal }, cookie)
  const draft = await callApi(
    baseUrl,
    createAdvancedSurvey,
    {
      title,
      goal,
      description,
      language,
      config_json: JSON.stringify({ ...config, advanced_mode: true }),
    },
    cookie,
  )
  return callApi(baseUrl, updateSurvey, { id: draft.id, status: 'published' }, cookie)
}
