import type { z } from 'zod'
import { updateSurvey } from '#contract/api/surveys.ts'
import type { SurveyConfig } from '#contract/survey.ts'
import { type RequestContext, route } from '#kernel/http/route.ts'
import type { SurveyRow } from '#projections/surveys/surveys.projection.ts'
import { parseConfigJson } from './config-json.ts'
import { adaptToLanguage, keepSpokenQuestions } from './spoken-questions.policy.ts'
import { readExpectedVersion, attachCurrentOnConflict } from './expected-version.ts'
import {
  assertContentWithinPlan,
  assertQuestionLimit,
  type Plan,
  findPlan,
  withActiveSurveyLimit,
} from '../plan-limits.ts'
import { presentWithEtag, findOwnSurvey, readSurveyAfter } from '../present-survey.ts'
import { survey } from '../survey.decider.ts'
import type { SurveyContent } from '../survey-state.ts'

type UpdateSurveyInput = z.output<typeof updateSurvey.input>

export const updateSurveyRoute = route(updateSurvey, async (input, call) => {
  const { id, status, version } = input
  // Read first: another owner's id is refused without folding the stream.
  const row = await findOwnSurvey(call, id)
  const plan = await findPlan(call)
  const changes = toChanges(input, row, plan)
  const isPublished = status === 'published'
  if (isPublished && row.status !== 'published')
    assertContentWithinPlan(plan, { ...row, ...changes })
  const update = () =>
    call.execute(survey, id, {
      type: 'ChangeSurvey',
      ownerId: call.ownerId,
      changes,
      ...(status && { status }),
      ...expectedVersionOption(call, version),
    })
  const executed = await attachCurrentOnConflict(call, id, () =>
    isPublished ? withActiveSurveyLimit(call, plan, id, update) : update(),
  )
  return presentWithEtag(call, await readSurveyAfter(call, id, executed))
})

function expectedVersionOption(
  call: RequestContext,
  inBody: number | undefined,
): { expectedVersion?: number } {
  const version = readExpectedVersion(call, inBody)
  return version === undefined ? {} : { expectedVersion: version }
}

function configChange(
  { config_json, language }: UpdateSurveyInput,
  row: SurveyRow,
  plan: Plan,
): { config?: SurveyConfig } {
  const config =
    config_json === undefined
      ? row.config
      : keepSpokenQuestions(parseConfigJson(config_json, plan, row.config), row.config)
  const adapted = adaptToLanguage(config, language ?? row.language)
  return config_json === undefined && adapted === row.config ? {} : { config: adapted }
}

function toChanges(input: UpdateSurveyInput, row: SurveyRow, plan: Plan): Partial<SurveyContent> {
  const { id: _, config_json: ____, questions, status: __, version: ___, country, ...texts } = input
  // An empty list of questions in an advanced survey is no change.
  const isForm = questions && questions.length + row.questions.length > 0
  if (questions) assertQuestionLimit(plan, questions.length, row.questions.length)
  return {
    ...texts,
    // Content without a country and content with null are the same.
    ...(country !== undefined && country !== row.country && { country }),
    ...(isForm && { questions }),
    ...configChange(input, row, plan),
  }
}
