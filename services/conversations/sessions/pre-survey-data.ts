// The fields before the first question, as a respondent sent them: checked by their types, in plain digits.
import { fieldMessage, type FieldIssueCode } from '#contract/field-messages.ts'
import { localeOf, type SurveyLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { ownValue } from '#contract/own-value.ts'
import { fieldRuleOf, requiredFieldsOf, type FieldRule } from '#contract/pre-survey.ts'
import { refuseInvalid } from '#kernel/http/input.ts'
import type { SurveyRow } from '#projections/surveys/surveys.projection.ts'
import { toAsciiDigits } from '../digits.policy.ts'
import { isPhoneNumber } from '../whatsapp/phone.ts'
import type { PhoneOrigin } from '../whatsapp/phone-regions.ts'

type FieldIssue = { code: FieldIssueCode; count?: number }
type Fields = Record<string, string>
type Person = {
  /** The language of the page, if it is known. */
  language?: SurveyLanguage | undefined
  acceptLanguage?: string | undefined
}

/**
 * Refuses values that do not fit their fields: `request/invalid`, each issue's path `['pre_survey_data', field]`. Missing
 * values are the decider's: a conversation that runs already needs none.
 */
export function parsePreSurveyData(
  { config, country, language }: Pick<SurveyRow, 'config' | 'country' | 'language'>,
  data: Fields | undefined,
  person: Person,
): Fields | undefined {
  if (!data) return undefined
  const origin = { country, language: person.language ?? language }
  const locale = localeOf(person.acceptLanguage)
  const given = requiredFieldsOf(config.pre_survey_config).flatMap((field) => {
    const value = ownValue(data, field)?.trim()
    if (!value) return []
    const rule = fieldRuleOf(config.pre_survey_config, field)
    const issue = fieldIssueOf(rule, value, origin)
    return [{ field, value: rule.type === 'text' ? value : toAsciiDigits(value), issue }]
  })
  const issues = given.flatMap(({ field, issue }) =>
    issue
      ? [
          {
            path: ['pre_survey_data', field],
            code: issue.code,
            message: fieldMessage(issue.code, locale, issue.count),
            ...(issue.count && { count: issue.count }),
          },
        ]
      : [],
  )
  if (issues.length > 0) refuseInvalid(issues)
  return Object.fromEntries(given.map(({ field, value }) => [field, value]))
}

const address = /^[^\s@<>]+@[^\s@<>.]+(?:\.[^\s@<>.]+)+$/u
/** Separators of any language, between digits. */
const number = /^[+-]?\d+(?:[.,'’٫٬\s]\d+)*$/u

/** Undefined for a value that fits. The respondent's page applies the same rules. */
export function fieldIssueOf(
  { type, min_length: min = 1, max_length: max = limits.preSurveyFields.length }: FieldRule,
  value: string,
  origin: PhoneOrigin = {},
): FieldIssue | undefined {
  if (value.length > limits.preSurveyFields.length)
    return { code: 'too_big', count: limits.preSurveyFields.length }
  switch (type) {
    case 'email':
      return address.test(value) ? undefined : { code: 'invalid_email' }
    case 'phone':
      return isPhoneNumber(value, origin) ? undefined : { code: 'invalid_phone' }
    case 'number':
      return number.test(toAsciiDigits(value).replace(/^[−–]/, '-'))
        ? undefined
        : { code: 'invalid_number' }
    case 'text':
      if (value.length < min) return { code: 'too_small', count: min }
      return value.length > max ? { code: 'too_big', count: max } : undefined
  }
}
