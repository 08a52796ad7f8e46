// Every bound that a person or a client can run into, in one place.

export const limits = {
  title: { min: 1, max: 200 },
  goal: { min: 10, max: 1000 },
  description: { max: 2000 },
  validationPoint: { max: 300 },
  validationPoints: { max: 15 },
  /** Questions of one conversation, follow-ups included. */
  questions: { min: 5, max: 15, default: 8 },
  followups: { max: 3 },
  /** Of one fixed question, and of a survey made of them. */
  questionText: { max: 500 },
  fixedQuestions: { min: 4, max: 15, default: 6, hardMax: 100 },
  /** Characters of one answer. */
  answer: { max: 4000 },
  scale: { min: 1, max: 10, default: 5 },
  options: { max: 20, length: 200 },
  preSurveyFields: { max: 10, length: 200 },
  rewards: { max: 10 },
  /** Stars for a conversation, words about it, and how often a person may change their mind. */
  rating: { min: 1, max: 5, commentLength: 1000, maxChanges: 20 },
  /** As whom an owner asks. */
  askedBy: { max: 80 },
  /** Links made at once. */
  invitations: { max: 1000 },
  /** How long a deleted survey can be brought back. */
  restorableDays: 30,
  /** How long a session waits for its person, where the configuration does not say. */
  abandonedAfterHours: 24,
  /** How long what respondents say is kept. */
  retentionDays: 365,
  /** Keywords that answers are searched for. */
  aspects: { max: 30, length: 60 },
  followUpText: { max: 300 },
  idempotencyKey: { max: 255 },
  /** One recording, and all of one conversation together. */
  audio: { bytes: 10 * 1024 * 1024, seconds: 300, secondsPerSession: 1_800 },
  /** Bytes of a JSON request body. */
  bodyBytes: 64 * 1024,
  /** Of what a payment provider tells: a dispute carries its evidence, up to 150,000 characters. */
  webhookBytes: 1024 * 1024,
  /** Characters of a locked response that its owner may read. */
  excerpt: { max: 80, cutAtSpaceAfter: 50 },
  /** How often a month an owner may have a credit back for a wrongly qualified response. */
  unlockRefunds: { perMonth: 10 },
  /** Credits under which the owner is reminded to buy. */
  lowBalance: 5,
  /** Conversations of owners with their own interviewer. */
  previews: { perHour: 20, retentionHours: 24 },
  page: { max: 200, default: 50 },
} as const
