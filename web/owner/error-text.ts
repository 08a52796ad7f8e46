import type { TFunction } from 'i18next'
import { CallError } from '../shared/call.ts'

/**
 * The text for a failed call: by its code, else by its kind. `unexpected` replaces the generic text for unknown errors.
 */
export function errorText(
  t: TFunction,
  error: unknown,
  unexpected: string = t('errors.server'),
): string {
  if (!(error instanceof CallError)) return t('errors.generic')
  if (error.kind === 'network') return t('errors.network')
  if (error.kind === 'timeout') return t('errors.timeout')
  if (error.code === 'surveys/plan-limit') return planLimitText(t, error)
  const texts: Partial<Record<string, string>> = t('errors.code', { returnObjects: true })
  return texts[error.code ?? ''] ?? statusText(t, error.status, unexpected)
}

/** The limit that is reached, or the feature that is missing. */
function planLimitText(t: TFunction, { details }: CallError): string {
  const texts: Partial<Record<string, string>> = t('errors.planLimit', { returnObjects: true })
  return texts[String(details['limit'])] ?? t('errors.code.surveys/plan-limit')
}

function statusText(t: TFunction, status: number, unexpected: string): string {
  if (status === 401 || status === 403) return t('errors.unauthorized')
  if (status === 404) return t('errors.notFound')
  if (status === 400 || status === 413 || status === 422) return t('errors.invalid')
  if (status === 429) return t('errors.tooMany')
  return status >= 500 ? unexpected : t('errors.generic')
}
