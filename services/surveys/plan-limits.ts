// The limits of an owner's plan. Routes enforce them; deciders know no plans.
import { withAdvisoryLock } from '#kernel/postgres/advisory-lock.ts'
import { refuse } from '#kernel/problem.ts'
import type { RequestContext } from '#kernel/http/route.ts'
import type { OwnerPlan } from '#projections/accounts/allowance.ts'
import { countSurveysOf } from '#projections/surveys/survey-list.ts'
import { findSurvey, type SurveyRow } from '#projections/surveys/surveys.projection.ts'

/** Throws `surveys/plan-limit`. A count that equals `before` passes: a downgrade does not block saving. */
export function assertQuestionLimit({ name, limits }: OwnerPlan, count: number, before = 0): void {
  const of = limits.max_questions
  if (count > of && count !== before)
    refuse('surveys/plan-limit', { plan: name, limit: 'max_questions', of })
}

/** Throws `surveys/plan-limit`, unless WhatsApp was enabled `before`. */
export function assertWhatsAppAllowed(
  { name, limits }: OwnerPlan,
  isRequested: boolean,
  before = false,
): void {
  if (isRequested && !before && !limits.whatsapp_integration)
    refuse('surveys/plan-limit', { plan: name, limit: 'whatsapp_integration' })
}

/** Checked on publishing, against the current plan only. Throws `surveys/plan-limit`. */
export function assertContentWithinPlan(
  plan: OwnerPlan,
  { config, questions }: Pick<SurveyRow, 'config' | 'questions'>,
): void {
  assertWhatsAppAllowed(plan, config.enable_whatsapp)
  assertQuestionLimit(plan, config.advanced_mode ? config.max_questions : questions.length)
}

/**
 * Runs `act`, which makes a survey active, if the plan allows one more. Serialized per owner across processes; the count
 * is read after the read models have caught up. A survey that is active already always passes.
 */
export async function withActiveSurveyLimit<T>(
  {
    db,
    ownerId,
    waitForCatchUp,
  }: Pick<RequestContext<'owner'>, 'db' | 'ownerId' | 'waitForCatchUp'>,
  { name, limits: { active_surveys: of } }: OwnerPlan,
  surveyId: string,
  act: () => Promise<T>,
): Promise<T> {
  if (of === null) return act()
  return withAdvisoryLock(db, `publish for ${ownerId}`, async () => {
    if (!(await waitForCatchUp())) refuse('service/unavailable')
    const [survey, { published }] = await Promise.all([
      findSurvey(db, surveyId),
      countSurveysOf(db, ownerId),
    ])
    if (survey?.status !== 'published' && published >= of)
      refuse('surveys/plan-limit', { plan: name, limit: 'active_surveys', of })
    return act()
  })
}
