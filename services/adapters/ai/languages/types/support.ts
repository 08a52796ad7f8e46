import type { HelpLineUse } from '#contract/help.ts'
import type { Closing } from '#contract/api/conversation-turns.ts'
import type { Variants } from './templates.ts'

/** Messages to respondents who need help. `{lines}` are help lines, by number and use. They give no further advice. */
export type SupportTexts = {
  /** Without a model's words. */
  distress: Variants
  /** Where the respondent writes of distress once more. `{person}`: a person near the respondent. */
  distressAgain: Variants
  /** To a respondent who names a person to turn to: by `{person}`, or without. */
  turnsTo: { named: string; other: string }
  /** To a respondent who has kept it from everyone: a word about it, and what may follow. */
  firstDisclosure: { word: string; next: string }
  /** After `distressAgain`. */
  helpAgain: string
  /** People who may be with the respondent. */
  near: {
    anyone: string
    /** Matches search text: captures a key of `people`, never a partner, who may be the danger. */
    named: RegExp
    people: Readonly<Record<string, string>>
    /** Matches search text: the person may be dead, or the danger. */
    unfit: RegExp
  }
  /** The danger is to the body. Says to see a doctor or to call an emergency service. */
  medical: Variants
  /** One sentence. */
  concern: Variants
  medicalConcern: Variants
  /** After `distress`. */
  help: string
  /** After `medical`. */
  emergencyHelp: string
  /** After `concern`. */
  quietHelp: string
  /** After `medicalConcern`. */
  quietEmergencyHelp: string
  /** In place of an emergency number that is not known. */
  emergencyInWords: string
  /** After the lines, where a child is harmed or in danger: who protects children, in words. */
  childProtection: string
  /** After lines that are only to be found on the web, in distress. */
  withoutInternet: string
  /** Each time in other words. */
  choices: Variants
  options: { goOn: string; later: string; stop: string }
  /** To a question without a reply in `respondentQuestions`. */
  unknownQuestion: string
  /** Words of a question about who learns what was written, in any wording: it is answered as the question who reads the answers. */
  privacy: RegExp
  /** After the reply to the question who reads the answers: who else. */
  otherReaders: string
  /** Says how to erase the answers. */
  erasure: string
  /** Replaces `erasure` where another person may see the page: says how to leave it safely. */
  safeExit: string
  unattended: string
  wait: Variants
  later: string
  end: string
  resumption: string
  /** The last message of a conversation: after its last question, after a wish to stop, and after a loss or a call for help. */
  closing: Readonly<Record<Closing['kind'], string>>
  uses: Readonly<Record<HelpLineUse, string>>
  /** Stands behind a line that is not answered around the clock. */
  limitedHours: string
  /** Between a line's parts, between lines of one use, and between lines. */
  separators: { part: string; or: string; line: string }
}
