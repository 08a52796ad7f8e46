// Coding answers and wording questions.
import type {
  AnswerFlag,
  Guard,
  Intent,
  InterviewPurpose,
  Objective,
  ObjectiveStatus,
  ProbeKind,
} from '#contract/events/conversation-types.ts'
import type { HelpTier } from '#contract/help.ts'
import type { Personality, SurveyLanguage } from '#contract/languages.ts'
import type { QuestionKind } from '#contract/survey.ts'
import type { SentimentScore, Span, WithProvenance } from './common.ts'

export type Exchange = {
  question: string
  objectiveId: string | null
  answer: string
  /** Open if absent. */
  kind?: QuestionKind
}

export type AnswerToCode = {
  question: string
  answer: string
  kind: QuestionKind
  objectives: readonly Objective[]
  /** The question's objective; null for the opening and the closing. */
  objectiveId: string | null
  /** Language of the question. */
  language: SurveyLanguage
  /** Statuses before the answer; absent in a form. */
  statuses?: readonly { objectiveId: string; status: ObjectiveStatus }[]
  /** What was asked and answered before; absent in a form. */
  earlier?: readonly Exchange[]
  /** The answer to the last question of the interview. */
  isLast?: boolean
  /** A reply to a message after a call for help. */
  repliesToHelp?: boolean
  /** Absent in a form. */
  facts?: Omit<QuestionBrief['facts'], 'questionsLeft'>
  /** An earlier answer, which engines do not see again, called for help. */
  afterCall?: 'distress' | 'concern' | undefined
}

export type CodedAnswer = WithProvenance<{
  intent: Intent
  /** The danger is to the body, now. Only for the intents `distress` and `concern`. */
  medical?: true
  /** Whether another person is the danger. Only for these intents; absent if the engine cannot tell. */
  byPerson?: boolean
  /** The danger is likely, but not said in so many words. Only for the intents `distress` and `concern`. */
  unsure?: true
  /** What the answer says besides its intent. */
  flags?: AnswerFlag[]
  /** What it asks is about the conversation itself. By rules, with the flag `asks`. */
  asksAboutConversation?: true
  /** The respondent also wants to end the interview. Not for calls for help and the intent `stop`. */
  leaving?: true
  /** To the person, in a few sentences: to a call for help, or to what a reply to its message asks. */
  care?: string | undefined
  /** The last sentence to the respondent, where the interview ends with this answer; not for calls for help. */
  farewell?: string
  /** A sentence of condolence, where the answer speaks of a loss; that of an animal lowers no concern. By rules. */
  condolence?: { text: string; isAnimal: boolean }
  /** Language of the answer; the question's if the answer is too short to tell. */
  language: SurveyLanguage
  sentiment: SentimentScore
  evidence: (Span & { objectiveId: string })[]
  /** Objectives that nothing is asked about any more: a call for help speaks of them, or the respondent does not want to. */
  named?: string[]
  /** What deserves a follow-up most, whatever it is about. */
  salient?: Span
  /**
   * Whether a follow-up on the answer is worth a question; `urgent`, harm or an offer to tell more, is worth two. Absent if the
   * engine cannot tell.
   */
  followUp?: 'urgent' | 'wanted' | 'optional' | 'needless'
  /** What an engine that words the next questions while it reads would ask now. */
  prefers?: 'follow-up' | { objectiveId: string }
  /** Words of an earlier answer, and the span of this one, that cannot both be true. */
  contradiction?: { earlier: string; now: Span }
  /**
   * Status of each objective that the answer has evidence for, or that a concern speaks of, at least `touched`. Absent if the engine
   * cannot tell.
   */
  coverage?: {
    objectiveId: string
    status: Extract<ObjectiveStatus, 'touched' | 'partial' | 'covered'>
    /** What is still missing of what the objective's question asks. */
    missing?: string
  }[]
}>

/** An answer that called for help. */
export type CallForHelp = { text: string; tier: HelpTier }

export type QuestionBrief = {
  title: string
  /** What respondents read about the survey before they start. */
  description?: string
  /** The owner's goal. Never shown to respondents. */
  goal: string
  /** Language of the question; title and objectives are in the survey's. */
  language: SurveyLanguage
  surveyLanguage: SurveyLanguage
  personality: Personality
  purpose: InterviewPurpose
  /** Kind of probe, if the purpose is a probe. */
  probe: ProbeKind | null
  /** Allowed kinds; `open` is always among them. */
  kinds: readonly QuestionKind[]
  objective: Objective | null
  /** Words of the last answer that the probe refers to; of an earlier one where it `returns`. */
  about: { text: string } | null
  /** The probe returns to an answer before the last one. */
  returns?: true
  /** Words of the respondent that do not fit together, which a probe asks about kindly. */
  contradiction?: { earlier: string; now: string }
  /** What is still missing of what the objective's question asks, as the reading of the last answer found. */
  missing?: string
  /** What an earlier answer, to a question about something else, said about the objective. */
  mentioned?: { text: string }
  /** Intent of the previous answer, to which the wording reacts; null for the opening. */
  after: Intent | null
  /** What the previous answer said besides. */
  flags?: readonly AnswerFlag[]
  transcript: readonly Exchange[]
  /** Calls for help: the question keeps away from the danger or worry that they speak of; the other content of a concern is known. */
  avoid?: readonly CallForHelp[]
  /** The respondent called for help, was answered, and continues: the wording begins with a sentence that shows so. */
  resumes?: true
  /** Answers before the last one that ask the interviewer something, to which no question has replied. */
  unanswered?: readonly string[]
  /** Objectives about which enough was said. */
  known?: readonly string[]
  /** Objectives to ask about after this question. */
  left?: readonly string[]
  number: number
  /** Facts for questions about the conversation itself. */
  facts: {
    /** Maximum, including this question. */
    questionsLeft: number
    /** How the owner can identify the respondent: pre-survey fields, a personal link, or not at all. */
    identifiedBy: 'form' | 'link' | 'nothing'
    /** Numbers to call in the survey's country, with their use. */
    numbers?: readonly string[]
  }
  /** The configured engine failed for this question and for the one before: say so, and that the person may end or continue later. */
  limited?: true
  /** The last question is not answered yet: the wording fits any answer, and nobody waits for it. */
  ahead?: true
  /** The rejected wording and the guard that it failed; only on a second attempt. */
  rejected?: { text: string; guard: Guard }
}

/** `quote` is the span of the wording that repeats `about`, so that it can be redacted until the response is unlocked. */
export type WordedQuestion = WithProvenance<{
  text: string
  kind: QuestionKind
  /** Two or more for `multiple` and `ranking`, else empty. */
  options: string[]
  /** The items of `options` that cannot be chosen together with another one; absent if there are none. */
  exclusiveOptions?: string[]
  quote: Span | null
  /** There is no question: the objective is what distress in `avoid` speaks of. */
  isAvoided?: true
}>

/** An answer, and the questions that may follow it. */
export type TurnToTake = { answer: AnswerToCode; candidates: readonly QuestionBrief[] }

/**
 * `worded`: a wording of each candidate, null where there is none. `others`: questions for objectives that are no candidates, because
 * what deserves a follow-up is about them.
 */
export type TakenTurn = {
  coded: CodedAnswer
  worded: (WordedQuestion | null)[]
  others?: { objectiveId: string; worded: WordedQuestion }[]
}
