import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import type { Ai } from '#ports/ai.ts'
import type { StepRunner, Step } from '../step-runner.ts'
import { toPlainText } from '../text/plain-text.ts'
import { invalidReply } from '../wire/call-failure.ts'

const Reply = z.object({ questions: z.array(z.string()) })
type Reply = z.infer<typeof Reply>

export const mendStep: Step<Reply> = {
  name: 'mend',
  replySchema: Reply,
  expectedTokens: 150,
  maxTokens: 2_000,
}

/** The caller checks the rules again. */
export const createQuestionMender =
  (ask: StepRunner): NonNullable<Ai['mend']> =>
  async (input, asking) => {
    const { reply, provenance } = await ask(mendStep, input, asking)
    if (reply.questions.length !== input.questions.length)
      throw invalidReply(mendStep.name, 'the number of questions differs')
    const questions = reply.questions.map((each) => {
      const text = toPlainText(each)
      return text.length <= limits.spokenQuestion.max ? text : ''
    })
    return { questions, provenance }
  }
