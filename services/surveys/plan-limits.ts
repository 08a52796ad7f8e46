// What an owner's plan allows. Plans say how much; the decisions themselves know nothing of them.
import { defaultPlan, limitsOf, type PlanLimits, type PlanName } from '#contract/plans.ts'
import { withAdvisoryLock } from '#kernel/postgres/advisory-lock.ts'
import { refuse } from '#kernel/problem.ts'
import type { RequestContext } from '#kernel/http/route.ts'
import { findOwner } from '#projections/accounts/owners.projection.ts'
import { countSurveysOf } from '#projections/surveys/survey-list.ts'
import { findSurvey, type SurveyRow } from '#projections/surveys/surveys.projection.ts'

export type Plan = { name: PlanName; limits: PlanLimits }

export async function findPlan({
  db,
  ownerId,
}: Pick<RequestContext<'owner'>, 'db' | 'ownerId'>): Promise<Plan> {
  const name = (await findOwner(db, ownerId))?.plan ?? defaultPlan
  return { name, limits: limitsOf(name) }
}

/** What was so before the plan became smaller may stay. */
export function assertQuestionLimit({ name, limits }: Plan, count: number, before = 0): void {
  const of = limits.max_questions
  if (count > of && count !== before)
    refuse('surveys/plan-limit', { plan: name, limit: 'max_questions', of })
}

/** What was so before the plan became smaller may stay. */
export function assertWhatsAppAllowed(
  { name, limits }: Plan,
  isWanted: boolean,
  before = false,
): void {
  if (isWanted && !before && !limits.whatsapp_integration)
    refuse('surveys/plan-limit', { plan: name, limit: 'whatsapp_integration' })
}

/** What is about to meet respondents keeps to the plan of today. */
export function assertContentWithinPlan(
  plan: Plan,
  { config, questions }: Pick<SurveyRow, 'config' | 'questions'>,
): void {
  assertWhatsAppAllowed(plan, config.enable_whatsapp)
  assertQuestionLimit(plan, config.advanced_mode ? config.max_questions : questions.length)
}

/**
 * Does what makes one more survey of the owner's active: one after the other in all processes, each once the ones before
 * are counted. One that is active already may stay, whatever the plan has become.
 */
export async function withActiveSurveyLimit<T>(
  {
    db,
    ownerId,
    waitForCatchUp,
  }: Pick<RequestContext<'owner'>, 'db' | 'ownerId' | 'waitForCatchUp'>,
  { name, limits: { active_surveys: of } }: Plan,
  surveyId: string,
  act: () => Promise<T>,
): Promise<T> {
  if (of === null) return act()
  return withAdvisoryLock(db, `publish for ${ownerId}`, async () => {
    if (!(await waitForCatchUp())) refuse('service/unavailable')
    const [survey, { published = 0 }] = await Promise.all([
      findSurvey(db, surveyId),
      countSurveysOf(db, ownerId),
    ])
    if (survey?.status !== 'published' && published >= of)
      refuse('surveys/plan-limit', { plan: name, limit: 'active_surveys', of })
    return act()
  })
}
