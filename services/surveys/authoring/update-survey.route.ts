import type { z } from 'zod'
import { updateSurvey } from '#contract/api/surveys.ts'
import type { SurveyConfig } from '#contract/survey.ts'
import { type RequestContext, route } from '#kernel/http/route.ts'
import type { Ai } from '#ports/ai.ts'
import { findPlan, type OwnerPlan } from '#projections/accounts/allowance.ts'
import type { SurveyRow } from '#projections/surveys/surveys.projection.ts'
import { parseConfigJson } from './config-json.ts'
import { adaptToLanguage, keepSpokenQuestions } from './spoken-questions.policy.ts'
import { translateQuestions } from './translate-questions.ts'
import { readExpectedVersion, attachCurrentOnConflict } from './expected-version.ts'
import {
  assertContentWithinPlan,
  assertQuestionLimit,
  withActiveSurveyLimit,
} from '../plan-limits.ts'
import { presentWithEtag, findOwnSurvey, readSurveyAfter } from '../present-survey.ts'
import { survey } from '../survey.decider.ts'
import type { SurveyContent } from '../survey-state.ts'

type UpdateSurveyInput = z.output<typeof updateSurvey.input>

type Deps = { ai: Pick<Ai, 'translate'> }

export const updateSurveyRoute = ({ ai }: Deps) =>
  route(updateSurvey, async (input, call) => {
    const { id, status, version } = input
    // Read first: another owner's id is refused without folding the stream.
    const row = await findOwnSurvey(call, id)
    const plan = await findPlan(call.db, call.ownerId)
    const changes = await toChanges(input, { row, plan, ai })
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

type ChangeContext = Deps & { row: SurveyRow; plan: OwnerPlan }

async function configChange(
  { config_json, language }: UpdateSurveyInput,
  { row, plan, ai }: ChangeContext,
): Promise<{ config?: SurveyConfig }> {
  const config =
    config_json === undefined
      ? row.config
      : keepSpokenQuestions(parseConfigJson(config_json, plan, row.config), row.config)
  const isOtherLanguage = language !== undefined && language !== row.language
  const adapted = isOtherLanguage
    ? await translateQuestions(ai, config, language)
    : adaptToLanguage(config, row.language)
  return config_json === undefined && adapted === row.config ? {} : { config: adapted }
}

async function toChanges(
  input: UpdateSurveyInput,
  context: ChangeContext,
): Promise<Partial<SurveyContent>> {
  const { row, plan } = context
  const { id: _, config_json: ____, questions, status: __, version: ___, country, ...texts } = input
  // An empty list of questions in an advanced survey is no change.
  const isForm = questions && questions.length + row.questions.length > 0
  if (questions) assertQuestionLimit(plan, questions.length, row.questions.length)
  return {
    ...texts,
    // Content without a country and content with null are the same.
    ...(country !== undefined && country !== row.country && { country }),
    ...(isForm && { questions }),
    ...(await configChange(input, context)),
  }
}
