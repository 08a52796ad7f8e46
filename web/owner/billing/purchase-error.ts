import type { TFunction } from 'i18next'
import { CallError } from '../../shared/call.ts'
import { errorText } from '../error-text.ts'

/** The text for a failed step of a purchase: the server's, else the step's; for errors of no known kind the default. */
export function purchaseErrorText(
  t: TFunction,
  error: unknown,
  step: 'intentFailed' | 'confirmFailed' | 'failed',
): string {
  const isUnknown = !(error instanceof CallError) || error.code === 'internal'
  return isUnknown ? t('buy.unknown') : errorText(t, error, t(`buy.${step}`))
}
