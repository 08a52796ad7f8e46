import { countSurveys, listSurveys, type SurveyListItem } from '#contract/api/surveys.ts'
import { refuse } from '#kernel/problem.ts'
import { route } from '#kernel/http/route.ts'
import { figuresOfSurveys } from '#projections/surveys/survey-figures.projection.ts'
import {
  countSurveysOf,
  type ListedSurvey,
  listSurveysOf,
} from '#projections/surveys/survey-list.ts'
import { presentFigures } from './present-figures.ts'

export const listSurveysRoute = route(listSurveys, async (input, { db, ownerId, reply }) => {
  const { limit, before, ...filter } = input
  const page = { ...filter, ...(before !== undefined && { before: readCursor(before) }) }
  // One row more than the page: shows whether there is a next page.
  const rows = await listSurveysOf(db, ownerId, { ...page, limit: limit ? limit + 1 : null })
  const surveys = rows.slice(0, limit)
  const last = surveys.at(-1)
  if (last && rows.length > surveys.length) reply.header('prosa-next', cursorAfter(last))
  const ids = surveys.map(({ surveyId }) => surveyId)
  const figures = new Map(
    (await figuresOfSurveys(db, ids)).map((row) => [row.surveyId, presentFigures(row)]),
  )
  return surveys.map((row): SurveyListItem => ({
    id: row.surveyId,
    public_id: row.publicId,
    title: row.title,
    description: row.description,
    status: row.status,
    survey_type: row.isAdvanced ? 'advanced' : 'normal',
    closes_at: row.closesAt,
    created_at: row.createdAt,
    ...(figures.get(row.surveyId) ?? presentFigures(undefined)),
  }))
})

export const countSurveysRoute = route(countSurveys, async ({ search }, { db, ownerId }) => {
  const { published, draft, paused, closed } = await countSurveysOf(db, ownerId, search)
  return { total: published + draft + paused + closed, published, draft, paused, closed }
})

const cursorAfter = ({ createdAt, surveyId }: Pick<ListedSurvey, 'createdAt' | 'surveyId'>) =>
  `${Date.parse(createdAt)}_${surveyId}`

function readCursor(cursor: string): { createdAt: string; surveyId: string } {
  const [, at = '', surveyId = ''] =
    /^(\d{1,13})_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(cursor) ?? []
  if (surveyId === '')
    refuse('request/invalid', {
      issues: [{ path: ['before'], message: 'Must be from Prosa-Next', code: 'custom' }],
    })
  return { createdAt: new Date(Number(at)).toISOString(), surveyId }
}
