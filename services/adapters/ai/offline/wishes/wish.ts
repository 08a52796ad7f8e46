export const fieldNames = [
  'name',
  'email',
  'phone',
  'company',
  'role',
  'team',
  'age',
  'city',
] as const
export type FieldName = (typeof fieldNames)[number]

/** How people say what they wish for besides answers. All but `reward` and `list` are looked for in folded text. */
export type Wishes = {
  whatsapp: RegExp
  /** The interviewer is to speak. */
  voice: RegExp
  /** People who would rather speak than type. */
  speaking: RegExp
  quick: RegExp
  thorough: RegExp
  /** Captures how many questions. */
  questions: RegExp
  fields: Readonly<Record<FieldName, { label: string; sign: RegExp }>>
  /** What comes before the fields that an owner names. */
  collecting: RegExp
  anonymous: RegExp
  /** People who answer for the company they work for. */
  business: RegExp
  byTeam: RegExp
  /** They are to hear from the owner afterwards. */
  contact: RegExp
  giving: RegExp
  /** What is given, as it stands in the goal. */
  reward: RegExp
  thanks: { title: string; content: string }
  /** Captures the topics that a goal lists. */
  list: RegExp
  /** Between two of them. */
  between: RegExp
  /** What a topic does without at its beginning. */
  lead: RegExp
  /** Begins or runs through what is a clause rather than a topic. */
  clause: RegExp
}
