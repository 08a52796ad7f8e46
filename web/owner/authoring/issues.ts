import type { TFunction } from 'i18next'
import { CallError } from '../../shared/call.ts'

/** What the server would not take: codes by where they are, such as `title` or `post_survey_rewards.rewards.0.title`. */
export type Issues = ReadonlyMap<string, string>

export const noIssues: Issues = new Map()

export function issuesOf(error: unknown): Issues {
  const issues = error instanceof CallError ? (error.details.issues ?? []) : []
  return new Map(
    issues.map(({ path, code }) => [path.filter((part) => part !== 'config_json').join('.'), code]),
  )
}

/** Undefined where all is well. */
export function issueText(t: TFunction, issues: Issues, path: string): string | undefined {
  switch (issues.get(path)) {
    case undefined:
      return undefined
    case 'too_small':
      return t('authoring.issue.tooShort')
    case 'too_big':
      return t('authoring.issue.tooLong')
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
