// Respondents' and owners' HTTP calls.
import { randomUUID } from 'node:crypto'
import type { NextQuestion } from '#contract/api/conversation-turns.ts'
import type { Survey } from '#contract/api/surveys.ts'
import { createRespondent } from '../../../scripts/lib/simulated-respondents/respondent.ts'
import type { ConversationTestServer } from '../servers/conversation-test-server.ts'

type ProblemBody = { code: string; error: string }
type SessionReply = ProblemBody & { session_id: string; missing?: string[] }
type QuestionReply = NextQuestion &
  ProblemBody & { position: string; rewards_data?: { rewards: object[] } }

const texts = ['Main reasons for leaving', 'Is the price fair?']
const points = texts.map((text, n) => ({ id: `p${n}`, text }))

export function createRespondentClient(server: ConversationTestServer) {
  async function createPublishedSurvey(owner: string, config: object = {}): Promise<Survey> {
    const { body } = await server.call<Survey>('POST /api/surveys/advanced', {
      owner,
      body: {
        title: 'Why customers cancel',
        goal: 'Understand why customers cancel their subscription',
        language: 'en',
        config_json: JSON.stringify({ validation_points: points, max_questions: 5, ...config }),
      },
    })
    const publish = { owner, body: { status: 'published' } }
    return (await server.call<Survey>(`PUT /api/surveys/${body.id}`, publish)).body
  }
  const startSession = (publicId: string, body: object = {}, headers = {}) =>
    server.call<SessionReply>(`POST /api/public/surveys/${publicId}/sessions`, { body, headers })
  const callSession = (id: string, call: string, body: object = {}, headers = {}) =>
    server.call<QuestionReply>(`POST /api/public/sessions/${id}/${call}`, { body, headers })

  /** A session of a new owner's new survey. */
  async function startNewSession(config: object = {}) {
    const owner = randomUUID()
    const survey = await createPublishedSurvey(owner, config)
    const { body } = await startSession(survey.public_id)
    return { owner, survey, id: body.session_id }
  }

  /** Answers until there is no further question. */
  /** `first`: the first answer; the others are those of a simulated respondent. */
  async function completeConversation(id: string, seed = 1, first?: string) {
    const person = createRespondent('talkative', 'en', seed)
    let { body } = await callSession(id, 'first-question')
    for (let isFirst = true; body.question; isFirst = false) {
      const { text, type, options, id: question_id } = body.question
      const reply = person.answer({ text, kind: type, options })
      await callSession(id, 'responses', {
        question_id,
        text_response: isFirst && first ? first : reply.text,
        selected_options: reply.selectedOptions,
        scale_value: reply.scale,
        nps_value: reply.nps,
        boolean_value: reply.boolean,
        ranking_order: reply.ranking,
        number_value: reply.number,
        date_value: reply.date,
      })
      const documented = { context_preserved: true, anti_repetition: true }
      body = (await callSession(id, 'next-question', documented)).body
    }
    return body
  }

  return { createPublishedSurvey, startSession, callSession, startNewSession, completeConversation }
}
