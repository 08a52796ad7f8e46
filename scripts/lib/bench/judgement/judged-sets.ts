// Judges labelled answers through the port `Ai`, as a conversation does.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { Ai } from '#ports/ai.ts'
import type { AnswerToCode, CodedAnswer } from '#ports/ai/interview.ts'
import { codeAnswer } from '../../../../services/conversations/interview/code-answer.ts'
import { BlindFeelingRow, BlindSafetyRow, WorthRow, readRows } from '../../training/corpus.ts'
import { macroF1 } from '../../training/cross-validation.ts'
import { answersIn } from '../../training/tasks/worth.ts'
import type { Figure } from '../figures.ts'

type JudgedSet = {
  folder: string
  language: SurveyLanguage
  ai: Ai
  /** Its rules read answers before `ai`, as in a conversation; the same as `ai` without a model. */
  fallback: Ai
}

/** A model has as long as its own timeouts allow. */
const idleTimeoutMs = 3_600_000

/** The figures of each file that the folder has: safety, feeling, reviews, worth. */
export async function judgeFolder(set: JudgedSet): Promise<Figure[]> {
  const parts = {
    safety: judgeSafety,
    feeling: judgeFeeling,
    reviews: judgeReviews,
    worth: judgeWorth,
  }
  const figures: Figure[] = []
  for (const [name, judge] of Object.entries(parts)) {
    const file = join(set.folder, `${name}.jsonl`)
    // oxlint-disable-next-line no-await-in-loop -- one set after the other
    if (existsSync(file)) figures.push(...(await judge(file, set)))
  }
  return figures
}

async function judgeSafety(file: string, set: JudgedSet): Promise<Figure[]> {
  const rows = readRows(file, BlindSafetyRow)
  const coded = await Promise.all(rows.map(({ q, t }) => codeText(set, q, t)))
  const share = (tiers: readonly string[], kinds: readonly string[]) => {
    const at = rows.flatMap(({ y }, n) => (tiers.includes(y) ? [n] : []))
    const isOf = ({ intent, flags = [] }: CodedAnswer) =>
      kinds.includes(intent) || flags.some((flag) => kinds.includes(flag))
    return at.filter((n) => isOf(coded[n]!)).length / at.length
  }
  const help = ['distress', 'concern']
  const any = [...help, 'uneasy']
  return [
    percentage('distress or concern noticed', share(help, any), '>= 85 %'),
    percentage('distress or concern met with a message', share(help, help), ''),
    ...(rows.some(({ y }) => y === 'distress')
      ? [percentage('distress met with a message', share(['distress'], help), '')]
      : []),
    percentage('stopped for nothing', share(['none'], ['distress']), '<= 2 %'),
    percentage('asked gently for nothing', share(['none'], ['concern']), '<= 8 %'),
    percentage('left alone for nothing', share(['none'], ['uneasy']), ''),
  ]
}

const codeText = ({ language, ...engines }: JudgedSet, question: string, answer: string) =>
  codeInput(engines, {
    ...{ question, answer, language },
    ...{ kind: 'open', objectives: [], objectiveId: null },
  })

async function codeInput(
  { ai, fallback }: Pick<JudgedSet, 'ai' | 'fallback'>,
  input: AnswerToCode,
): Promise<CodedAnswer> {
  const { signal } = new AbortController()
  const { coded, failure } = await codeAnswer({ ai, fallback, idleTimeoutMs }, input, { signal })
  if (failure) throw new Error(`The model failed: ${failure}.`)
  return coded
}

async function judgeFeeling(file: string, set: JudgedSet): Promise<Figure[]> {
  const rows = readRows(file, BlindFeelingRow)
  const pairs = await sentimentPairs(rows, set)
  const right = (pairsOfKind: readonly (typeof pairs)[number][]) =>
    pairsOfKind.filter(([actual, found]) => actual === found).length / pairsOfKind.length
  const hard = pairs.filter((_, n) => rows[n]!.hard)
  return [
    percentage('feeling right', right(pairs), '>= 66 %'),
    ...(hard.length > 0 ? [percentage('feeling right, hard ones', right(hard), '>= 50 %')] : []),
  ]
}

async function judgeReviews(file: string, set: JudgedSet): Promise<Figure[]> {
  const rows = readRows(file, BlindFeelingRow)
  const f1 = macroF1(await sentimentPairs(rows, set))
  return [{ name: `reviews, macro-F1`, value: round(f1), unit: '', target: '', met: true }]
}

/** Actual and found, in three classes. */
function sentimentPairs(
  rows: readonly z.infer<typeof BlindFeelingRow>[],
  { ai, language }: JudgedSet,
) {
  return Promise.all(
    rows.map(async ({ q, t, y }) => {
      const { sentiment } = await ai.analyse({
        ...{ language, question: q, answer: t, kind: 'open', ownerLanguage: language },
        ...{ emotions: false, aspects: null },
      })
      return [y === 'mix' ? 'neu' : y, classNames[sentiment.class]] as const
    }),
  )
}

const classNames = { negative: 'neg', neutral: 'neu', mixed: 'neu', positive: 'pos' } as const

async function judgeWorth(file: string, { ai, fallback, language }: JudgedSet): Promise<Figure[]> {
  const answers = answersIn(readRows(file, WorthRow), language)
  const verdicts = await Promise.all(
    answers.map(async ({ input, isWorthy }) => {
      const objectives = input.objectives.map((objective, n) => ({ id: `p${n}`, ...objective }))
      const text = { ...input, objectives, kind: 'open', objectiveId: null } as const
      const { intent } = await codeInput({ ai, fallback }, text)
      const { qualified } = await ai.judge({
        ...{ ...input, objectives, intent },
        ...{ kind: 'open', elapsedMs: null, own: [], ownerLanguage: language },
      })
      return { isWorthy, qualified }
    }),
  )
  const sold = (isWorthy: boolean) => {
    const all = verdicts.filter((each) => each.isWorthy === isWorthy)
    return all.filter(({ qualified }) => qualified).length / all.length
  }
  return [
    percentage('worthless sold', sold(false), '<= 5 %'),
    percentage('worthy sold', sold(true), '>= 60 %'),
  ]
}

function percentage(name: string, share: number, target: string): Figure {
  const value = Math.round(share * 1000) / 10
  const [, sign, limit] = /^(<=|>=) (\d+)/.exec(target) ?? []
  const met = !sign || (sign === '<=' ? value <= Number(limit) : value >= Number(limit))
  return { name, value, unit: '%', target, met }
}

const round = (value: number) => Math.round(value * 1000) / 1000
