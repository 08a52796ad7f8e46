import { z } from 'zod'
import { Intent } from '#contract/events/conversation-types.ts'
import { SurveyLanguage } from '#contract/languages.ts'
import type { Ai, CodedAnswer } from '#ports/ai.ts'
import type { Rules } from '../../rules/rules.ts'
import type { StepRunner, Step } from '../step-runner.ts'
import { locateQuote } from '../text/locate-quote.ts'
import { SentimentReply, toSentimentScore } from './sentiment.ts'
import { createRefs } from './refs.ts'

const Reply = z.object({
  intent: Intent,
  medical: z.boolean().default(false),
  language: SurveyLanguage,
  sentiment: SentimentReply,
  evidence: z.array(z.object({ objective: z.string(), quote: z.string() })),
  coverage: z.array(
    z.object({ objective: z.string(), status: z.enum(['touched', 'partial', 'covered']) }),
  ),
})
type Reply = z.infer<typeof Reply>

const step: Step<Reply> = {
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
      ask(step, data, asking),
      rules.interpret(input),
    ])
    const intent = resolveIntent(reply.intent, byRules.intent)
    const evidence = intent === 'answer' ? locateEvidence(answer, reply, objectives.find) : []
    const shown = new Set(evidence.map((each) => each.objectiveId))
    return {
      intent,
      ...(unsafeIntents.has(intent) &&
        (reply.medical || byRules.isMedical) && { medical: true as const }),
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
 * The rules decide on distress and injection: an injected model may deny them. Danger takes precedence over injection.
 * Concern is the model's decision.
 */
function resolveIntent(modelIntent: Intent, found: Intent): Intent {
  if (found === 'distress' || unsafeIntents.has(modelIntent))
    return found === 'distress' ? found : modelIntent
  return found === 'injection' ? found : modelIntent
}

const unsafeIntents: ReadonlySet<Intent> = new Set(['distress', 'concern'])

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
