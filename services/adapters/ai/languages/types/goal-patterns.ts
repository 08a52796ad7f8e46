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
export type GoalPatterns = {
  whatsapp: RegExp
  /** The interviewer is to speak. */
  voice: RegExp
  /** People who would rather speak than type. */
  prefersSpeaking: RegExp
  quick: RegExp
  thorough: RegExp
  /** Captures how many questions. */
  questionCount: RegExp
  fields: Readonly<Record<FieldName, { label: string; pattern: RegExp }>>
  /** What comes before the fields that an owner names. */
  fieldRequest: RegExp
  anonymous: RegExp
  /** People who answer for the company they work for. */
  businessRespondents: RegExp
  byTeam: RegExp
  /** They are to hear from the owner afterwards. */
  followUpContact: RegExp
  rewardOffer: RegExp
  /** What is given, as it stands in the goal. */
  reward: RegExp
  thanks: { title: string; content: string }
  /** Captures the topics that a goal lists. */
  topicList: RegExp
  /** Between two of them. */
  topicSeparator: RegExp
  /** What a topic does without at its beginning. */
  topicPrefix: RegExp
  /** Begins or runs through what is a clause rather than a topic. */
  clausePattern: RegExp
}
