// Every limit of inputs and of use.

export const limits = {
  title: { min: 1, max: 200 },
  goal: { min: 10, max: 1000 },
  description: { max: 2000 },
  validationPoint: { max: 300 },
  validationPoints: { max: 15 },
  spokenQuestion: { max: 300 },
  /** Characters of a text whose language is detected. */
  detectedText: { max: 10_000 },
  /** Questions of a conversation, including follow-ups. */
  questions: { min: 5, max: 15, default: 8 },
  followups: { max: 3 },
  /** Messages of a conversation to a respondent who needs help, of fixed texts, and where a model has words for each; not among its questions. */
  support: { maxMessages: 5, maxMessagesByModel: 12 },
  /** Fixed questions: characters of one, their number, and how many a request for others may name. */
  questionText: { max: 500 },
  fixedQuestions: { min: 4, max: 15, default: 6, hardMax: 100, maxAlreadyProposed: 500 },
  /** Characters of one answer. */
  answer: { max: 4000 },
  scale: { min: 1, max: 10, default: 5 },
  nps: { min: 0, max: 10 },
  /** Characters of what an end of a scale means. */
  endLabel: { max: 60 },
  options: { max: 20, length: 200 },
  /** Fields before the first question: their number, characters of a name and of an answer, digits of a phone number. */
  preSurveyFields: { max: 10, nameLength: 60, length: 200, phoneDigits: { min: 7, max: 15 } },
  /** Rewards of a survey, and characters of their texts. */
  rewards: { max: 10, titleLength: 200, contentLength: 2000, buttonLength: 100 },
  /** Ratings in stars, characters of the comment, and changes of a rating. */
  rating: { min: 1, max: 5, commentLength: 1000, maxChanges: 20 },
  /** Characters of the interviewer's name. */
  askedBy: { max: 80 },
  /** Links of one request; characters of a name or a reference, and bytes of a request with names. */
  invitations: { max: 1000, nameLength: 120, bytes: 1024 * 1024 },
  /**
   * Links to reports: their number for an owner, surveys of one, characters of texts, days after its end until an expired
   * link is removed, and passwords tried within `minutes` from one address and for one link.
   */
  sharedReports: {
    max: 100,
    surveys: 200,
    titleLength: 120,
    password: { min: 8, max: 200 },
    removedAfterDays: 30,
    tries: { perAddress: 20, perLink: 200, minutes: 15 },
  },
  /** Days in which a deleted survey can be restored. */
  restorableDays: 30,
  /** Days between the request to delete an account and its erasure. */
  accountDeletionDays: 7,
  /** Hours until an inactive session ends, by default. */
  abandonedAfterHours: 24,
  /** Days until answers are erased, by default; hours until a shorter period applies to conversations that exist. */
  retentionDays: 365,
  retentionNoticeHours: 24,
  /** Keywords of the sentiment analysis. */
  aspects: { max: 30, length: 60 },
  followUpText: { max: 300 },
  idempotencyKey: { max: 255 },
  /** Bytes and seconds of one recording, and seconds of all recordings of a conversation. */
  audio: { bytes: 10 * 1024 * 1024, seconds: 300, secondsPerSession: 1_800 },
  /** Bytes of a JSON request body. */
  bodyBytes: 64 * 1024,
  /** Bytes of a payment webhook: a dispute includes its evidence, up to 150,000 characters. */
  webhookBytes: 1024 * 1024,
  /** Characters of an answer that may qualify: of a shorter one, the half that is not in the excerpt is worth no credit. */
  qualified: { min: 40 },
  /** Characters of a locked response that its owner may read, and the share of one that has no more. */
  excerpt: { max: 80, cutAtSpaceAfter: 50, shareOfBrief: 0.5 },
  /** Credits a month that an owner can get back for wrongly qualified responses. */
  unlockRefunds: { perMonth: 10 },
  /** Responses that one request unlocks. */
  unlocks: { max: 100 },
  /** Balance below which the owner is reminded to buy. */
  lowBalance: 5,
  /** Owners' preview conversations. */
  previews: { perHour: 20, retentionHours: 24 },
  /** Conversations that visitors of the site try, within an hour: of one address, and of all. */
  demonstrations: { perAddress: 20, perHour: 600 },
  /** Openings of one survey's page from one address within `minutes`. A room of two hundred people is one address. */
  openings: { perAddress: 300, minutes: 10 },
  /** Rows of an export that is sent at once, exports that an owner may keep, and days until a file is removed. */
  exports: { directRows: 10_000, perOwner: 20, days: 7 },
  page: { max: 200, default: 50 },
} as const
