// Periods as the values of a select and of queries.
import type { RetentionDays, SurveyRetention } from '#contract/settings.ts'

export const accountChoices = ['30', '90', '180', '365', '730', 'never'] as const
export const surveyChoices = ['account', ...accountChoices] as const

type AccountChoice = (typeof accountChoices)[number]
export type RetentionChoice = (typeof surveyChoices)[number]

export const choiceOf = <T extends SurveyRetention>(value: T) =>
  String(value ?? 'never') as T extends RetentionDays ? AccountChoice : RetentionChoice

export const daysOf = (choice: AccountChoice): RetentionDays =>
  choice === 'never' ? null : (Number(choice) as NonNullable<RetentionDays>)

export const retentionOf = (choice: RetentionChoice): SurveyRetention =>
  choice === 'account' ? choice : daysOf(choice)
