// Texts that occur nowhere else, one for each door through which personal data enters.

const prefix = 'zqx'

/** Texts of people: sealed from the first write. */
const personalTexts = [
  'address',
  'answer',
  'spoken',
  'sound',
  'formanswer',
  'revisedanswer',
  'fieldname',
  'fieldaddress',
  'linkname',
  'linkreference',
  'comment',
  'previewanswer',
  'reporttitle',
  'reportpassword',
  'search',
  'sessionanswer',
  'sessionfield',
] as const

/** Texts of owners: sealed with the keys of their surveys and conversations. */
const ownersTexts = [
  'title',
  'latertitle',
  'description',
  'goal',
  'point',
  'asker',
  'reward',
  'question',
  'option',
  'previewgoal',
  'previewpoint',
] as const

export type MarkerName = (typeof personalTexts)[number] | (typeof ownersTexts)[number]

export const markerOf = (name: MarkerName): string => `${prefix}${name}`

/** With its country code, as it is stored. */
export const phoneMarker = '5511987650917'

export const markers: readonly string[] = [
  ...[...personalTexts, ...ownersTexts].map(markerOf),
  phoneMarker,
]

/** What every marker of letters begins with. */
export const markerPrefix = prefix
