// What respondents and owners do over HTTP, in few words.
import { randomUUID } from 'node:crypto'
import type { NextQuestion } from '#contract/api/public.ts'
import type { Survey } from '#contract/api/surveys.ts'
import { createRespondent } from '../../scripts/simulated-respondents/respondent.ts'
import type { PublicHouse } from './public-house.ts'

type Refused = { code: string; error: string }
type Started = Refused & { session_id: string; missing?: string[] }
type Asked = NextQuestion & Refused & { position: string; rewards_data?: { rewards: object[] } }

const texts = ['Main reasons for leaving', 'Is the price fair?']
const points = texts.map((text, n) => ({ id: `p${n}`, text }))

export function visitorsOf(house: PublicHouse) {
  async function published(owner: string, config: object = {}): Promise<Survey> {
    const { body } = await house.call<Survey>('POST /api/surveys/advanced', {
      owner,
      body: {
        title: 'Why customers cancel',
        goal: 'Understand why customers cancel their subscription',
        language: 'en',
        config_json: JSON.stringify({ validation_points: points, max_questions: 5, ...config }),
      },
    })
    const publish = { owner, body: { status: 'published' } }
    return (await house.call<Survey>(`PUT /api/surveys/${body.id}`, publish)).body
  }
  const start = (publicId: string, body: object = {}, headers = {}) =>
    house.call<Started>(`POST /api/public/surveys/${publicId}/sessions`, { body, headers })
  const session = (id: string, call: string, body: object = {}, headers = {}) =>
    house.call<Asked>(`POST /api/public/sessions/${id}/${call}`, { body, headers })

  /** A session of a new owner's new survey. */
  async function begun(config: object = {}) {
    const owner = randomUUID()
    const survey = await published(owner, config)
    const { body } = await start(survey.public_id)
    return { owner, survey, id: body.session_id }
  }

  /** Answers until there is no further question. */
  async function hold(id: string, seed = 1) {
    const person = createRespondent('talkative', 'en', seed)
    let { body } = await session(id, 'first-question')
    while (body.question) {
      const { text, type, options, id: question_id } = body.question
      const reply = person.answer({ text, kind: type, options })
      await session(id, 'responses', {
        question_id,
        text_response: reply.text,
        selected_options: reply.selectedOptions,
        scale_value: reply.scale,
        boolean_value: reply.boolean,
        ranking_order: reply.ranking,
        number_value: reply.number,
        date_value: reply.date,
      })
      const documented = { context_preserved: true, anti_repetition: true }
      body = (await session(id, 'next-question', documented)).body
    }
    return body
  }

  return { published, start, session, begun, hold }
}
