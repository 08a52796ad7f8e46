/** What points and answers speak of in different words. */
export const conceptNames = [
  'source',
  'companion',
  'wait',
  'money',
  'sleep',
  'food',
  'travel',
  'leave',
  'choose',
  'start',
  'contact',
  'worry',
  'pain',
  'training',
  'safety',
  'hours',
  'noise',
  'warmth',
  'weather',
  'staff',
  'booking',
  'clean',
  'digital',
  'wish',
] as const
export type ConceptName = (typeof conceptNames)[number]

/** Only words that speak of the concept in any context. Matched in folded words with single spaces. */
export type Concepts = Readonly<Record<ConceptName, RegExp>>
