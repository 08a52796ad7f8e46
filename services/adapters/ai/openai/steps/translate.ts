import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import type { Ai } from '#ports/ai.ts'
import type { StepRunner, Step } from '../step-runner.ts'
import { toPlainText } from '../text/plain-text.ts'
import { invalidReply } from '../wire/call-failure.ts'

const Reply = z.object({ questions: z.array(z.string()) })
type Reply = z.infer<typeof Reply>

export const translateStep: Step<Reply> = {
  name: 'translate',
  replySchema: Reply,
  expectedTokens: 400,
  maxTokens: 3_000,
}

/** A translation that is no single question, or too long, is null. */
export const createQuestionTranslator =
  (ask: StepRunner): NonNullable<Ai['translate']> =>
  async ({ questions, language }, asking) => {
    const data = { questions, to: language }
    const { reply, provenance } = await ask(translateStep, data, asking)
    if (reply.questions.length !== questions.length)
      throw invalidReply(translateStep.name, 'the number of questions differs')
    const translated = reply.questions.map((each) => {
      const text = toPlainText(each)
      return isOneQuestion(text) ? text : null
    })
    return { questions: translated, provenance }
  }

const isOneQuestion = (text: string) =>
  text !== '' &&
  text.length <= limits.spokenQuestion.max &&
  (text.match(/[?؟]+/gu)?.length ?? 0) === 1
