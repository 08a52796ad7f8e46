// The parts of an answer, and what its words have in common with other texts.
import type { SurveyLanguage } from '#contract/languages.ts'
import type { Span } from '#ports/ai/common.ts'
import { contentStems } from '../text/content-stems.ts'
import { tokenize } from '../text/tokenizer.ts'

const maxNameWords = 2

/** "Football." names what a question asks for: a word or two say too little to be off the topic. */
export function isName(answer: string, language: SurveyLanguage): boolean {
  const words = contentStems(tokenize(answer), language).length
  return words > 0 && words <= maxNameWords && !/[?؟]/.test(answer)
}

/** The parts of an answer between marks. */
export function partsOf(answer: string): (Span & { text: string })[] {
  return [...answer.matchAll(/(?:[^.!?؟…;؛,،\n]|(?<=\p{N})[.,](?=\p{N}))+[.!?؟…;؛,،\n]*/gu)]
    .map(({ 0: text, index }) => ({ text, start: index, end: index + text.length }))
    .filter(({ text }) => tokenize(text).length > 0)
}

export const toSpan = ({ start, end }: Span): Span => ({ start, end })

export const hasContent = (text: string, language: SurveyLanguage) =>
  /\p{N}/u.test(text) || contentStems(tokenize(text), language).length > 0

export function sharesContent(answer: string, about: string, language: SurveyLanguage): boolean {
  const stems = new Set(contentStems(tokenize(about), language))
  return contentStems(tokenize(answer), language).some((stem) => stems.has(stem))
}
