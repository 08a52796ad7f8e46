// What an owner's plan allows. Plans say how much; the decisions themselves know nothing of them.
import { defaultPlan, type PlanLimits, type PlanName, plans } from '#contract/plans.ts'
import { refuse } from '#kernel/problem.ts'
import { openQueues } from '#kernel/queue.ts'
import type { Call } from '#kernel/route.ts'
import { findOwner } from '#projections/accounts/owners.projection.ts'
import { countSurveysOf } from '#projections/surveys/survey-list.ts'
import type { SurveyRow } from '#projections/surveys/surveys.projection.ts'

export type Plan = { name: PlanName; limits: PlanLimits }

export async function planOf({
  db,
  ownerId,
}: Pick<Call<'owner'>, 'db' | 'ownerId'>): Promise<Plan> {
  const name = (await findOwner(db, ownerId))?.plan ?? defaultPlan
  return { name, limits: plans[name] }
}

/** What was so before the plan became smaller may stay. */
export function allowQuestions({ name, limits }: Plan, count: number, before = 0): void {
  const of = limits.max_questions
  if (count > of && count !== before)
    refuse('surveys/plan-limit', { plan: name, limit: 'max_questions', of })
}

/** What is about to meet respondents keeps to the plan of today. */
export function allowContent(
  plan: Plan,
  { config, questions }: Pick<SurveyRow, 'config' | 'questions'>,
): void {
  allowQuestions(plan, config.advanced_mode ? config.max_questions : questions.length)
}

const publishing = openQueues()

/** Does what makes one more survey of the owner's active, one after the other, each once the one before is counted. */
export async function withinActive<T extends { position: string }>(
  call: Pick<Call<'owner'>, 'db' | 'ownerId' | 'settled'>,
  { name, limits: { active_surveys: of } }: Plan,
  act: () => Promise<T>,
): Promise<T> {
  if (of === null) return act()
  return publishing(call.ownerId, async () => {
    const { published = 0 } = await countSurveysOf(call.db, call.ownerId)
    if (published >= of) refuse('surveys/plan-limit', { plan: name, limit: 'active_surveys', of })
    const done = await act()
    await call.settled(done.position)
    return done
  })
}
