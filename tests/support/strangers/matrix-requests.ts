// Fills every operation of the OpenAPI document with the ids of one owner.
import { minimalInput, pathOf, type ApiRequest, type Operation } from '../clients/openapi-client.ts'
import type { OwnedResources } from './owned-resources.ts'

export type MatrixRequest = ApiRequest & {
  /** Whether the request names something of the owner. */
  isForeign: boolean
}

/** By the name of a path parameter. `session` stands for a secret that the caller does not have. */
function pathIds({ path }: Operation, owned: OwnedResources, session: string) {
  return {
    id: path.startsWith('/api/responses/')
      ? owned.responseId
      : path.startsWith('/api/users/')
        ? owned.webSessionId
        : owned.surveyId,
    publicId: owned.publicId,
    sessionId: session,
    number: '1',
    batchId: owned.batchId,
    conversationId: owned.conversationId,
    exportId: owned.exportId,
    linkId: owned.linkId,
    token: forgedToken(owned.reportToken),
    responseId: owned.responseId,
    code: `${owned.code.slice(0, -1)}${owned.code.endsWith('2') ? '3' : '2'}`,
    intentId: owned.intentId,
    paymentId: owned.paymentId,
  }
}

/** The token of a link with another signature. */
const forgedToken = (token: string) => `${token.slice(0, -8)}AAAAAAAA`

/** Fields of bodies and queries that hold ids, by name. */
const fieldIds = (owned: OwnedResources): Record<string, string> => ({
  payment_intent_id: owned.intentId,
  question_id: owned.questionId,
  publicId: owned.publicId,
  survey: owned.surveyId,
  sides: `${owned.surveyId},${owned.eventId}`,
  owner: owned.owner.ownerId,
  before: owned.eventId,
  after: owned.owner.ownerId,
  mail: owned.eventId,
  // The caller itself stays signed in.
  keep_current: 'true',
})

/** Public: they do not show that something of the owner is named. Paging cursors, and a mail among one's own, name no resource. */
const harmless = new Set(['publicId', 'number', 'before', 'after', 'keep_current', 'mail'])

export function matrixRequest(
  operation: Operation,
  owned: OwnedResources,
  session: string,
): MatrixRequest {
  const ids = pathIds(operation, owned, session)
  const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  for (const name of inPath)
    if (!(name in ids))
      throw new Error(
        `${operation.name} has the path parameter ${name}: add what the owner has for it to owned-resources.ts and pathIds.`,
      )
  const known = fieldIds(owned)
  const fields = minimalInput(operation)
  for (const [name, schema] of Object.entries(operation.fields)) {
    const isId = 'format' in schema && schema.format === 'uuid'
    if (isId && !(name in known))
      throw new Error(
        `${operation.name} has the field ${name} with an id: add what the owner has for it to owned-resources.ts and fieldIds.`,
      )
    if (name in known && (isId || !('type' in schema) || schema.type === 'string'))
      fields[name] = known[name]
  }
  const names = [...inPath, ...Object.keys(fields).filter((name) => name in known)]
  const query = new URLSearchParams(fields as Record<string, string>).toString()
  const path = pathOf(operation, ids)
  return {
    method: operation.method,
    path: operation.hasBody || query === '' ? path : `${path}?${query}`,
    body: operation.hasBody ? JSON.stringify(fields) : undefined,
    isForeign: names.some((name) => !harmless.has(name)),
  }
}
