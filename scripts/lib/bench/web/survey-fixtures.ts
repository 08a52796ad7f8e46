// Publishes a conversation and a form with a question of each kind.
import { createQuestion } from '../../../../tests/support/browser/form-editor-page.ts'
import { createApiCaller } from '../../../../tests/support/clients/survey-client.ts'
import { signIn } from '../../client/sign-in.ts'
import { publishSurvey } from '../survey-fixtures.ts'

const options = ['Price', 'Time', 'Place']

/** Resolves with the public URLs. */
export async function publishSurveys(baseUrl: string) {
  const { publicId } = await publishSurvey(baseUrl)
  const { cookie } = await signIn(baseUrl, 'layla@prosa.test')
  const call = createApiCaller(baseUrl, cookie)
  const { body } = await call('POST', '/api/surveys', {
    title: 'How was your visit to our shop?',
    goal: 'Find out how customers experience our shop and what they miss there',
    language: 'en',
    question_count: 4,
  })
  const { id, public_id } = body as { id: string; public_id: string }
  const questions = [
    createQuestion('a', 'open'),
    createQuestion('b', 'multiple', { options }),
    createQuestion('c', 'scale'),
    createQuestion('d', 'boolean'),
    createQuestion('e', 'ranking', { options }),
    createQuestion('f', 'number'),
    createQuestion('g', 'date'),
  ]
  for (const change of [{ questions }, { status: 'published' }]) {
    // oxlint-disable-next-line no-await-in-loop -- questions first, then publishing
    const { status } = await call('PUT', `/api/surveys/${id}`, change)
    if (status !== 200) throw new Error(`the form could not be published (${status})`)
  }
  return { conversation: `${baseUrl}/sa/${publicId}`, form: `${baseUrl}/s/${public_id}` }
}
