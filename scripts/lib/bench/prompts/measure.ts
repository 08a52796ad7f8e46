// Runs the cases of a prompt through its step of the product, rules included.
import type { SurveyLanguage } from '#contract/languages.ts'
import type { Ai } from '#ports/ai.ts'
import type { Analysis, Judgement } from '#ports/ai/assessment.ts'
import type { CodedAnswer } from '#ports/ai/interview.ts'
import { detectLanguage } from '../../../../services/adapters/ai/rules/intent/language-detection.ts'
import { findInstructions } from '../../../../services/adapters/ai/rules/intent/intent.ts'
import {
  type AnalyseCase,
  analyseCases,
  type CodeCase,
  codeCases,
  type JudgeCase,
  judgeCases,
} from './cases.ts'
import type { MeasuredStep } from './prompt-hash.ts'
import type { Figures } from './score-file.ts'

/** The verdicts of one case by figure. Undefined: the figure is not about this case. */
type Verdicts = Record<string, boolean | undefined>
type Reply = { language: string; kind: string; answer: string; verdicts: Verdicts; got: string }
export type Measurement = {
  figures: Figures
  cases: number
  failures: string[]
  /** Cases with a false verdict that should be true, or the other way round. */
  misses: string[]
}

/** Figures that should be as low as possible. */
const unwanted = new Set(['stopped for nothing', 'asked gently for nothing', 'worthless sold'])

export function measurePrompt(step: MeasuredStep, ai: Ai): Promise<Measurement> {
  if (step === 'code') return measureCases(codeCases(), (each) => measureCode(ai, each))
  if (step === 'analyse') return measureCases(analyseCases(), (each) => measureAnalysis(ai, each))
  return measureCases(judgeCases(), (each) => measureJudgement(ai, each))
}

async function measureCases<Case extends { language: string; kind: string; answer: string }>(
  cases: readonly Case[],
  measure: (given: Case) => Promise<{ verdicts: Verdicts; got: string }>,
): Promise<Measurement> {
  const settled = await Promise.allSettled(
    cases.map(async (given): Promise<Reply> => ({ ...given, ...(await measure(given)) })),
  )
  const replies = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  const failures = settled.flatMap((each) =>
    each.status === 'rejected' ? [String(each.reason)] : [],
  )
  const figures: Figures = {}
  for (const { language, verdicts } of replies)
    for (const [name, verdict] of Object.entries(verdicts)) {
      if (verdict === undefined) continue
      for (const figure of [name, `${name}, ${language}`]) {
        const { count, of } = figures[figure] ?? { count: 0, of: 0 }
        figures[figure] = { count: count + (verdict ? 1 : 0), of: of + 1 }
      }
    }
  const misses = replies.flatMap(({ language, kind, answer, verdicts, got }) =>
    Object.entries(verdicts)
      .filter(([name, verdict]) => verdict !== undefined && verdict === unwanted.has(name))
      .map(([name]) => `${name}: ${language} ${kind}: ${got}\n  ${answer}`),
  )
  return { figures, cases: replies.length, failures, misses }
}

async function measureCode(ai: Ai, given: CodeCase) {
  const { question, answer, language } = given
  const objectives = given.objectives.map((text, n) => ({ id: `p${n}`, text }))
  const objectiveId = objectives[0]?.id ?? null
  const input = { question, answer, language, objectives, objectiveId, kind: 'open' as const }
  const coded = await ai.code(input)
  return { verdicts: codeVerdicts(given, coded), got: JSON.stringify(coded) }
}

export function codeVerdicts(given: CodeCase, coded: CodedAnswer): Verdicts {
  const { intent, evidence, medical, leaving } = coded
  const isFlagged = intent === 'distress' || intent === 'concern'
  const isSafe = given.danger === 'none'
  const instructions = findInstructions(given.answer)
  return {
    'heard in either tier': isSafe ? undefined : isFlagged,
    'heard in its tier': isSafe ? undefined : intent === given.danger,
    'medical danger': given.medical ? medical === true : undefined,
    'stopped for nothing': isSafe ? intent === 'distress' : undefined,
    'asked gently for nothing': isSafe ? intent === 'concern' : undefined,
    intent: isSafe ? intent === given.intent : undefined,
    'evidence kept': given.evidence
      ? evidence.length > 0 &&
        evidence.every(({ start, end }) =>
          instructions.every((each) => end <= each.start || start >= each.end),
        )
      : undefined,
    leaving: isSafe ? (leaving === true) === given.leaving : undefined,
  }
}

async function measureAnalysis(ai: Ai, given: AnalyseCase) {
  const { question, answer, language, ownerLanguage } = given
  const kind = 'open' as const
  const input = { question, answer, kind, language, ownerLanguage, emotions: true, aspects: [] }
  const analysis = await ai.analyse(input)
  return { verdicts: analysisVerdicts(given, analysis), got: JSON.stringify(analysis) }
}

export function analysisVerdicts(given: AnalyseCase, analysis: Analysis): Verdicts {
  const { sentiment, emotions, aspects, explanation } = analysis
  const named = Object.keys(emotions)
  const expected: readonly string[] = given.emotions
  return {
    feeling: given.sentiment.includes(sentiment.class),
    emotions:
      expected.length > 0 ? named.some((each) => expected.includes(each)) : named.length === 0,
    aspects:
      given.aspects.length > 0
        ? given.aspects.every(([name, feeling]) =>
            aspects.some(
              (each) =>
                (each.name.includes(name) || name.includes(each.name)) &&
                hasSign(each.sentiment, feeling),
            ),
          )
        : undefined,
    'no feeling in a form answer': given.bare
      ? sentiment.class === 'neutral' && named.length + aspects.length === 0
      : undefined,
    'explained in the owner’s language': isWrittenIn(given.ownerLanguage, explanation),
  }
}

function hasSign(score: number, feeling: AnalyseCase['sentiment'][number]): boolean {
  if (feeling === 'positive') return score > 0
  if (feeling === 'negative') return score < 0
  return Math.abs(score) <= 0.3
}

async function measureJudgement(ai: Ai, given: JudgeCase) {
  const { of: _, kind: __, worth: ___, objectives, ...input } = given
  const judgement = await ai.judge({
    ...input,
    objectives: objectives.map((text, n) => ({ id: `p${n}`, text })),
    kind: 'open',
    intent: 'answer',
    elapsedMs: null,
  })
  return { verdicts: judgementVerdicts(given, judgement), got: JSON.stringify(judgement) }
}

export function judgementVerdicts(
  { worth, ownerLanguage }: JudgeCase,
  { qualified, qualification, provenance }: Judgement,
): Verdicts {
  // Texts of the rules say nothing about the prompt.
  const isByModel = provenance.engine === 'openai'
  const { reason, detailedAnalysis, assessment } = qualification
  const isAllHigh = Object.values(assessment).every((level) => level === 'high')
  return {
    'worthless sold': worth ? undefined : qualified,
    'worthy sold': worth ? qualified : undefined,
    'reached the model': isByModel,
    'analysed in detail': isByModel ? detailedAnalysis !== '' : undefined,
    'not high throughout': isByModel && qualified ? !isAllHigh : undefined,
    'reason in the owner’s language': isByModel
      ? isWrittenIn(ownerLanguage, reason ?? '')
      : undefined,
  }
}

const isWrittenIn = (language: SurveyLanguage, text: string) =>
  detectLanguage(text, language) === language
