import { hash } from 'node:crypto'

/**
 * Names a keyword of the owner in figures. The names of aspects are personal in events, since they may be words of an answer;
 * that of a keyword is found again from the survey's settings.
 */
export const keywordFingerprint = (surveyId: string, keyword: string): string =>
  hash('sha256', `${surveyId} ${keyword.normalize('NFC').toLowerCase()}`, 'base64url').slice(0, 16)
