import type { Locale } from '#contract/languages.ts'
import type { AnswerPatterns } from './answers.ts'
import type { Choices } from './choices.ts'
import type { ClaimWords } from './claims.ts'
import type { Clauses } from './clauses.ts'
import type { Contradictions } from './contradictions.ts'
import type { GoalPatterns } from './goal-patterns.ts'
import type { GoalSubject } from './goal-subject.ts'
import type { Grammar } from './grammar.ts'
import type { InsightWords } from './insights.ts'
import type { WordLists } from './lexicon.ts'
import type { NounPatterns, Subjects } from './nouns.ts'
import type { NounPhraseWords } from './noun-phrases.ts'
import type { InjectionPhrases, MachineAddress } from './prompt-injection.ts'
import type { Points, Purposes } from './purposes.ts'
import type { QuestionFrames } from './question-frames.ts'
import type { IndirectDanger } from './indirect-danger.ts'
import type { Worries } from './worries.ts'
import type { Losses } from './losses.ts'
import type { QuestionForms } from './question-forms.ts'
import type { Remarks } from './remarks.ts'
import type { RespondentQuestions } from './respondent-questions.ts'
import type { Concepts } from './concepts.ts'
import type { FollowUps } from './follow-ups.ts'
import type { Salience } from './salience.ts'
import type { SentimentData } from './sentiment.ts'
import type { SupportTexts } from './support.ts'
import type { Templates } from './templates.ts'
import type { EngineTexts } from './texts.ts'

/** How a text is recognised: by most of its letters, or by stop words, sentiment words and markers. */
/** By which a goal of few words is recognised: folded abbreviations, folded words of owners, and parts of folded words. */
export type OwnerWords = {
  shorthand: ReadonlySet<string>
  vocabulary: ReadonlySet<string>
  endings: RegExp
}

type LanguageDetection =
  | { script: RegExp }
  /**
   * Among languages with the same score, the lowest rank is taken. `isUnaccented`: a word with an accent is none of its stop words.
   */
  | {
      markers: RegExp
      tieRank: number
      isUnaccented?: true
      ownerWords?: OwnerWords
    }

/** Everything that the engines know of one language. */
export type EngineLanguage = {
  /** One of `SurveyLanguage` where surveys can be held in it. */
  code: string
  /** The product's language for goals in which no language is recognised. */
  locale: Locale
  detection: LanguageDetection
  lexicon: WordLists
  answers: AnswerPatterns
  salience: Salience
  followUps: FollowUps
  /** What points and answers speak of in different words. */
  concepts?: Concepts
  sentiment: SentimentData
  /** Sections of words by meaning, for the learned models. */
  wordClasses?: URL
  /** Sections of words by what people speak of, for reports; without it only their stems tell them apart. */
  themes?: URL
  /** What people everywhere complain of and praise, and how they say it, for reports; without it only themes bring answers together. */
  issues?: URL
  /** What follows up on a situation that an answer tells; without it only thin answers are followed up. */
  situationTexts?: URL
  /** Folder of the learned models; without it the rules alone judge. */
  models?: URL
  injection: InjectionPhrases
  machineAddress: MachineAddress
  /** Texts that people paste instead of an answer. */
  fillerTexts?: readonly string[]
  grammar: Grammar
  purposes: Purposes
  points: Points
  goalPatterns: GoalPatterns
  nouns: NounPatterns
  nounPhrases: NounPhraseWords
  insights: InsightWords
  claims: ClaimWords
  subjects: Subjects
  choices: Choices
  clauses: Clauses
  /** Absent: the subject of a goal is found by its clauses alone. */
  goalSubject?: GoalSubject
  /** Absent: a thing is asked by its clauses alone. */
  questionFrames?: QuestionFrames
  /** Absent: contradictions are not looked for. */
  contradictions?: Contradictions
  remarks: Remarks
  /** Without it, the learned models alone decide beside the outright words. */
  worries?: Worries
  indirectDanger?: IndirectDanger
  losses?: Losses
  respondentQuestions: RespondentQuestions
  /** Plain words for a question, and follow-ups on short answers, by what it asks for; without it the same for all. */
  questionForms?: QuestionForms
  templates: Templates
  /** "In English" in other languages, by their code, unless their templates say it. */
  inOtherLanguages?: Readonly<Record<string, string>>
  support: SupportTexts
  texts: EngineTexts
}
