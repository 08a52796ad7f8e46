// The articles of the help, without their texts.
export const helpCategories = ['validation', 'conversation', 'mobile', 'insights'] as const
export type HelpCategory = (typeof helpCategories)[number]

export type HelpArticle = {
  id: HelpArticleId
  category: HelpCategory
  /** A walk-through has numbered steps. */
  kind: 'guide' | 'tour'
  minutes: number
  /** To be read first. */
  isCore?: true
  /** Shape of its picture; by default a part of a page. */
  picture?: PictureShape
}

/** In CSS pixels. */
export const pictureSizes = {
  part: { width: 560, height: 360 },
  phone: { width: 390, height: 600 },
} as const
export type PictureShape = keyof typeof pictureSizes

export type HelpArticleId =
  | 'validation-points'
  | 'good-points'
  | 'change-points'
  | 'how-it-asks'
  | 'personality'
  | 'try-and-publish'
  | 'on-phones'
  | 'share'
  | 'voice-and-whatsapp'
  | 'insights'
  | 'qualified-responses'
  | 'compare-and-export'

export const helpArticles: readonly HelpArticle[] = [
  { id: 'validation-points', category: 'validation', kind: 'guide', minutes: 2, isCore: true },
  { id: 'good-points', category: 'validation', kind: 'guide', minutes: 3 },
  { id: 'change-points', category: 'validation', kind: 'tour', minutes: 2 },
  { id: 'how-it-asks', category: 'conversation', kind: 'guide', minutes: 3, isCore: true },
  { id: 'personality', category: 'conversation', kind: 'guide', minutes: 2 },
  { id: 'try-and-publish', category: 'conversation', kind: 'tour', minutes: 3 },
  {
    ...{ id: 'on-phones', category: 'mobile', kind: 'guide', minutes: 2, isCore: true },
    picture: 'phone',
  },
  { id: 'share', category: 'mobile', kind: 'tour', minutes: 3 },
  { id: 'voice-and-whatsapp', category: 'mobile', kind: 'guide', minutes: 2 },
  { id: 'insights', category: 'insights', kind: 'guide', minutes: 3, isCore: true },
  { id: 'qualified-responses', category: 'insights', kind: 'guide', minutes: 3 },
  { id: 'compare-and-export', category: 'insights', kind: 'tour', minutes: 3 },
]

export const findArticle = (id: string): HelpArticle | undefined =>
  helpArticles.find((article) => article.id === id)
