import { isCallForHelp } from '#contract/events/conversation-types.ts'
import type { AnswerToCode, CodedAnswer } from '#ports/ai/interview.ts'
import type { Rules } from '../../rules/rules.ts'

export type RulesReading = Awaited<ReturnType<Rules['interpret']>>

type DangerReply = {
  danger: 'none' | 'concern' | 'distress'
  medical: boolean
  by_person: boolean
  intent: string
  instructions: readonly string[]
}

type Danger = {
  tier: 'distress' | 'concern'
  /** Without `byPerson` where the model found no danger, or may have been instructed. */
  kind: Pick<CodedAnswer, 'medical' | 'byPerson'>
}

/**
 * Danger takes precedence over every intent. Distress that is said in so many words stays distress by the rules. What the
 * rules only guess is the model's to say, which read the whole answer, and so is a reply to a message with help, which may speak of the
 * words that were met; except in an answer with instructions to a machine, which may have made the model deny it.
 */
export function resolveDanger(
  reply: DangerReply,
  byRules: RulesReading,
  { repliesToHelp = false }: Pick<AnswerToCode, 'repliesToHelp'> = {},
): Danger | undefined {
  const { danger, medical, by_person } = reply
  const isInjected = isInstructed(reply, byRules)
  const counts = isInjected || (!byRules.isUnsure && !repliesToHelp)
  const guessed = counts && isCallForHelp(byRules.intent) ? byRules.intent : undefined
  const found = danger === 'none' ? undefined : danger
  const tier = [found, guessed].find((each) => each === 'distress') ?? found ?? guessed
  if (!tier) return undefined
  const byPerson = found && !isInjected ? by_person : undefined
  const isMedical = medical || (guessed !== undefined && byRules.isMedical)
  return { tier, kind: kindOf(isMedical, byPerson) }
}

/** What a person does is not `medical`: its message names other lines than those for the body, too. */
const kindOf = (isMedical: boolean, byPerson: boolean | undefined): Danger['kind'] => ({
  ...(isMedical && byPerson !== true && { medical: true }),
  ...(byPerson !== undefined && { byPerson }),
})

export const isInstructed = (
  { intent, instructions }: Pick<DangerReply, 'intent' | 'instructions'>,
  byRules: RulesReading,
): boolean => intent === 'injection' || instructions.length > 0 || byRules.instructions.length > 0
