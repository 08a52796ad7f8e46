import type { Ai } from '#ports/ai.ts'
import { analyseAnswer } from './sentiment/analyse-answer.ts'
import { codeAnswer } from './interview/answer-coding.ts'
import { digestResponses } from './insights/digest-responses.ts'
import { judgeAnswer } from '../rules/judging/rule-based-judge.ts'
import { proposeQuestions } from './authoring/survey-questions.ts'
import { writeReport } from './insights/report.ts'
import { proposeStructure } from './authoring/survey-structure.ts'
import { renderQuestion } from './interview/question-rendering.ts'

/** An AI of rules, word lists and templates: no key, no network, deterministic. Provenance names it as `offline`. */
export const offlineAi: Ai = {
  engine: 'offline',
  structure: proposeStructure,
  questions: proposeQuestions,
  code: codeAnswer,
  word: renderQuestion,
  analyse: analyseAnswer,
  judge: judgeAnswer,
  assess: async ({ toAnalyse, toJudge }) => ({
    analysis: await analyseAnswer(toAnalyse),
    judgement: await judgeAnswer(toJudge),
  }),
  digest: digestResponses,
  report: writeReport,
}
