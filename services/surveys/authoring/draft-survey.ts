import { createHash } from 'node:crypto'
import type { RequestContext } from '#kernel/http/route.ts'
import type { SurveyRow } from '#projections/surveys/surveys.projection.ts'
import { readSurveyAfter } from '../present-survey.ts'
import { survey } from '../survey.decider.ts'
import type { SurveyContent } from '../survey-state.ts'

/** The survey's id derives from the command id, so a retried request drafts the same survey. */
export async function draftSurvey(
  call: RequestContext<'owner'>,
  content: SurveyContent,
  copiedFrom?: string,
): Promise<SurveyRow> {
  const id = call.newId('survey')
  const executed = await call.execute(survey, id, {
    type: 'DraftSurvey',
    ownerId: call.ownerId,
    publicId: derivePublicId(id),
    ...content,
    ...(copiedFrom && { copiedFrom }),
  })
  return readSurveyAfter(call, id, executed)
}

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const publicIdLength = 12

/** The id in a survey's public link: 71 bits of a hash of the survey's id, in base 62. */
function derivePublicId(surveyId: string): string {
  let rest = BigInt(`0x${createHash('sha256').update(surveyId).digest('hex')}`)
  let id = ''
  while (id.length < publicIdLength) {
    id += base62[Number(rest % 62n)]
    rest /= 62n
  }
  return id
}
