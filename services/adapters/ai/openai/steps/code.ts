import { z } from 'zod'
import { Intent } from '#contract/events/conversation-terms.ts'
import { SurveyLanguage } from '#contract/languages.ts'
import type { Ai, AnswerToCode, CodedAnswer } from '#ports/ai.ts'
import { intentOf } from '../../offline/intent.ts'
import { languageOf } from '../../offline/language.ts'
import type { Ask, Step } from '../ask.ts'
import { locate } from '../text/locate.ts'
import { FeelingReply, toFeeling } from './feeling.ts'
import { refsFor } from './refs.ts'

const Reply = z.object({
  intent: Intent,
  language: SurveyLanguage,
  sentiment: FeelingReply,
  evidence: z.array(z.object({ objective: z.string(), quote: z.string() })),
  coverage: z.array(
    z.object({ objective: z.string(), status: z.enum(['touched', 'partial', 'covered']) }),
  ),
})
type Reply = z.infer<typeof Reply>

const step: Step<Reply> = { name: 'code', reply: Reply, usualTokens: 250, mostTokens: 2_000 }

/** The model reads; whether its quotes stand in the answer, and whether the answer is dangerous, is looked up here. */
export const coding =
  (ask: Ask): Ai['code'] =>
  async (input, asking) => {
    const { question, answer, kind, language, objectiveId } = input
    const objectives = refsFor('o', input.objectives)
    const asked = objectives.named.find(({ thing }) => thing.id === objectiveId)
    const data = {
      question,
      kind,
      language,
      answer,
      objectives: objectives.named.map(({ ref, thing }) => ({ id: ref, text: thing.text })),
      asked_about: asked?.ref ?? null,
    }
    const { said, provenance } = await ask(step, data, asking)
    const intent = intentIn(input, said.intent)
    const evidence = intent === 'answer' ? evidenceIn(answer, said, objectives.of) : []
    const shown = new Set(evidence.map((each) => each.objectiveId))
    return {
      intent,
      language: languageIn(input, said.language),
      sentiment: toFeeling(said.sentiment),
      evidence,
      coverage: said.coverage.flatMap(({ objective, status }) => {
        const id = objectives.of(objective)?.id
        return id !== undefined && shown.has(id) ? [{ objectiveId: id, status }] : []
      }),
      provenance,
    }
  }

/** Word lists see distress and instructions, too; a model that was talked round does not. */
function intentIn({ question, answer, objectives, language }: AnswerToCode, said: Intent): Intent {
  const about = [question, ...objectives.map(({ text }) => text)].join('\n')
  const found = intentOf(answer, languageOf(answer, language), about)
  return found === 'distress' || (found === 'injection' && said !== 'distress') ? found : said
}

/** Nobody is answered in a language that they did not write in. */
function languageIn({ answer, language }: AnswerToCode, said: SurveyLanguage): SurveyLanguage {
  return said === languageOf(answer, language) ? said : language
}

type Evidence = CodedAnswer['evidence']

function evidenceIn(
  answer: string,
  { evidence }: Reply,
  objectiveOf: (ref: string) => { id: string } | undefined,
): Evidence {
  return evidence.flatMap(({ objective, quote }) => {
    const id = objectiveOf(objective)?.id
    const span = locate(answer, quote)
    return id !== undefined && span ? [{ objectiveId: id, ...span }] : []
  })
}
