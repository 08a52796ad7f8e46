import { createHash } from 'node:crypto'
import { zodResponseFormat } from 'openai/helpers/zod'
import type { z } from 'zod'
import { prompts, type StepName } from '../../../../services/adapters/ai/openai/prompts.ts'
import { analyseStep } from '../../../../services/adapters/ai/openai/steps/analyse.ts'
import { assessStep } from '../../../../services/adapters/ai/openai/steps/assess.ts'
import { codeStep } from '../../../../services/adapters/ai/openai/steps/code.ts'
import { digestStep } from '../../../../services/adapters/ai/openai/steps/digest.ts'
import { judgeStep } from '../../../../services/adapters/ai/openai/steps/judge.ts'
import { questionsStep } from '../../../../services/adapters/ai/openai/steps/questions.ts'
import { reportStep } from '../../../../services/adapters/ai/openai/steps/report.ts'
import { structureStep } from '../../../../services/adapters/ai/openai/steps/structure.ts'
import { mendStep } from '../../../../services/adapters/ai/openai/steps/mend.ts'
import { checkStep } from '../../../../services/adapters/ai/openai/steps/check.ts'
import { translateStep } from '../../../../services/adapters/ai/openai/steps/translate.ts'
import { turnStep } from '../../../../services/adapters/ai/openai/steps/turn.ts'
import { wordStep } from '../../../../services/adapters/ai/openai/steps/word.ts'

const replySchemas: Record<StepName, z.ZodType> = {
  structure: structureStep.replySchema,
  questions: questionsStep.replySchema,
  code: codeStep.replySchema,
  translate: translateStep.replySchema,
  check: checkStep.replySchema,
  mend: mendStep.replySchema,
  word: wordStep.replySchema,
  turn: turnStep.replySchema,
  analyse: analyseStep.replySchema,
  judge: judgeStep.replySchema,
  assess: assessStep.replySchema,
  digest: digestStep.replySchema,
  report: reportStep.replySchema,
}

/** SHA-256 of everything that a step sends apart from its data: the prompt and the schema of the reply. */
export function promptHash(step: StepName): string {
  const { json_schema: schema } = zodResponseFormat(replySchemas[step], step)
  return sha256(`${prompts[step].text}\n${JSON.stringify(schema)}`)
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
