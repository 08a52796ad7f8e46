import { isCallForHelp } from '#contract/events/conversation-types.ts'
import type { Help } from '#contract/help.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import { AiFailure } from '#ports/ai/failure.ts'
import type { Ai } from '#ports/ai.ts'
import { composeHelp, type HelpDeps } from './compose-help.ts'

export type AssessmentDeps = HelpDeps & {
  /** The engine of rules, which takes milliseconds. */
  fallback: Pick<Ai, 'code'>
}

type TextToAssess = {
  text: string
  question: string
  language: SurveyLanguage
  country: string | undefined
}

/** The help for a text that calls for it, by rules, so that no request waits for a model. Undefined also where they fail. */
export async function assessText(
  deps: AssessmentDeps,
  { text, question, language, country }: TextToAssess,
): Promise<Help | undefined> {
  if (text.trim() === '') return undefined
  const input = { question, answer: text, kind: 'open', objectives: [], objectiveId: null } as const
  try {
    const coded = await deps.fallback.code({ ...input, language })
    const { intent: tier, medical: isMedical = false } = coded
    if (!isCallForHelp(tier)) return undefined
    return await composeHelp(
      deps,
      { tier, isMedical },
      {
        language: coded.language,
        survey: { language, country },
        answers: [{ text }],
      },
    )
  } catch (error) {
    if (error instanceof AiFailure) return undefined
    throw error
  }
}
