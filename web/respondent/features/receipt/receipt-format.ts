// Dates and numbers of a receipt, as the person writes them.
import type { Receipt } from '#contract/api/receipts.ts'
import { languageTag, type Texts } from '../../texts.tsx'

type Lang = Texts['lang']
type Wishes = readonly string[]

/** The person's variant of the page's language, such as `en-GB`, if their browser names one. */
export function localeTag(lang: Lang, wishes: Wishes = navigator.languages): string {
  const tag = languageTag(lang)
  const [language = tag] = tag.split('-')
  // Some systems name their locale as in `en-US@posix`, which is no tag.
  return wishes.find((wish) => wish.split('-')[0] === language && /^[\w-]+$/.test(wish)) ?? tag
}

/** A moment, or a day `yyyy-mm-dd`, which is the same day everywhere. */
export function formatDay(moment: string, lang: Lang, wishes?: Wishes): string {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return moment
  const isDay = moment.length === 10
  return new Intl.DateTimeFormat(localeTag(lang, wishes), {
    dateStyle: 'long',
    ...(isDay && { timeZone: 'UTC' }),
  }).format(date)
}

export const formatFigure = (value: number, lang: Lang, wishes?: Wishes): string =>
  new Intl.NumberFormat(localeTag(lang, wishes), { maximumFractionDigits: 20 }).format(value)

/** Answers in words stay as they were given. */
export function formatAnswer(
  { kind, answer }: Pick<Receipt['answers'][number], 'kind' | 'answer'>,
  lang: Lang,
  wishes?: Wishes,
): string {
  switch (kind) {
    case 'date':
      return formatDay(answer, lang, wishes)
    case 'number':
    case 'scale':
    case 'nps':
      return answer !== '' && Number.isFinite(Number(answer))
        ? formatFigure(Number(answer), lang, wishes)
        : answer
    default:
      return answer
  }
}

/** A text, isolated from the direction of the sentence around it. */
export const isolate = (text: string) => `\u2068${text}\u2069`
