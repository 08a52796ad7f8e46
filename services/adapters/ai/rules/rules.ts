// The rules that both engines use, as operations that can run in another thread.
import { isCallForHelp, type AnswerFlag, type Intent } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { Ai } from '#ports/ai.ts'
import type { AnswerToCode } from '#ports/ai/interview.ts'
import type { AnswerToJudge } from '#ports/ai/assessment.ts'
import type { Span } from '#ports/ai/common.ts'
import type { Disqualification } from '../languages/types/texts.ts'
import type { Support } from '#ports/support.ts'
import { describesHarm } from './intent/harm.ts'
import { findInstructions, readIntent } from './intent/intent.ts'
import { detectLanguage } from './intent/language-detection.ts'
import { judgeAnswer } from './judging/rule-based-judge.ts'
import { findDisqualification } from './judging/sale-thresholds.ts'
import { support } from './support/support-message.ts'
import { trigramSimilarityTo } from './text/trigrams.ts'

type InterpretedByRules = {
  intent: Intent
  /** What the answer says besides. */
  flags: AnswerFlag[]
  /** The danger is to the body, now. */
  isMedical: boolean
  /** The call for help is likely, but not said in so many words. */
  isUnsure: boolean
  /** Language of the answer. */
  language: SurveyLanguage
  /** It describes harm to a person. */
  describesHarm: boolean
  /** Sentences that instruct a machine, in order. */
  instructions: Span[]
}

export type Rules = {
  interpret(input: AnswerToCode): Promise<InterpretedByRules>
  judge: Ai['judge']
  findDisqualification(input: AnswerToJudge): Promise<Disqualification | undefined>
  /** The `count` texts that are most similar to the answer, most similar first. */
  findSimilar(input: { answer: string; texts: readonly string[]; count: number }): Promise<string[]>
} & Support

export const rules: Rules = {
  interpret: async ({ question, answer, objectives, language: asked, afterCall }) => {
    const language = detectLanguage(answer, asked)
    const about = [question, ...objectives.map(({ text }) => text)].join('\n')
    const { intent, flags, isMedical, isUnsure } = readIntent(answer, language, about, {
      ...{ question, afterCall },
    })
    const mayInstruct = intent === 'injection' || isCallForHelp(intent)
    return {
      intent,
      flags,
      isMedical,
      isUnsure,
      language,
      describesHarm: describesHarm(answer, language),
      instructions: mayInstruct ? findInstructions(answer) : [],
    }
  },
  judge: judgeAnswer,
  findDisqualification: async (input) => findDisqualification(input),
  ...support,
  findSimilar: async ({ answer, texts, count }) => {
    const similarity = trigramSimilarityTo(answer)
    return texts
      .map((text) => ({ text, similarity: similarity(text) }))
      .toSorted((a, b) => b.similarity - a.similarity)
      .slice(0, count)
      .map(({ text }) => text)
  },
}
