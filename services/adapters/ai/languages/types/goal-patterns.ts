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

/** Patterns of the settings that a goal asks for. All but `reward` and those of topics are matched in folded text. */
export type GoalPatterns = {
  whatsapp: RegExp
  /** The interviewer speaks. */
  voice: RegExp
  /** Groups of people who speak rather than type. */
  prefersSpeaking: RegExp
  quick: RegExp
  thorough: RegExp
  /** Captures the number of questions. */
  questionCount: RegExp
  fields: Readonly<Record<FieldName, { label: string; pattern: RegExp }>>
  /** Before the names of fields. */
  fieldRequest: RegExp
  anonymous: RegExp
  /** People who answer for the company they work for. */
  businessRespondents: RegExp
  byTeam: RegExp
  /** The owner contacts respondents afterwards. */
  followUpContact: RegExp
  rewardOffer: RegExp
  /** The reward, in the words of the goal. */
  reward: RegExp
  thanks: { title: string; content: string }
  /** Captures a list of topics. */
  topicList: RegExp
  /** Between two topics. */
  topicSeparator: RegExp
  /** Removed from the beginning of a topic. */
  topicPrefix: RegExp
  /** Matches items that are clauses rather than topics. */
  clausePattern: RegExp
}
