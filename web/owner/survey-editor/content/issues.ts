import type { TFunction } from 'i18next'
import { useEffect, type RefObject } from 'react'
import { limits } from '#contract/limits.ts'
import { CallError } from '../../../shared/call.ts'
import { currentLocale } from '../../../shared/i18n.ts'
import { formatFor } from '../../../shared/locale-format.ts'
import type { SurveyFields } from './survey-fields.ts'

/** Rejected fields: problem codes by path, such as `title` or `post_survey_rewards.rewards.0.title`. */
export type Issues = ReadonlyMap<string, string>

export const noIssues: Issues = new Map()

export function issuesOf(error: unknown): Issues {
  const issues = error instanceof CallError ? (error.details.issues ?? []) : []
  return new Map(
    issues.map(({ path, code }) => [path.filter((part) => part !== 'config_json').join('.'), code]),
  )
}

type ConditionalSections = Pick<SurveyFields, 'pre_survey_config' | 'post_survey_rewards'>

/** Whether each issue is shown at a visible field, so that no other message is needed. */
export function allIssuesHaveFields(issues: Issues, survey: ConditionalSections): boolean {
  const isAtField = (path: string) =>
    /^(title|description|goal|asked_by|validation_points\.\d+\.text)$/.test(path) ||
    /^questions\.\d+\.(text|options\.\d+)$/.test(path) ||
    (survey.pre_survey_config.enabled && /^pre_survey_config\.required_fields\.\d+$/.test(path)) ||
    (survey.post_survey_rewards.enabled &&
      /^post_survey_rewards\.rewards\.\d+\.(title|content|action_url|action_text)$/.test(path))
  return issues.size > 0 && [...issues.keys()].every(isAtField)
}

/** Focuses the first rejected field, once for each failed save. */
export function useFocusFirstIssue(
  form: RefObject<HTMLElement | null>,
  issues: Issues,
  error: Error | null,
): void {
  useEffect(() => {
    if (issues.size > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    // Not for each change of the issues.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [error])
}

/** Undefined without an issue. */
export function issueText(t: TFunction, issues: Issues, path: string): string | undefined {
  switch (issues.get(path)) {
    case undefined:
      return undefined
    case 'too_small':
      return path === 'goal'
        ? t('authoring.issue.tooShort', lengthOf(limits.goal.min))
        : t('authoring.issue.required')
    case 'too_big':
      return t('authoring.issue.tooLong', lengthOf(maxLengthOf(path)))
    case 'empty':
      return t('authoring.issue.empty')
    case 'duplicate':
      return t('authoring.issue.duplicate')
    case 'invalid_format':
      return t('authoring.issue.format')
    default:
      return t('authoring.issue.other')
  }
}

const lengthOf = (length: number) => ({ formatted: formatFor(currentLocale()).integer(length) })

/** Characters of each field, by its path. */
const maxLengths: readonly [path: RegExp, length: number][] = [
  [/^title$/, limits.title.max],
  [/^goal$/, limits.goal.max],
  [/^asked_by$/, limits.askedBy.max],
  [/^validation_points\.\d+\.text$/, limits.validationPoint.max],
  [/^validation_points\.\d+\.spoken/, limits.spokenQuestion.max],
  [/^questions\.\d+\.text$/, limits.questionText.max],
  [/\.options\.\d+$/, limits.options.length],
  [/\.required_fields\.\d+$/, limits.preSurveyFields.length],
  [/\.rewards\.\d+\.title$/, limits.rewards.titleLength],
  [/\.rewards\.\d+\.action_text$/, limits.rewards.buttonLength],
]

/** The length of a description and of a reward's content where no other is listed. */
const maxLengthOf = (path: string): number =>
  maxLengths.find(([pattern]) => pattern.test(path))?.[1] ?? limits.description.max
