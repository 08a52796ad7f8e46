import type { TFunction } from 'i18next'
import { CallError } from '../../../shared/call.ts'
import { errorText } from '../../error-text.ts'
import { InvalidStartReply, type PreviewState } from './preview.ts'

/** The text for a preview that failed to start or to continue. */
export function previewErrorText(
  t: TFunction,
  { during, error }: NonNullable<PreviewState['failure']>,
): string {
  if (error instanceof InvalidStartReply)
    return t(error.isReadable ? 'preview.incomplete' : 'preview.unreadable')
  if (!(error instanceof CallError)) return t('preview.unexpected')
  return errorText(t, error, t(during === 'start' ? 'preview.startFailed' : 'preview.turnFailed'))
}
