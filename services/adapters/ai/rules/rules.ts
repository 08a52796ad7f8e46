// The rules that both engines use, as operations that can run in another thread.
import type { Intent } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { Ai, AnswerToCode, AnswerToJudge } from '#ports/ai.ts'
import type { Disqualification } from '../languages/types/texts.ts'
import type { Support } from '#ports/support.ts'
import { assessSafety } from './intent/distress.ts'
import { classifyIntent } from './intent/intent.ts'
import { detectLanguage } from './intent/language-detection.ts'
import { judgeAnswer } from './judging/rule-based-judge.ts'
import { findDisqualification } from './judging/sale-thresholds.ts'
import { support } from './support/support-message.ts'

type InterpretedByRules = {
  intent: Intent
  /** The danger is to the body, now. */
  isMedical: boolean
  /** Language of the answer. */
  language: SurveyLanguage
}

export type Rules = {
  interpret(input: AnswerToCode): Promise<InterpretedByRules>
  judge: Ai['judge']
  findDisqualification(input: AnswerToJudge): Promise<Disqualification | undefined>
} & Support

export const rules: Rules = {
  interpret: async ({ question, answer, objectives, language: asked }) => {
    const language = detectLanguage(answer, asked)
    const about = [question, ...objectives.map(({ text }) => text)].join('\n')
    return {
      intent: classifyIntent(answer, language, about, question),
      isMedical: assessSafety(answer, question, language).isMedical,
      language,
    }
  },
  judge: judgeAnswer,
  findDisqualification: async (input) => findDisqualification(input),
  ...support,
}
