// The API from its OpenAPI document alone, over raw HTTP.
import { once } from 'node:events'
import { request } from 'node:http'

export type ApiRequest = {
  method: string
  path: string
  /** Sent verbatim, also if it is not JSON. Undefined: no body. */
  body?: string | Buffer | undefined
  headers?: Record<string, string>
}

export type ApiResponse = {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  /** Empty if the response is not JSON. */
  body: ResponseBody
}

/** Documented fields of any response; absent ones are undefined. */
export type ResponseBody = {
  id: string
  public_id: string
  title: string
  description: string
  goal: string
  config_json: string
  survey_type: string
  session_id: string
  response_id: string
  payment_intent_id: string
  total_credits: number
  credits: number
  finished: boolean
  completion_triggered: boolean
  question?: { id: string; text: string; type: string; options: string[] }
  session_state?: object
  rewards_data?: { rewards: object[] }
  response: { is_unlocked: boolean; response_text: string }
  validation_points: { id: string; text: string }[]
  questions: { options_json: string }[]
  turns: { question: object; answer: string | null }[]
  redirectUrl: string
  position: string
  paths: OpenApiPaths
  metrics: object
  survey_reports: object[]
  /** Fields of problems; surveys have `status`, too. */
  status: unknown
  type: string
  code: string
  error: string
  instance: string
  issues?: { path: string[] }[]
  /** From the OpenAPI document. */
  security: object[]
}

/** Sends exactly this; adds only `host` and the body's length. */
export async function sendRequest(
  baseUrl: string,
  { method, path, body, headers = {} }: ApiRequest,
): Promise<ApiResponse> {
  const { hostname, port } = new URL(baseUrl)
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const outgoing = request({ hostname, port, method, path, headers: { ...length, ...headers } })
  outgoing.end(body)
  const [answer] = await once(outgoing, 'response')
  let text = ''
  for await (const piece of answer.setEncoding('utf8')) text += piece
  return { status: answer.statusCode, headers: answer.headers, text, body: parseJson(text) }
}

function parseJson(text: string): ResponseBody {
  try {
    return JSON.parse(text) as ResponseBody
  } catch {
    return {} as ResponseBody
  }
}

type OpenApiPaths = Record<string, Record<string, OpenApiOperation>>
type Reference = { $ref: string }
type Parameter = { name: string; in: string; required?: boolean; schema: object }
type OpenApiOperation = {
  operationId: string
  /** Absent: the document's own. */
  security?: object[]
  parameters?: (Parameter | Reference)[]
  requestBody?: { content: { 'application/json'?: { schema: RequestBodySchema } } }
  responses: Record<string, OpenApiResponse | Reference>
}
/** `description` of an error response names its problem codes. */
type OpenApiResponse = { description?: string; content: object }
/** By status, or by range of statuses as `4XX`. */
type OpenApiResponses = Record<string, OpenApiResponse>
type RequestBodySchema = { properties: Record<string, object>; required?: string[] }

export type Operation = {
  /** Method and path. */
  name: string
  id: string
  method: string
  /** With `{name}` for path parameters. */
  path: string
  isPrivate: boolean
  /** Whether the fields are in a body rather than the query. */
  hasBody: boolean
  /** Fields of the body or the query; references are resolved. */
  fields: Record<string, object>
  required: readonly string[]
  isStrict: boolean
  responses: OpenApiResponses
}

/** All operations of the OpenAPI document but uploads, which are not JSON. */
export async function listOperations(baseUrl: string): Promise<Operation[]> {
  const { body } = await sendRequest(baseUrl, { method: 'GET', path: '/api/openapi.json' })
  const operations: Operation[] = []
  for (const [path, methods] of Object.entries(body.paths)) {
    for (const [method, described] of Object.entries(methods))
      if (!isUpload(described))
        operations.push(operationOf(path, method.toUpperCase(), described, body))
  }
  return operations
}

const isUpload = ({ requestBody }: OpenApiOperation) =>
  requestBody !== undefined && requestBody.content['application/json'] === undefined

/** Resolves a reference in `document`; returns other values unchanged. */
function resolveRef<T extends object>(document: object, value: T | Reference): T {
  if (!('$ref' in value)) return value
  const keys = value.$ref.slice('#/'.length).split('/')
  const target: unknown = keys.reduce<object>((node, key) => node[key as keyof object], document)
  const siblings = Object.entries(value).filter(([key]) => key !== '$ref')
  return resolveRef(document, { ...(target as T), ...Object.fromEntries(siblings) })
}

function operationOf(
  path: string,
  method: string,
  described: OpenApiOperation,
  document: { security: object[] },
): Operation {
  const resolve = <T extends object>(values: Record<string, T | Reference>): Record<string, T> =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, resolveRef(document, value)]),
    )
  const parameters = (described.parameters ?? []).map((each) => resolveRef(document, each))
  const inQuery = parameters.filter((each) => each.in === 'query')
  const schema = described.requestBody?.content['application/json']?.schema
  const hasBody = method === 'POST' || method === 'PUT'
  return {
    name: `${method} ${path}`,
    id: described.operationId,
    method,
    path,
    isPrivate: (described.security ?? document.security).length > 0,
    hasBody,
    fields: resolve(
      hasBody
        ? (schema?.properties ?? {})
        : Object.fromEntries(inQuery.map((each) => [each.name, each.schema])),
    ),
    required: hasBody
      ? (schema?.required ?? [])
      : inQuery.filter(({ required }) => required).map(({ name }) => name),
    // Webhook bodies are signed and may have unknown fields.
    isStrict: !path.startsWith('/api/webhooks/'),
    responses: resolve(described.responses),
  }
}

/** The operation's path with `ids` for its parameters. */
export const pathOf = ({ path }: Operation, ids: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(ids[name] ?? ''))

const internalDetails =
  /\bat [\w.<>]+ \(|node_modules|\.ts:\d+|SELECT |select \*|ECONN|pg_|ZodError/

/** What is wrong with an expected error response; undefined if nothing. */
export function findProblemResponseError(reply: ApiResponse): string | undefined {
  const { status, headers, body, text } = reply
  if (status < 400 || status >= 500) return `status ${status}: ${text.slice(0, 300)}`
  if (internalDetails.test(text)) return `exposes internal details: ${text.slice(0, 300)}`
  if (!String(headers['content-type']).startsWith('application/problem+json'))
    return `is ${headers['content-type']}`
  for (const name of ['type', 'title', 'code', 'error', 'instance'] as const)
    if (typeof body[name] !== 'string') return `has no ${name}: ${text.slice(0, 300)}`
  if (body.status !== status) return `says ${body.status}, is ${status}`
  return undefined
}

/** How a response differs from the documented ones in status, type or code; undefined if it does not. */
export function findUndocumentedResponse(
  { responses }: Pick<Operation, 'responses'>,
  { status, headers, body }: ApiResponse,
): string | undefined {
  const range = responses[`${String(status)[0]}XX`]
  const described = responses[status] ?? range
  if (!described) return `answers ${status}, which it does not describe`
  const [type = ''] = String(headers['content-type']).split(';')
  const types = Object.keys(described.content)
  if (!types.includes(type)) return `answers ${type}, and describes ${types.join(', ')}`
  const description = [...new Set([described, range])]
    .flatMap((each) => each?.description ?? [])
    .join(', ')
  if (status >= 400 && description !== '' && !description.includes(`\`${body.code}\``))
    return `answers ${status} with ${body.code}, and describes ${description}`
  return undefined
}

type FieldSchema = {
  minLength?: number
  format?: string
  enum?: unknown[]
  type?: string
  items?: FieldSchema
}

/** A minimal valid input: a value for each required field. */
export function minimalInput({ fields, required }: Operation): Record<string, unknown> {
  return Object.fromEntries(required.map((name) => [name, minimalValue(name, fields[name] ?? {})]))
}

function minimalValue(name: string, schema: FieldSchema): unknown {
  if (name === 'config_json') return '{}'
  if (name === 'closes_at') return null
  if (name === 'data_retention_days') return 30
  if (name === 'package_id') return 'starter_10'
  if (schema.enum) return schema.enum[0]
  if (schema.format === 'uuid') return '3f0e8a52-6f0b-4f0a-9d8e-2b7c5a4d1e90'
  if (schema.type === 'integer' || schema.type === 'number') return 1
  if (schema.type === 'boolean') return true
  if (schema.type === 'array') return [minimalValue(name, schema.items ?? {})]
  return 'why people leave us'.padEnd(schema.minLength ?? 0, '.')
}
