import type { TFunction } from 'i18next'
import type { MadeBy } from '#contract/events/conversation-types.ts'
import type { Models } from '#contract/models.ts'

/** Keeps a name whole in text of another direction. */
export const isolated = (name: string): string => `\u2068${name}\u2069`

/** For the middle of a sentence. */
export const madeByName = (t: TFunction, { engine, model }: MadeBy): string =>
  engine === 'offline' ? t('engine.offlineInline') : isolated(model)

/** What is set up to ask, and what to score and to write insights. */
export const setUpNames = (t: TFunction, models: Models) => ({
  interviewer: models ? isolated(models.interviewer) : t('engine.offline'),
  analyst: models ? isolated(models.analyst) : t('engine.offline'),
})
