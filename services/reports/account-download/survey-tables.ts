// What the surveys of an account hold: their words, conversations, answers, insights and personal links.
import type { OwnerTurn } from '#contract/live.ts'
import type { Insights } from '#contract/api/insights.ts'
import type { Db } from '#kernel/postgres/db.ts'
import {
  type ExportedSession,
  exportedSessions,
  exportedTurns,
} from '#projections/conversations/exported-rows.ts'
import { queryRows } from '#projections/engine/tables/query-rows.ts'
import { surveyInsightsOf } from '#projections/insights/survey-insights.ts'
import { invitees, type InviteeRow } from '#projections/surveys/invitees.projection.ts'
import { surveys, type SurveyRow } from '#projections/surveys/surveys.projection.ts'
import type { Column } from '../exports/column.ts'
import { responseColumns } from '../exports/response-columns.ts'
import { sessionColumns } from '../exports/session-columns.ts'
import { named, type NamedTable } from './named-table.ts'

const surveyColumns: readonly Column<SurveyRow>[] = [
  { name: 'survey_id', type: 'text', read: ({ surveyId }) => surveyId },
  { name: 'title', type: 'text', read: ({ title }) => title },
  { name: 'description', type: 'text', read: ({ description }) => description },
  { name: 'goal', type: 'text', read: ({ goal }) => goal },
  { name: 'survey_language', type: 'text', read: ({ language }) => language },
  { name: 'survey_status', type: 'text', read: ({ status }) => status },
  { name: 'version', type: 'number', read: ({ version }) => version },
  { name: 'created_at', type: 'time', read: ({ createdAt }) => createdAt },
  { name: 'updated_at', type: 'time', read: ({ updatedAt }) => updatedAt },
  { name: 'deleted_at', type: 'time', read: ({ deletedAt }) => deletedAt },
  { name: 'configuration', type: 'text', read: ({ config }) => JSON.stringify(config) },
]

type SurveyItem = {
  surveyId: string
  number: number
  kind: string
  text: string
  options: string[]
}

const questionColumns: readonly Column<SurveyItem>[] = [
  { name: 'survey_id', type: 'text', read: ({ surveyId }) => surveyId },
  { name: 'item_number', type: 'number', read: ({ number }) => number },
  { name: 'item_kind', type: 'text', read: ({ kind }) => kind },
  { name: 'text', type: 'text', read: ({ text }) => text },
  { name: 'options', type: 'list', read: ({ options }) => options },
]

type Statement = { surveyId: string; at: string | null; section: string; text: string }

const insightColumns: readonly Column<Statement>[] = [
  { name: 'survey_id', type: 'text', read: ({ surveyId }) => surveyId },
  { name: 'generated_at', type: 'time', read: ({ at }) => at },
  { name: 'section', type: 'text', read: ({ section }) => section },
  { name: 'text', type: 'text', read: ({ text }) => text },
]

const linkColumns: readonly Column<InviteeRow>[] = [
  { name: 'survey_id', type: 'text', read: ({ surveyId }) => surveyId },
  { name: 'batch_id', type: 'text', read: ({ batchId }) => batchId },
  { name: 'link_number', type: 'number', read: ({ number }) => number },
  { name: 'respondent_name', type: 'text', read: ({ name }) => name },
  { name: 'respondent_reference', type: 'text', read: ({ reference }) => reference },
  { name: 'named_at', type: 'time', read: ({ namedAt }) => namedAt },
]

type OfSurvey = { surveyId: string }

/** The columns of one survey's table, after the survey's id. */
const withSurvey = <R>(columns: readonly Column<R>[]): readonly Column<R & OfSurvey>[] => [
  { name: 'survey_id', type: 'text', read: ({ surveyId }) => surveyId },
  ...columns,
]

export const surveyTables = (db: Db, ownerId: string): readonly NamedTable[] => [
  named('surveys', surveyColumns, () => readSurveys(db, ownerId)),
  named('questions', questionColumns, () => readQuestions(db, ownerId)),
  named('conversations', withSurvey<ExportedSession>(sessionColumns), () =>
    ofEach(db, ownerId, ({ surveyId }) => exportedSessions(db, surveyId, {})),
  ),
  named('answers', withSurvey<OwnerTurn>(responseColumns), () =>
    ofEach(db, ownerId, ({ surveyId }) => exportedTurns(db, surveyId, {})),
  ),
  named('insights', insightColumns, () => ofEach(db, ownerId, (row) => readInsights(db, row))),
  named('personal_links', linkColumns, () =>
    ofEach(db, ownerId, ({ surveyId }) => readLinks(db, surveyId)),
  ),
]

const surveysPerPage = 100

/** Deleted ones too, which could be restored. */
async function* readSurveys(db: Db, ownerId: string): AsyncGenerator<SurveyRow[]> {
  for (let after = nilId; ;) {
    const rows = await queryRows(
      db,
      surveys,
      `select * from read.surveys where "ownerId" = $1 and "surveyId" > $2
        order by "surveyId" limit ${surveysPerPage}`,
      [ownerId, after],
    )
    if (rows.length > 0) yield rows
    if (rows.length < surveysPerPage) return
    after = rows.at(-1)!.surveyId
  }
}

const nilId = '00000000-0000-0000-0000-000000000000'

/** The pages of each survey, one survey after another. */
async function* ofEach<R extends object>(
  db: Db,
  ownerId: string,
  pagesOf: (survey: SurveyRow) => AsyncIterable<readonly R[]>,
): AsyncGenerator<(R & OfSurvey)[]> {
  for await (const page of readSurveys(db, ownerId))
    for (const survey of page)
      for await (const rows of pagesOf(survey))
        yield rows.map((row) => ({ ...row, surveyId: survey.surveyId }))
}

async function* readQuestions(db: Db, ownerId: string): AsyncGenerator<SurveyItem[]> {
  for await (const page of readSurveys(db, ownerId))
    yield page.flatMap(({ surveyId, config, questions }) =>
      [
        ...config.validation_points.map(({ text }) => ({ kind: 'point', text, options: [] })),
        ...questions.map(({ type: kind, text, options }) => ({ kind, text, options })),
      ].map((item, index) => ({ surveyId, number: index + 1, ...item })),
    )
}

async function* readInsights(db: Db, survey: SurveyRow): AsyncGenerator<Statement[]> {
  const { insights, generated_at: at } = await surveyInsightsOf(db, survey)
  if (!insights) return
  const { surveyId } = survey
  yield statementsOf(insights).map(([section, text]) => ({ surveyId, at, section, text }))
}

/** As on the screen: what rests on a locked answer shows its excerpt. */
const statementsOf = ({
  executive_summary: { overview, findings },
  main_topics: { topics },
  patterns_trends: { patterns },
  recommendations: { actions },
}: Insights): [section: string, text: string][] => [
  ['overview', overview],
  ...findings.map(({ text }): [string, string] => ['finding', text]),
  ...topics.map(({ name, description }): [string, string] => ['topic', `${name}: ${description}`]),
  ...patterns.map(({ pattern }): [string, string] => ['pattern', pattern]),
  ...actions.map(({ action }): [string, string] => ['recommendation', action]),
]

async function* readLinks(db: Db, surveyId: string): AsyncGenerator<InviteeRow[]> {
  yield await queryRows(
    db,
    invitees,
    'select * from read.invitees where "surveyId" = $1 order by "batchId", number',
    [surveyId],
  )
}
