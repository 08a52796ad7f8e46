// Fixtures of the screenshots: an owner's surveys in every state, created through the API.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { signIn } from '../client/sign-in.ts'
import { surveyTexts } from './survey-texts.ts'
import type { Language } from './language.ts'

const run = promisify(execFile)

export const accounts: Record<Language, string> = {
  en: 'bruno@prosa.test',
  ar: 'layla@prosa.test',
  'pt-br': 'ana@prosa.test',
}

type Survey = { id: string; public_id: string; title: string; version: number }
export type Api = <T>(method: string, path: string, body?: object) => Promise<T>

export type ScreenshotFixtures = {
  api: Api
  language: Language
  /** Published and answered, with credits bought, one answer unlocked, and insights. */
  answered: Survey
  /** Published, without answers. */
  fresh: Survey
  /** A draft that cannot be published. */
  incomplete: Survey
  /** A draft form with a question of each kind. */
  form: Survey
  /** A copy of the form, published. */
  publishedForm: Survey
  /** A draft with several versions. */
  revised: Survey
  /** Published, for respondents who call for help. */
  calls: { interview: Survey; form: Survey; text: string }
}

export async function signInToApi(baseUrl: string, language: Language) {
  const { cookie } = await signIn(baseUrl, accounts[language])
  const api: Api = async <T>(method: string, path: string, body?: object) => {
    const reply = await fetch(`${baseUrl}${path}`, {
      method,
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`)
    return (reply.status === 204 ? undefined : await reply.json()) as T
  }
  return { api, cookie }
}

export async function createFixtures(
  baseUrl: string,
  api: Api,
  language: Language,
): Promise<ScreenshotFixtures> {
  const { title, goal, points, others, questions } = surveyTexts[language]
  const createDraft = (draftTitle: string, config: object = {}) =>
    api<Survey>('POST', '/api/surveys/advanced', {
      title: draftTitle,
      goal,
      description: surveyTexts[language].description,
      language,
      config_json: JSON.stringify({
        ...{ advanced_mode: true, max_questions: 8, ai_personality: 'friendly' },
        validation_points: points.map((text, index) => ({ id: `p${index}`, text, editable: true })),
        ...config,
      }),
    })
  const setStatus = (id: string, status: string) =>
    api<Survey>('PUT', `/api/surveys/${id}`, { status })

  const firstDraft = await createDraft(title)
  const answered = await setStatus(firstDraft.id, 'published')
  await simulateRespondents(baseUrl, language, answered.public_id)
  await buyAndUnlock(api, answered.id)
  await api('POST', `/api/surveys/${answered.id}/generate-insights`, {})

  for (const [index, name] of others.entries()) {
    const { id } = await createDraft(name)
    if (index % 4 > 0) await setStatus(id, 'published')
    if (index % 4 === 2) await setStatus(id, 'paused')
    if (index % 4 === 3) await setStatus(id, 'closed')
    if (index >= others.length - 2) await api('DELETE', `/api/surveys/${id}`)
  }
  const revised = await createDraft(others[0]!)
  await api('PUT', `/api/surveys/${revised.id}`, { title: others[1], description: goal })
  const { version } = await api<Survey>('PUT', `/api/surveys/${revised.id}`, { title: others[2] })
  const incomplete = await createDraft(others[3]!, { validation_points: [] })
  const form = await api<Survey>('POST', '/api/surveys', {
    ...{ title: others[4], goal, language },
  })
  await api('PUT', `/api/surveys/${form.id}`, { questions })
  const copy = await api<Survey>('POST', '/api/surveys', {
    ...{ title: others[4], goal, language },
  })
  await api('PUT', `/api/surveys/${copy.id}`, { questions })
  const publishedForm = await setStatus(copy.id, 'published')
  const unanswered = await createDraft(others[5]!)
  const fresh = await setStatus(unanswered.id, 'published')
  const calls = await createSurveysForCalls(api, language, setStatus)
  const lists = { answered, fresh, incomplete, form, publishedForm }
  return { api, language, ...lists, revised: { ...revised, version }, calls }
}

/** An interview and a form of two questions, in a country with help lines. */
async function createSurveysForCalls(
  api: Api,
  language: Language,
  setStatus: (id: string, status: string) => Promise<Survey>,
): Promise<ScreenshotFixtures['calls']> {
  const { others, goal, points, questions, callForHelp } = surveyTexts[language]
  const texts = { title: others[0], goal, language, country: language === 'ar' ? 'LB' : 'BR' }
  const validation_points = points.map((text, index) => ({ id: `p${index}`, text, editable: true }))
  const interview = await api<Survey>('POST', '/api/surveys/advanced', {
    ...texts,
    config_json: JSON.stringify({ advanced_mode: true, max_questions: 8, validation_points }),
  })
  const form = await api<Survey>('POST', '/api/surveys', texts)
  // An open question and one to be answered by a click.
  await api('PUT', `/api/surveys/${form.id}`, { questions: [questions[0], questions[4]] })
  return {
    interview: await setStatus(interview.id, 'published'),
    form: await setStatus(form.id, 'published'),
    text: callForHelp,
  }
}

/** Runs the demo against a survey. */
async function simulateRespondents(
  baseUrl: string,
  language: Language,
  survey: string,
): Promise<void> {
  const accountArgs = ['--url', baseUrl, '--as', accounts[language], '--language', language]
  const runArgs = ['--survey', survey, '--pace', 'fast', '--respondents', '8']
  await run(process.execPath, ['scripts/demo.ts', ...accountArgs, ...runArgs])
}

/** Buys credits and unlocks the first locked response. */
async function buyAndUnlock(api: Api, id: string): Promise<void> {
  const { payment_intent_id } = await api<{ payment_intent_id: string }>(
    'POST',
    '/api/billing/create-payment-intent',
    { package_id: 'professional_50' },
  )
  await api('POST', '/api/billing/confirm-payment', { payment_intent_id })
  const forSale = await api<{ id: string }[]>('GET', `/api/surveys/${id}/qualified-responses`)
  if (forSale[0]) await api('POST', `/api/responses/${forSale[0].id}/unlock`, {})
}
