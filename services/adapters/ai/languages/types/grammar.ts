/** How a language builds the sentences in which people say what they want to know. */
export type Grammar = {
  /** What goals begin with, before they say what they are about. */
  preamble: RegExp
  /** Says how to ask rather than what about: "a quick survey on", "in five questions". */
  surveyFormat: RegExp
  /** Where a second clause begins. */
  clauseBoundary: RegExp
  /** Where a long sentence can end. */
  pause: RegExp
  /** Begins a question, with or without a question mark. */
  questionStart: RegExp
  /** Reads badly as a title: a task, or the people to be asked. */
  unsuitableTitle: RegExp
  /** An article that a title does without. */
  leadingArticle: RegExp
  openingQuestionMark?: '¿'
  questionMark: '?' | '؟'
  /** Ends a complete phrase, although its last word is a stop word. */
  completeEnding?: RegExp
  /** Begins a sentence whose first letter is a capital everywhere. */
  capitalizedStart?: RegExp
  /** Abbreviations at the beginning of a title, and what they stand for. */
  titleAbbreviations?: readonly (readonly [pattern: RegExp, full: string])[]
}
