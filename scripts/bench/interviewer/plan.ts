// Who is interviewed about what: every kind of person, in every language, several times, each time about something else.
import type { EventOf } from '#contract/events/catalogue.ts'
import { Personality } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { sessionIn } from '../../../tests/support/interview.ts'
import { openDice } from '../../simulated-respondents/dice.ts'
import {
  createRespondent,
  respondentKinds,
  type Respondent,
  type RespondentLanguage,
} from '../../simulated-respondents/respondent.ts'
import { surveysIn } from './surveys.ts'

export type Session = EventOf<'SessionStarted'>['data']
export type Planned = { respondent: Respondent; session: Session }

const languages: readonly RespondentLanguage[] = ['pt-br', 'en', 'ar']
/** Whether everything is asked about is judged by those who answer everything: they come more often. */
const talkativeFor = 4
const budgets = [limits.questions.min, 6, 8, 8, 10, 12, limits.questions.max]

/** `seeds` people of each kind in each language. Conversations about the same survey follow each other. */
export async function plan(seeds: number, firstSeed: number): Promise<Planned[]> {
  const planned: { survey: string; each: Planned }[] = []
  for (const language of languages) {
    const surveys = await surveysIn(language)
    let nth = firstSeed
    for (const kind of respondentKinds)
      for (let seed = 0; seed < seeds * (kind === 'talkative' ? talkativeFor : 1); seed++) {
        nth += 1
        const { title, goal, points } = surveys[nth % surveys.length]!
        const dice = openDice(nth)
        const session = sessionIn(language, {
          title,
          goal,
          personality: Personality.options[nth % Personality.options.length]!,
          objectives: points.map((text, index) => ({ id: `p${index}`, text })),
          maxQuestions: Math.max(points.length, dice.pick(budgets)),
          maxFollowups: dice.pick([3, 3, 3, 2, 1, 0]),
        })
        planned.push({
          survey: `${language} ${title}`,
          each: { respondent: createRespondent(kind, language, nth, title), session },
        })
      }
  }
  return planned.toSorted((a, b) => a.survey.localeCompare(b.survey)).map(({ each }) => each)
}
