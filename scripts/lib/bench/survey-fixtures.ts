// Fixtures of benches: a signed-in owner, a published survey, conversations with an open question.
import { pause } from '#kernel/async/backoff.ts'
import { signIn } from '../client/sign-in.ts'

export type Owner = { cookie: string; ownerId: string }
export type OpenConversation = { sessionId: string; questionId: string }

type Json = Record<string, unknown>

/** Repeats a request that has to wait, as the respondent's page does. */
async function post<T>(url: string, body: Json, headers: Record<string, string> = {}): Promise<T> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const retryAfterS = Number(reply.headers.get('retry-after'))
  if (reply.status === 503 && retryAfterS > 0) {
    await pause(retryAfterS * 1_000)
    return post(url, body, headers)
  }
  if (!reply.ok) throw new Error(`POST ${url}: ${reply.status} ${await reply.text()}`)
  return (await reply.json()) as T
}

export async function publishSurvey(
  baseUrl: string,
): Promise<Owner & { id: string; publicId: string }> {
  const owner = await signIn(baseUrl, 'bruno@prosa.test')
  const headers = { cookie: owner.cookie }
  const points = ['What people use it for', 'What gets in their way', 'What they would change']
  const config = {
    max_questions: 12,
    validation_points: points.map((text, index) => ({ id: `p${index}`, text })),
  }
  const survey = await post<{ id: string; public_id: string }>(
    `${baseUrl}/api/surveys/advanced`,
    {
      title: 'How do you plan your day?',
      goal: 'Understand how teams plan their day and what gets in their way',
      description: '',
      language: 'en',
      config_json: JSON.stringify(config),
    },
    headers,
  )
  const reply = await fetch(`${baseUrl}/api/surveys/${survey.id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ status: 'published' }),
  })
  if (!reply.ok) throw new Error(`publishing: ${await reply.text()}`)
  return { ...owner, id: survey.id, publicId: survey.public_id }
}

/** Starts `count` conversations and waits for the opening question of each. */
export async function startConversations(
  baseUrl: string,
  publicId: string,
  count: number,
  concurrency = 16,
): Promise<OpenConversation[]> {
  const opened: OpenConversation[] = []
  let started = 0
  const startOne = async () => {
    while (started++ < count) {
      const { session_id } = await post<{ session_id: string }>(
        `${baseUrl}/api/public/surveys/${publicId}/sessions`,
        { mode: 'advanced', language: 'en' },
      )
      const { question } = await post<{ question: { id: string } }>(
        `${baseUrl}/api/public/sessions/${session_id}/first-question`,
        {},
      )
      opened.push({ sessionId: session_id, questionId: question.id })
    }
  }
  await Promise.all(Array.from({ length: concurrency }, startOne))
  return opened
}

/** Submits an answer; resolves with the response id and the position that the command reached. */
export async function postAnswer(
  baseUrl: string,
  { sessionId, questionId }: OpenConversation,
  text: string,
) {
  const reply = await post<{ response_id: string; position: string }>(
    `${baseUrl}/api/public/sessions/${sessionId}/responses`,
    { question_id: questionId, text_response: text },
  )
  return { responseId: reply.response_id, position: reply.position }
}

export async function fetchNextQuestion(
  baseUrl: string,
  sessionId: string,
): Promise<string | undefined> {
  const next = await post<{ question?: { id: string } }>(
    `${baseUrl}/api/public/sessions/${sessionId}/next-question`,
    {},
  )
  return next.question?.id
}
