import { createHash } from 'node:crypto'
import { zodResponseFormat } from 'openai/helpers/zod'
import { prompts } from '../../../../services/adapters/ai/openai/prompts.ts'
import { analyseStep } from '../../../../services/adapters/ai/openai/steps/analyse.ts'
import { codeStep } from '../../../../services/adapters/ai/openai/steps/code.ts'
import { judgeStep } from '../../../../services/adapters/ai/openai/steps/judge.ts'

const replySchemas = {
  code: codeStep.replySchema,
  analyse: analyseStep.replySchema,
  judge: judgeStep.replySchema,
}
export type MeasuredStep = keyof typeof replySchemas
export const measuredSteps = Object.keys(replySchemas) as MeasuredStep[]

/** SHA-256 of everything that a step sends apart from its data: the prompt and the schema of the reply. */
export function promptHash(step: MeasuredStep): string {
  const { json_schema: schema } = zodResponseFormat(replySchemas[step], step)
  return sha256(`${prompts[step].text}\n${JSON.stringify(schema)}`)
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
