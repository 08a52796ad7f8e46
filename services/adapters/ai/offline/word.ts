import type { QuestionPurpose } from '#contract/events/conversations.ts'
import type { Ai, QuestionBrief, Span } from '#ports/ai.ts'
import { measured } from './provenance.ts'
import { feelingOf } from './sentiment.ts'
import { templates } from './templates/all.ts'
import type { Templates, Variants } from './templates/template.ts'
import { cutAtWord } from './text.ts'

const promptVersion = 'templates-1'
const longest = { title: 120, point: 160, quote: 90 }

/** Words a question by templates that people wrote; never the same sentence twice where there is another. */
export const word: Ai['word'] = async (brief) =>
  measured(promptVersion, () => {
    const sentences = templates[brief.language]
    const quote = brief.purpose === 'probe' ? quotable(brief.about?.text ?? '') : ''
    const { template, point } = choose(brief, sentences, quote !== '')
    const lead = leadIn(brief, sentences)
    const filled = fill(template, { title: bare(brief.title, longest.title), point, quote })
    const text = lead === '' ? filled.text : `${lead} ${filled.text}`
    const shift = text.length - filled.text.length
    const span = filled.quote && {
      start: filled.quote.start + shift,
      end: filled.quote.end + shift,
    }
    return { text, kind: 'open' as const, options: [], quote: span }
  })

function choose(brief: QuestionBrief, sentences: Templates, quoting: boolean) {
  const { objective, title } = brief
  const point = bare(objective?.text ?? title, longest.point)
  const asked = objective && isQuestion(objective.text)
  if (asked && (brief.purpose === 'objective' || brief.purpose === 'opening')) {
    const invitation = pick(sentences.invitation, brief)
    return { template: `{point}${markOf(brief)} ${invitation}`, point: opened(point, brief) }
  }
  return { template: pick(variantsFor(brief, sentences, quoting), brief), point }
}

function variantsFor(brief: QuestionBrief, sentences: Templates, quoting: boolean): Variants {
  const { personality, objective, after } = brief
  const known = (on: Variants, alone: Variants) => (objective ? on : alone)
  switch (brief.purpose) {
    case 'opening':
      return known(sentences.openingOn, sentences.opening[personality])
    case 'objective':
      return sentences.objective[personality]
    case 'probe':
      return quoting ? sentences.probe[personality] : sentences.probePlain
    case 'other-angle':
      return known(sentences.otherAngle, sentences.otherAnglePlain)
    case 'clarify':
      return sentences.clarify[after ?? 'off-topic'] ?? sentences.clarify['off-topic']
    case 'closing':
      return after === 'distress' ? sentences.closingDistress : sentences.closing[personality]
  }
}

const speaksForItself: readonly QuestionPurpose[] = ['opening', 'clarify', 'probe']

/** A short word about the answer before. Where the question itself speaks of it, none is needed. */
function leadIn(brief: QuestionBrief, { thanks, sorry, after: leads }: Templates): string {
  const { after, purpose, personality, soFar, language } = brief
  if (after === null || speaksForItself.includes(purpose)) return ''
  if (after !== 'answer') return leads[after] ? pick(leads[after], brief) : ''
  // The closing thanks by itself.
  if (purpose === 'closing') return ''
  const hurt = feelingOf(soFar.at(-1)?.answer ?? '', language).score <= -0.6
  return pick(hurt ? sorry : thanks[personality], brief)
}

/** The variant not used for longest; conversations of another title begin elsewhere in the list. */
function pick(variants: Variants, { soFar, number, title }: QuestionBrief): string {
  const offset = (number + title.length) % variants.length
  const turned = [...variants.slice(offset), ...variants.slice(0, offset)]
  const lastUse = (variant: string) =>
    soFar.findLastIndex(({ question }) => question.includes(skeleton(variant)))
  return turned.toSorted((a, b) => lastUse(a) - lastUse(b))[0] ?? variants[0]
}

/** The longest part of a template that is the same wherever it is used. */
function skeleton(template: string): string {
  return template.split(/\{\w+\}/).toSorted((a, b) => b.length - a.length)[0] ?? template
}

function fill(template: string, values: Record<'title' | 'point' | 'quote', string>) {
  let text = ''
  let quote: Span | null = null
  for (const part of template.split(/(\{\w+\})/)) {
    const name = /^\{(title|point|quote)\}$/.exec(part)?.[1] as keyof typeof values | undefined
    const start = text.length
    text += name ? values[name] : part
    if (name === 'quote') quote = { start, end: text.length }
  }
  return { text, quote }
}

/** What an owner typed, so that it can stand in quotation marks inside another sentence. */
function bare(text: string, max: number): string {
  const one = text.replaceAll(/\s+/g, ' ').replaceAll(/[“”«»"¿?؟]/g, '')
  return cutAtWord(one.trim().replace(/[.!:;,،؛…]+$/u, ''), max)
}

/** The respondent's words up to the first mark that would end our own sentence. */
function quotable(text: string): string {
  const [first = ''] = text.trim().split(/[?؟!\n“”«»"]/)
  const cut = cutAtWord(first.trim().replace(/[.,;:،؛…]+$/u, ''), longest.quote)
  return cut.length >= 3 ? cut : ''
}

function isQuestion(text: string): boolean {
  return /[?؟]\s*$/.test(text)
}

const markOf = ({ language }: QuestionBrief) => (language === 'ar' ? '؟' : '?')
const opened = (point: string, { language }: QuestionBrief) =>
  language === 'es' ? `¿${point}` : point
