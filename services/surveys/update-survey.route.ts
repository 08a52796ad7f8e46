import type { z } from 'zod'
import { updateSurvey } from '#contract/api/surveys.ts'
import { type Call, route } from '#kernel/route.ts'
import type { SurveyRow } from '#projections/surveys/surveys.projection.ts'
import { readConfigJson } from './config-json.ts'
import { expectedVersion, withCurrent } from './expected-version.ts'
import { allowContent, allowQuestions, type Plan, planOf, withinActive } from './plan.ts'
import { answerSurvey, ownSurvey, surveyAfter } from './present-survey.ts'
import { survey } from './survey.decider.ts'
import type { Content } from './survey-state.policy.ts'

type Input = z.output<typeof updateSurvey.input>

export const updateSurveyRoute = route(updateSurvey, async (input, call) => {
  const { id, status, version } = input
  // Before the stream is folded, so that a stranger's guess costs no more than a look.
  const row = await ownSurvey(call, id)
  const plan = await planOf(call)
  const changes = changesIn(input, row, plan)
  const isPublished = status === 'published'
  if (isPublished && row.status !== 'published') allowContent(plan, { ...row, ...changes })
  const act = () =>
    call.execute(survey, id, {
      type: 'ChangeSurvey',
      ownerId: call.ownerId,
      changes,
      ...(status && { status }),
      ...withVersion(call, version),
    })
  const executed = await withCurrent(call, id, () =>
    isPublished ? withinActive(call, plan, id, act) : act(),
  )
  return answerSurvey(call, await surveyAfter(call, id, executed))
})

function withVersion(call: Call, inBody: number | undefined): { expectedVersion?: number } {
  const version = expectedVersion(call, inBody)
  return version === undefined ? {} : { expectedVersion: version }
}

function changesIn(input: Input, row: SurveyRow, plan: Plan): Partial<Content> {
  const { id: _, config_json, questions, status: __, version: ___, ...texts } = input
  // None is what a survey without a form has, said or not.
  const isForm = questions && questions.length + row.questions.length > 0
  if (questions) allowQuestions(plan, questions.length, row.questions.length)
  return {
    ...texts,
    ...(isForm && { questions }),
    ...(config_json !== undefined && { config: readConfigJson(config_json, plan, row.config) }),
  }
}
