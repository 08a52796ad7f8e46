import { z } from 'zod'
import { AnswerFlag, Intent, isCallForHelp } from '#contract/events/conversation-types.ts'
import { SurveyLanguage } from '#contract/languages.ts'
import type { Ai } from '#ports/ai.ts'
import type { AnswerToCode, CodedAnswer } from '#ports/ai/interview.ts'
import { overlap, type Span } from '#contract/spans.ts'
import type { Rules } from '../../rules/rules.ts'
import type { StepRunner, Step } from '../step-runner.ts'
import { locateQuote } from '../text/locate-quote.ts'
import { fitAnswers } from '../text/fit-answers.ts'
import { toPlainText } from '../text/plain-text.ts'
import { contentStems } from '../../rules/text/content-stems.ts'
import { tokenize } from '../../rules/text/tokenizer.ts'
import { careIn, farewellIn } from './own-words.ts'
import { SentimentReply, toSentimentScore } from './sentiment.ts'
import { isInstructed, resolveDanger, type RulesReading } from './danger.ts'
import { createRefs } from './refs.ts'

/** Flags that a model reports and receives. The product sets the others. */
export const ModelFlag = AnswerFlag.exclude(['leaving', 'loss', 'uneasy', 'grave'])

export const CodeReply = z.object({
  danger: z.enum(['none', 'concern', 'distress']),
  medical: z.boolean(),
  /** Another person is the danger. */
  by_person: z.boolean(),
  /** To the person, after a concern. Accepted without it from a server that follows no schema. */
  care: z.preprocess((care) => care ?? '', z.string()),
  intent: Intent.exclude(['distress', 'concern']),
  leaving: z.boolean(),
  also: z.array(ModelFlag),
  instructions: z.array(z.string()),
  language: SurveyLanguage,
  sentiment: SentimentReply,
  evidence: z.array(z.object({ objective: z.string(), quote: z.string() })),
  coverage: z.array(
    z.object({
      objective: z.string(),
      /** Written before the status, which follows from it. */
      missing: z.string(),
      status: z.enum(['touched', 'partial', 'covered']),
    }),
  ),
  /** Ids of objectives. Accepted without it from a server that follows no schema. */
  leave_alone: z.preprocess((ids) => ids ?? [], z.array(z.string())),
  follow_up: z.string().nullable(),
  weight: z.enum(['grave', 'notable', 'slight']),
  contradiction: z.object({ earlier: z.string(), now: z.string() }).nullable(),
  /** The last sentence to the respondent. Accepted without it from a server that follows no schema. */
  farewell: z.preprocess((farewell) => farewell ?? '', z.string()),
})
export type CodeReply = z.infer<typeof CodeReply>

export const codeStep: Step<CodeReply> = {
  name: 'code',
  replySchema: CodeReply,
  expectedTokens: 250,
  maxTokens: 2_000,
}

/** The model codes the answer. Its quotes are located in the answer, and distress and injection are detected by rules as well. */
export const createAnswerCoder =
  (ask: StepRunner, rules: Rules): Ai['code'] =>
  async (input, asking) => {
    const { data, resolve } = prepareCoding(input, rules)
    const { reply, provenance } = await ask(codeStep, data, asking)
    return { ...(await resolve(reply)), provenance }
  }

const maxEarlierExchanges = 12
const maxMissingLength = 200

/** What a model is sent about an answer, and what its reply means. */
export function prepareCoding(input: AnswerToCode, rules: Rules) {
  const { question, answer, kind, language, objectiveId, statuses = [], earlier = [] } = input
  const objectives = createRefs('o', input.objectives)
  const statusOf = new Map(statuses.map((each) => [each.objectiveId, each.status]))
  const asked = objectives.entries.find(({ thing }) => thing.id === objectiveId)
  const recent = earlier.slice(-maxEarlierExchanges)
  const answers = fitAnswers(recent.map((each) => each.answer))
  const data = {
    ...{ question, kind, language, answer },
    objectives: objectives.entries.map(({ ref, thing: { id, text, question = null } }) => ({
      ...{ id: ref, text, question },
      status: statusOf.get(id) ?? 'untouched',
    })),
    asked_about: asked?.ref ?? null,
    so_far: recent.map((each, at) => ({ question: each.question, answer: answers[at] })),
    facts: input.facts ?? {},
    is_last: input.isLast === true,
    replies_to_help: input.repliesToHelp === true,
    after_distress: input.afterCall === 'distress',
  }
  const interpreting = rules.interpret(input)
  // Rejections surface in `resolve`.
  interpreting.catch(() => undefined)
  return {
    data,
    resolve: async (reply: CodeReply) =>
      resolveCoding(input, reply, { byRules: await interpreting, objectiveOf: objectives.find }),
  }
}

type ObjectiveOf = (ref: string) => { id: string } | undefined

function resolveCoding(
  input: AnswerToCode,
  reply: CodeReply,
  { byRules, objectiveOf }: { byRules: RulesReading; objectiveOf: ObjectiveOf },
): Omit<CodedAnswer, 'provenance'> {
  const { answer, language } = input
  const instructions = [
    ...byRules.instructions,
    ...reply.instructions.flatMap((quote) => locateQuote(answer, quote) ?? []),
  ]
  const isOwn = (span: Span) => !instructions.some((each) => overlap(span, each))
  const found = locateEvidence(answer, reply, objectiveOf).filter(isOwn)
  const danger = resolveDanger(reply, byRules, input)
  const isInjection = byRules.instructions.length > 0 && found.length === 0
  const intent = danger?.tier ?? (isInjection ? 'injection' : reply.intent)
  const evidence = intent === 'answer' ? found : []
  // The content of a concern is known, though it is no evidence.
  const known = intent === 'concern' ? found : evidence
  const shown = new Set(known.map((each) => each.objectiveId))
  return {
    intent,
    ...leftAlone(reply, objectiveOf, danger || intent === 'refuse' ? found : []),
    ...danger?.kind,
    ...besides(reply, intent, byRules),
    ...(!danger && farewellIn(reply)),
    ...(!isInstructed(reply, byRules) && careIn(reply, input, intent)),
    // The model's language is used only where the rules detect it too.
    language: reply.language === byRules.language ? reply.language : language,
    sentiment: toSentimentScore(reply.sentiment),
    evidence,
    ...(intent === 'answer' && deserving(reply, input, isOwn)),
    coverage: reply.coverage.flatMap(({ objective, status, missing }) => {
      const id = objectiveOf(objective)?.id
      const left = missingIn(missing, input)
      return id !== undefined && shown.has(id)
        ? [{ objectiveId: id, status, ...(left !== '' && { missing: left }) }]
        : []
    }),
  }
}

/** What a call for help or a refusal names counts, too: it is no evidence. */
function leftAlone(
  { leave_alone }: CodeReply,
  objectiveOf: ObjectiveOf,
  found: Evidence,
): Pick<CodedAnswer, 'named'> {
  const ids = leave_alone.flatMap((ref) => objectiveOf(ref)?.id ?? [])
  const named = [...new Set([...ids, ...found.map((each) => each.objectiveId)])]
  return named.length > 0 ? { named } : {}
}

/** Empty where all its words are the respondent's. */
function missingIn(missing: string, { answer, earlier = [], language }: AnswerToCode): string {
  const left = toPlainText(missing).slice(0, maxMissingLength).toWellFormed()
  const stemsOf = (text: string) => contentStems(tokenize(text), language)
  const given = new Set([answer, ...earlier.map((each) => each.answer)].flatMap(stemsOf))
  const stems = stemsOf(left)
  return stems.length > 0 && stems.every((stem) => given.has(stem)) ? '' : left
}

/** Beside a call for help nothing but what it asks counts. The weight of a follow-up is `grave` for an injustice or an offer to tell, too. */
function besides(
  reply: CodeReply,
  intent: Intent,
  { describesHarm }: RulesReading,
): Partial<CodedAnswer> {
  const { also, leaving, follow_up, weight } = reply
  if (isCallForHelp(intent)) return also.includes('asks') ? { flags: ['asks'] } : {}
  const isGrave = describesHarm && intent === 'answer' && follow_up !== null && weight === 'grave'
  const flags = [...new Set([...also, ...(isGrave ? (['grave'] as const) : [])])]
  return {
    ...(flags.length > 0 && { flags }),
    ...(leaving && intent !== 'stop' && { leaving: true as const }),
  }
}

const needByWeight = { grave: 'urgent', notable: 'wanted', slight: 'optional' } as const

/** What is worth another question: a clause, and what the person said otherwise before. */
function deserving(
  { follow_up, weight, contradiction, coverage }: CodeReply,
  { answer, earlier = [] }: AnswerToCode,
  isOwn: (span: Span) => boolean,
): Pick<CodedAnswer, 'salient' | 'followUp' | 'contradiction'> {
  const locate = (quote: string | undefined) => {
    const span = quote ? locateQuote(answer, quote) : undefined
    return span && isOwn(span) ? span : undefined
  }
  const salient = locate(follow_up ?? undefined)
  const now = locate(contradiction?.now)
  const before = contradiction?.earlier ?? ''
  const found = earlier.flatMap(({ answer: text }) => {
    const span = locateQuote(text, before)
    return span ? [text.slice(span.start, span.end)] : []
  })
  const isThin = coverage.every(({ status }) => status !== 'covered')
  return {
    ...(salient && { salient }),
    followUp: salient ? needByWeight[weight] : isThin ? 'optional' : 'needless',
    ...(now && found[0] && { contradiction: { earlier: found[0], now } }),
  }
}

type Evidence = CodedAnswer['evidence']

function locateEvidence(
  answer: string,
  { evidence }: CodeReply,
  objectiveOf: ObjectiveOf,
): Evidence {
  return evidence.flatMap(({ objective, quote }) => {
    const id = objectiveOf(objective)?.id
    const span = locateQuote(answer, quote)
    return id !== undefined && span ? [{ objectiveId: id, ...span }] : []
  })
}
