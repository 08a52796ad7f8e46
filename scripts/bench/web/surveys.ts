// A conversation and a form with a question of each kind, published.
import { question } from '../../../tests/e2e/form-page.ts'
import { asking } from '../../../tests/support/walked-survey.ts'
import { signIn } from '../../client/sign-in.ts'
import { publishedSurvey } from '../conversations.ts'

const options = ['Price', 'Time', 'Place']

/** Their public addresses. */
export async function openSurveys(baseUrl: string) {
  const { publicId } = await publishedSurvey(baseUrl)
  const { cookie } = await signIn(baseUrl, 'layla@prosa.test')
  const ask = asking(baseUrl, cookie)
  const { body } = await ask('POST', '/api/surveys', {
    title: 'How was your visit to our shop?',
    goal: 'Find out how customers experience our shop and what they miss there',
    language: 'en',
    question_count: 4,
  })
  const { id, public_id } = body as { id: string; public_id: string }
  const questions = [
    question('a', 'open'),
    question('b', 'multiple', { options }),
    question('c', 'scale'),
    question('d', 'boolean'),
    question('e', 'ranking', { options }),
    question('f', 'number'),
    question('g', 'date'),
  ]
  for (const change of [{ questions }, { status: 'published' }]) {
    // oxlint-disable-next-line no-await-in-loop -- what is published has its questions
    const { status } = await ask('PUT', `/api/surveys/${id}`, change)
    if (status !== 200) throw new Error(`the form could not be published (${status})`)
  }
  return { conversation: `${baseUrl}/sa/${publicId}`, form: `${baseUrl}/s/${public_id}` }
}
