// `config_json` is a string in the public API and a typed configuration everywhere else.
import { z } from 'zod'
import { unusableName } from '#contract/pre-survey.ts'
import { duplicatesOf, DuplicatesPolicy, SurveyConfig } from '#contract/survey.ts'
import { parseInput } from '#kernel/http/input.ts'
import type { OwnerPlan } from '#projections/accounts/allowance.ts'
import { assertQuestionLimit, assertWhatsAppAllowed } from '../plan-limits.ts'

const JsonText = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue({ code: 'custom', message: 'Must be JSON' })
    return z.NEVER
  }
})

const CheckedConfig = SurveyConfig.superRefine(
  ({ validation_points: points, pre_survey_config }, context) => {
    const { required_fields: fields, field_types: types = {} } = pre_survey_config
    const unusable = (path: (string | number)[]) =>
      context.addIssue({ code: 'custom', path, message: 'Choose another name' })
    for (const [index, field] of fields.entries())
      if (field === unusableName) unusable(['pre_survey_config', 'required_fields', index])
    for (const [field, { min_length: min = 1, max_length: max = Infinity }] of Object.entries(
      types,
    ))
      if (min > max)
        context.addIssue({
          code: 'custom',
          path: ['pre_survey_config', 'field_types', field, 'max_length'],
          message: 'The maximum is below the minimum',
        })
    const seen = new Set<string>()
    for (const [index, { id }] of points.entries()) {
      const path = ['validation_points', index, 'id']
      if (id === unusableName) unusable(path)
      if (seen.has(id))
        context.addIssue({ code: 'custom', path, message: 'Each point needs its own id' })
      seen.add(id)
    }
  },
)

/**
 * Without a field, the survey keeps its value of `before`. Throws `request/invalid`, each issue's path beginning with
 * `config_json`. Throws `surveys/plan-limit`, before any other check, for more questions than the plan allows, unless the
 * count is that of `before`.
 */
export function parseConfigJson(
  config_json: string,
  plan: OwnerPlan,
  before?: SurveyConfig,
): SurveyConfig {
  const { config_json: given } = parseInput(z.object({ config_json: JsonText }), { config_json })
  const { data: requested } = RequestedQuestions.safeParse(given)
  if (requested) assertQuestionLimit(plan, requested.max_questions, before?.max_questions)
  const completed = isObject(given) ? completeInput(given, before) : given
  const input = z.object({ config_json: CheckedConfig })
  const config = dropUnusedFieldTypes(parseInput(input, { config_json: completed }).config_json)
  assertWhatsAppAllowed(plan, config.enable_whatsapp, before?.enable_whatsapp)
  return config
}

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isGiven = (value: unknown) => value !== undefined && value !== null

/** What was sent, and what it leaves out: clients know different fields, and none resets those that it does not know. */
function completeInput(given: Json, before: SurveyConfig | undefined): Json {
  const { pre_survey_config: fields, post_survey_rewards: rewards, ...rest } = given
  const input = {
    ...rest,
    ...(isGiven(fields) && { pre_survey_config: completeFields(fields, before) }),
    ...(isGiven(rewards) && { post_survey_rewards: completeRewards(rewards) }),
  }
  return { ...before, ...input, ...duplicatesPolicy(input, before) }
}

/** The list may be left out, and the types of the fields, which stay. */
function completeFields(fields: unknown, before: SurveyConfig | undefined): unknown {
  if (!isObject(fields)) return fields
  const { field_types } = before?.pre_survey_config ?? {}
  return { required_fields: [], ...(field_types && { field_types }), ...fields }
}

/** The list may be left out. Clients send a link or a button that a reward lacks as an empty text or null. */
function completeRewards(config: unknown): unknown {
  if (!isObject(config)) return config
  const { rewards = [], ...rest } = config
  if (!Array.isArray(rewards)) return config
  return { ...rest, rewards: rewards.map((reward) => withoutEmpty(reward)) }
}

const optionalTexts = new Set(['action_url', 'action_text'])

const withoutEmpty = (reward: unknown): unknown =>
  isObject(reward)
    ? Object.fromEntries(
        Object.entries(reward).filter(
          ([name, value]) => !optionalTexts.has(name) || (value !== '' && value !== null),
        ),
      )
    : reward

const DuplicatesInput = z.object({
  invited_only: z.boolean().optional(),
  duplicates: DuplicatesPolicy.optional(),
})

/**
 * `duplicates` and `invited_only`, which always agree: from the one that is sent; of two that differ, from the one that
 * changed, else the stricter. Empty where neither is sent, or the input is not valid.
 */
function duplicatesPolicy(
  input: Json,
  before: SurveyConfig | undefined,
): Partial<Pick<SurveyConfig, 'duplicates' | 'invited_only'>> {
  const { data } = DuplicatesInput.safeParse(input)
  if (!data || (data.invited_only === undefined && data.duplicates === undefined)) return {}
  const duplicates = resolveDuplicates(data, before && duplicatesOf(before))
  return { duplicates, invited_only: duplicates === 'once-per-link' }
}

function resolveDuplicates(
  { invited_only, duplicates }: z.output<typeof DuplicatesInput>,
  before: DuplicatesPolicy | undefined,
): DuplicatesPolicy {
  const wasInvitedOnly = before === 'once-per-link'
  if (invited_only === undefined) return duplicates ?? 'unlimited'
  if (duplicates === undefined) {
    if (invited_only) return 'once-per-link'
    return before === undefined || wasInvitedOnly ? 'unlimited' : before
  }
  const haveBothChanged = invited_only !== wasInvitedOnly && duplicates !== before
  if (before === undefined || haveBothChanged) return duplicatesOf({ invited_only, duplicates })
  if (duplicates !== before) return duplicates
  if (invited_only) return 'once-per-link'
  return duplicates === 'once-per-link' ? 'unlimited' : duplicates
}

/** A client that knows names only may remove or rename a field and send the types back as they were. */
function dropUnusedFieldTypes(config: SurveyConfig): SurveyConfig {
  const { field_types, ...rest } = config.pre_survey_config
  if (!field_types) return config
  const used = Object.entries(field_types).filter(([name]) => rest.required_fields.includes(name))
  return {
    ...config,
    pre_survey_config: {
      ...rest,
      ...(used.length > 0 && { field_types: Object.fromEntries(used) }),
    },
  }
}

const RequestedQuestions = z.object({ max_questions: z.int() })
