import type { TFunction } from 'i18next'
import { CallError } from '../shared/call.ts'

/** What to tell a person about a failed call: the words for its code, else the documented ones for its kind. */
export function errorText(t: TFunction, error: unknown): string {
  if (!(error instanceof CallError)) return t('errors.generic')
  if (error.kind === 'network') return t('errors.network')
  if (error.kind === 'timeout') return t('errors.timeout')
  const words: Partial<Record<string, string>> = t('errors.code', { returnObjects: true })
  return words[error.code ?? ''] ?? byStatus(t, error.status)
}

function byStatus(t: TFunction, status: number): string {
  if (status === 401 || status === 403) return t('errors.unauthorized')
  if (status === 404) return t('errors.notFound')
  if (status === 400 || status === 413 || status === 422) return t('errors.invalid')
  if (status === 429) return t('errors.tooMany')
  return status >= 500 ? t('errors.server') : t('errors.generic')
}
