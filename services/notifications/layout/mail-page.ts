// The parts of a mail, which become HTML and text: both say the same.
import type { Locale } from '#contract/languages.ts'

export type MailPart =
  | { type: 'paragraph'; text: string }
  | { type: 'figures'; figures: readonly { label: string; value: string; note?: string }[] }
  /** `share`: from 0 to 1, the length of the bar. */
  | {
      type: 'bars'
      title: string
      bars: readonly { label: string; value: string; share: number }[]
    }
  | {
      type: 'links'
      title?: string
      links: readonly { title: string; note: string; url: string }[]
    }
  | { type: 'button'; label: string; url: string }

export type MailLink = { label: string; url: string }

export type MailPage = {
  language: Locale
  subject: string
  /** Shown beside the subject in lists of mails. */
  summary: string
  title: string
  parts: readonly MailPart[]
  /** Why the owner gets this mail, and how to change it. */
  reason: string
  footerLinks: readonly MailLink[]
}

export const directionOf = (language: Locale) => (language === 'ar' ? 'rtl' : 'ltr')
export const languageTag: Record<Locale, string> = { en: 'en', 'pt-br': 'pt-BR', ar: 'ar' }
