export const respondentKinds = [
  'talkative',
  'balanced',
  'terse',
  'off-topic',
  'hostile',
  'injecting',
  'mixed-language',
  'unsure',
  'gibberish',
  'leaving',
  'switching',
  'decided',
  'distressed',
  'pasting',
  'asking-back',
] as const
export type RespondentKind = (typeof respondentKinds)[number]
export type RespondentLanguage = 'pt-br' | 'en' | 'ar'

/** The other language of respondents who mix or switch languages. */
export const secondLanguage = { 'pt-br': 'en', en: 'pt-br', ar: 'en' } as const
