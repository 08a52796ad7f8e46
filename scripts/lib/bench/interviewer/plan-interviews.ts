// Plans interviews: every kind of respondent in every language, several times, with different surveys.
import type { EventOf } from '#contract/events/catalogue.ts'
import { Personality } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { createSession } from '../../../../tests/support/simulations/interview-simulation.ts'
import { createSeededRandom } from '../../simulated-respondents/seeded-random.ts'
import { createRespondent, type Respondent } from '../../simulated-respondents/respondent.ts'
import {
  respondentKinds,
  type RespondentLanguage,
} from '../../simulated-respondents/respondent-kinds.ts'
import { surveysIn } from './surveys.ts'

export type Session = EventOf<'SessionStarted'>['data']
export type PlannedInterview = { respondent: Respondent; session: Session }

const languages: readonly RespondentLanguage[] = ['pt-br', 'en', 'ar']
/** Talkative respondents are more frequent: the coverage of objectives is measured with them. */
const talkativeFactor = 4
const budgets = [limits.questions.min, 6, 8, 8, 10, 12, limits.questions.max]

/** `seeds` respondents of each kind in each language, ordered by survey. */
export async function planInterviews(
  seeds: number,
  firstSeed: number,
): Promise<PlannedInterview[]> {
  const planned: { survey: string; each: PlannedInterview }[] = []
  for (const language of languages) {
    const surveys = await surveysIn(language)
    let seedNumber = firstSeed
    for (const kind of respondentKinds)
      for (let seed = 0; seed < seeds * (kind === 'talkative' ? talkativeFactor : 1); seed++) {
        seedNumber += 1
        const { title, goal, points } = surveys[seedNumber % surveys.length]!
        const random = createSeededRandom(seedNumber)
        const session = createSession(language, {
          title,
          goal,
          personality: Personality.options[seedNumber % Personality.options.length]!,
          objectives: points.map((text, index) => ({ id: `p${index}`, text })),
          maxQuestions: Math.max(points.length, random.pick(budgets)),
          maxFollowups: random.pick([3, 3, 3, 2, 1, 0]),
        })
        planned.push({
          survey: `${language} ${title}`,
          each: { respondent: createRespondent(kind, language, seedNumber, title), session },
        })
      }
  }
  return planned.toSorted((a, b) => a.survey.localeCompare(b.survey)).map(({ each }) => each)
}
