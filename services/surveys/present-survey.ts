import type { Survey, SurveyType } from '#contract/api/surveys.ts'
import type { CommandResult } from '#kernel/commands/command.ts'
import type { SurveyEvent } from '#contract/events/surveys.ts'
import type { SurveyQuestion } from '#contract/survey.ts'
import { refuse } from '#kernel/problem.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import type { RequestContext } from '#kernel/http/route.ts'
import {
  findSurvey,
  findSurveyIncludingDeleted,
  statusAt,
  type SurveyRow,
  surveys,
} from '#projections/surveys/surveys.projection.ts'

/** Throws `surveys/not-found` for an unknown survey and for another owner's. */
export async function findOwnSurvey(
  {
    db,
    ownerId,
    readConsistently,
  }: Pick<RequestContext<'owner'>, 'db' | 'ownerId' | 'readConsistently'>,
  surveyId: string,
): Promise<SurveyRow> {
  const row = await readConsistently(async () => {
    const survey = await findSurvey(db, surveyId)
    return survey?.ownerId === ownerId ? survey : undefined
  })
  return row ?? refuse('surveys/not-found')
}

/** The survey after a command: from the read model, or folded from `events` if that has not caught up in time. */
export async function readSurveyAfter(
  { db, waitForPosition }: Pick<RequestContext<'owner'>, 'db' | 'waitForPosition'>,
  id: string,
  { position, events }: CommandResult<SurveyEvent>,
): Promise<SurveyRow> {
  await waitForPosition(position)
  const row = await findSurveyIncludingDeleted(db, id)
  const at = new Date().toISOString()
  // Folding an event twice changes only `updatedAt`; still, only events that the row lacks are folded.
  const missing = row && row.position >= position ? [] : events.filter(isProjectedEvent)
  const after = missing.reduce<SurveyRow | null>(
    (before, event) =>
      surveys.evolve(
        before ?? undefined,
        { ...event, id, at } as DecodedEvent<ProjectedEvent['type']>,
        {},
      ),
    row ?? null,
  )
  return after ?? refuse('service/unavailable')
}

type ProjectedEvent = Exclude<SurveyEvent, { type: 'InvitationsIssued' | 'RetentionConfigured' }>

const isProjectedEvent = (event: SurveyEvent): event is ProjectedEvent =>
  event.type !== 'InvitationsIssued' && event.type !== 'RetentionConfigured'

/** Sets the `ETag` to the version, for `If-Match`. */
export function presentWithEtag({ reply }: Pick<RequestContext, 'reply'>, row: SurveyRow): Survey {
  reply.header('etag', `"${row.version}"`)
  return presentSurvey(row)
}

export function presentSurvey(row: SurveyRow, now = new Date()): Survey {
  return {
    id: row.surveyId,
    public_id: row.publicId,
    title: row.title,
    description: row.description,
    goal: row.goal,
    language: row.language,
    country: row.country,
    status: statusAt(row, now),
    survey_type: surveyTypeOf(row),
    questions: presentQuestions(row.questions),
    config_json: JSON.stringify(row.config),
    version: row.version,
    closes_at: row.closesAt,
    created_at: row.createdAt,
    updated_at: row.updatedAt,
  }
}

export const surveyTypeOf = ({ config }: Pick<SurveyRow, 'config'>): SurveyType =>
  config.advanced_mode ? 'advanced' : 'normal'

export const presentQuestions = (questions: readonly SurveyQuestion[]): Survey['questions'] =>
  questions.map((question) => ({ ...question, options_json: JSON.stringify(question.options) }))
