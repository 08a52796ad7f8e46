import type { EventOf } from '#contract/events/catalogue.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { ConversationView } from '#projections/conversations/conversation-view.ts'
import type { HelpDeps } from '../help/compose-help.ts'
import { questionIdOf } from '../question-ids.ts'
import type { PlannedQuestion } from './turn-state.ts'

/** Says, as the next question, that the conversation can be continued later. The open question is asked again then. */
export async function makePauseMessage(
  { support }: Pick<HelpDeps, 'support'>,
  { id, questions }: ConversationView,
  { objectiveId, purpose }: PlannedQuestion,
  language: SurveyLanguage,
): Promise<Omit<EventOf<'QuestionAsked'>['data'], 'number'>> {
  return {
    questionId: questionIdOf(id, questions.size + 1),
    ...{ objectiveId, purpose, language, kind: 'open', options: [], quotes: [] },
    ...(await support.pause(language)),
  }
}
