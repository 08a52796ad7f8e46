// Translated texts, so that the same test runs in every language.
import { readFileSync } from 'node:fs'

type Messages = { [key: string]: string | Messages }

const read = (path: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../web/locales/${path}.json`, import.meta.url), 'utf8'),
  ) as Messages

/** `word('create.generate')`; returns the text up to the first placeholder. */
export function createTranslator(
  language: 'en' | 'ar' | 'pt-br',
  app: 'owner' | 'onboarding' | 'settings' | 'help' | 'respondent',
) {
  const messages =
    app !== 'respondent'
      ? read(`${language}/${app}`)
      : { ...read(`${language}/respondent`), ...read(`${language}/respondent-later`) }
  return (key: string): string => {
    let at: string | Messages | undefined = messages
    for (const part of key.split('.')) at = typeof at === 'object' ? at[part] : undefined
    if (typeof at !== 'string') throw new Error(`no words for ${key} in ${language}`)
    return at.split('{')[0]!.trim()
  }
}
