// The choices that a question names behind a colon: "Which plan do you prefer: basic, plus or family?"
import type { SurveyLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { languageOf } from '../../languages/languages.ts'
import { upperFirst } from './sentence.ts'
import { fold } from './tokenizer.ts'

const list = /:\s+((?:[^:?؟]|(?<=\d):(?=\d))+)[?؟]\s*$/u
const or: Readonly<Record<SurveyLanguage, string>> = {
  en: 'or',
  'pt-br': 'ou',
  ar: 'أو|أم',
  es: 'o|u',
}
/** As the last choice, a way out that the question names itself: “or something else”. */
const wayOut =
  /(?<!\p{L})(?:other|else|outr[ao]s?|otr[ao]s?|آخر|أخرى|اخر|اخرى|تاني|ثاني|غيره?ا?)(?!\p{L})/iu
const maxChoices = 6
/** Longer ones are clauses. */
const maxWords = 6

/** With a way out; empty where the question names none, or something else than a few short choices, such as another question. */
export function listedChoices(question: string, language: SurveyLanguage): string[] {
  const named = list.exec(question)?.[1] ?? ''
  const last = new RegExp(String.raw`\s(?:${or[language]})\s`, 'iu')
  if (!last.test(named)) return []
  const { choices: patterns, clauses, grammar, texts } = languageOf(language)
  const asksMore = patterns.reasonAdded.test(question) || named.search(clauses.boundary) >= 0
  if (asksMore) return []
  const parting = new RegExp(
    String.raw`\s*[,،;؛]\s*(?:(?:${or[language]})\s+)?|\s+(?:${or[language]})\s+`,
    'iu',
  )
  const choices = named
    .split(parting)
    .map((each) => upperFirst(each.trim().replace(grammar.leadingArticle, '')))
  const areFit = choices.every(
    (each) =>
      each !== '' && each.length <= limits.options.length && each.split(/\s+/).length <= maxWords,
  )
  const areDistinct = new Set(choices.map(fold)).size === choices.length
  if (!areFit || !areDistinct || choices.length < 2 || choices.length > maxChoices) return []
  return wayOut.test(choices.at(-1)!) ? choices : [...choices, texts.form.other]
}
