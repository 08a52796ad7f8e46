/** What makes a clause worth a follow-up, most first. `contrast` only adds to another kind. */
export const clauseSigns = [
  'harm',
  'decision',
  'money',
  'wish',
  'change',
  'event',
  'reason',
  'number',
  'habit',
  'contrast',
] as const
export type ClauseSign = (typeof clauseSigns)[number]

/** Words that show what a clause says: matched in folded words with single spaces, and a space at each end. */
export type Salience = Readonly<Record<ClauseSign, RegExp>>
