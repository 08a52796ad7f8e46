// The languages of the engines: one import and one registration each.
import { arabic } from './ar/language.ts'
import { english } from './en/language.ts'
import { spanish } from './es/language.ts'
import { portuguese } from './pt-br/language.ts'
import type { EngineLanguage } from './types/engine-language.ts'

/** By code. Word lists that apply to answers in any language are tried in this order. */
const registered = new Map<string, EngineLanguage>()

registerLanguage(portuguese)
registerLanguage(english)
registerLanguage(arabic)
registerLanguage(spanish)

/** Returns its removal. @throws {Error} where the code is taken. */
export function registerLanguage(language: EngineLanguage): () => void {
  if (registered.has(language.code)) throw new Error(`Language ${language.code} is registered.`)
  registered.set(language.code, language)
  return () => void registered.delete(language.code)
}

/** @throws {Error} where no language has the code; each `SurveyLanguage` has one. */
export function languageOf(code: string): EngineLanguage {
  const language = registered.get(code)
  if (!language) throw new Error(`Language ${code} is not registered.`)
  return language
}

/** A value of each language, computed when it is first needed. */
export function perLanguage<T>(compute: (language: EngineLanguage) => T): (code: string) => T {
  const values = new Map<string, { value: T }>()
  return (code) => {
    const known = values.get(code)
    if (known) return known.value
    const value = compute(languageOf(code))
    values.set(code, { value })
    return value
  }
}

/** A value of all languages, computed when it is first needed and again after a registration. */
export function acrossLanguages<T>(compute: (all: readonly EngineLanguage[]) => T): () => T {
  let known: { languages: number; value: T } | undefined
  return () => {
    if (known?.languages !== registered.size)
      known = { languages: registered.size, value: compute([...registered.values()]) }
    return known.value
  }
}
