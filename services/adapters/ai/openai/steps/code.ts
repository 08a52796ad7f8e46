import { z } from 'zod'
import { Intent } from '#contract/events/conversation-types.ts'
import { SurveyLanguage } from '#contract/languages.ts'
import type { Ai, CodedAnswer, Span } from '#ports/ai.ts'
import type { Rules } from '../../rules/rules.ts'
import type { StepRunner, Step } from '../step-runner.ts'
import { locateQuote } from '../text/locate-quote.ts'
import { SentimentReply, toSentimentScore } from './sentiment.ts'
import { createRefs } from './refs.ts'

const Reply = z.object({
  danger: z.enum(['none', 'concern', 'distress']),
  medical: z.boolean(),
  intent: Intent.exclude(['distress', 'concern']),
  leaving: z.boolean(),
  instructions: z.array(z.string()),
  language: SurveyLanguage,
  sentiment: SentimentReply,
  evidence: z.array(z.object({ objective: z.string(), quote: z.string() })),
  coverage: z.array(
    z.object({ objective: z.string(), status: z.enum(['touched', 'partial', 'covered']) }),
  ),
})
type Reply = z.infer<typeof Reply>

export const codeStep: Step<Reply> = {
  name: 'code',
  replySchema: Reply,
  expectedTokens: 250,
  maxTokens: 2_000,
}

/** The model codes the answer. Its quotes are located in the answer, and distress and injection are detected by rules as well. */
export const createAnswerCoder =
  (ask: StepRunner, rules: Rules): Ai['code'] =>
  async (input, asking) => {
    const { question, answer, kind, language, objectiveId } = input
    const objectives = createRefs('o', input.objectives)
    const objective = objectives.entries.find(({ thing }) => thing.id === objectiveId)
    const data = {
      question,
      kind,
      language,
      answer,
      objectives: objectives.entries.map(({ ref, thing }) => ({ id: ref, text: thing.text })),
      asked_about: objective?.ref ?? null,
    }
    const [{ reply, provenance }, byRules] = await Promise.all([
      ask(codeStep, data, asking),
      rules.interpret(input),
    ])
    const instructions = [
      ...byRules.instructions,
      ...reply.instructions.flatMap((quote) => locateQuote(answer, quote) ?? []),
    ]
    const found = locateEvidence(answer, reply, objectives.find).filter(
      (span) => !instructions.some((each) => overlaps(span, each)),
    )
    const danger = resolveDanger(reply, byRules)
    const isInjection = byRules.instructions.length > 0 && found.length === 0
    const intent = danger ?? (isInjection ? 'injection' : reply.intent)
    const evidence = intent === 'answer' ? found : []
    const shown = new Set(evidence.map((each) => each.objectiveId))
    return {
      intent,
      ...(danger && (reply.medical || byRules.isMedical) && { medical: true as const }),
      ...(intent === 'answer' && reply.leaving && { leaving: true as const }),
      // The model's language is used only where the rules detect it too.
      language: reply.language === byRules.language ? reply.language : input.language,
      sentiment: toSentimentScore(reply.sentiment),
      evidence,
      coverage: reply.coverage.flatMap(({ objective, status }) => {
        const id = objectives.find(objective)?.id
        return id !== undefined && shown.has(id) ? [{ objectiveId: id, status }] : []
      }),
      provenance,
    }
  }

/**
 * Danger takes precedence over every intent. Distress by rules stays distress. A concern by rules counts only in an answer
 * with instructions to a machine, which may have made the model deny it.
 */
function resolveDanger(
  { danger, intent, instructions }: Reply,
  byRules: Awaited<ReturnType<Rules['interpret']>>,
): 'distress' | 'concern' | undefined {
  if (byRules.intent === 'distress' || danger === 'distress') return 'distress'
  const isInjected =
    intent === 'injection' || instructions.length > 0 || byRules.instructions.length > 0
  const isConcern = danger === 'concern' || (byRules.intent === 'concern' && isInjected)
  return isConcern ? 'concern' : undefined
}

const overlaps = (a: Span, b: Span) => a.start < b.end && b.start < a.end

type Evidence = CodedAnswer['evidence']

function locateEvidence(
  answer: string,
  { evidence }: Reply,
  objectiveOf: (ref: string) => { id: string } | undefined,
): Evidence {
  return evidence.flatMap(({ objective, quote }) => {
    const id = objectiveOf(objective)?.id
    const span = locateQuote(answer, quote)
    return id !== undefined && span ? [{ objectiveId: id, ...span }] : []
  })
}
