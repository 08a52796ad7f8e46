import type { QuestionBrief } from '#ports/ai.ts'

/** A brief for an open question about nothing in particular; the survey is in the language of the wording. */
export function questionBrief(over: Partial<QuestionBrief> = {}): QuestionBrief {
  const language = over.language ?? 'en'
  return {
    title: 'Why customers leave',
    goal: 'To understand why customers leave',
    language,
    surveyLanguage: language,
    personality: 'professional',
    purpose: 'objective',
    probe: null,
    kinds: ['open'],
    objective: null,
    about: null,
    after: null,
    soFar: [],
    number: 2,
    facts: { questionsLeft: 6, knownBy: 'nothing' },
    ...over,
  }
}
