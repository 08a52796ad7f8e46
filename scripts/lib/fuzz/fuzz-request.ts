// One request of the fuzzer: from a seed, the OpenAPI document and what exists.
import { z } from 'zod'
import { SurveyConfig } from '#contract/survey.ts'
import type { SeededRandom } from '../simulated-respondents/seeded-random.ts'
import type { FuzzState } from './fuzz-state.ts'
import { damageRequest } from './damage-request.ts'
import type { Caller, FuzzOperation, FuzzRequest, OpenQuestion } from './fuzz-types.ts'
import { damageValue, schemaValue, type Schema } from './schema-values.ts'

type Generating = { random: SeededRandom; document: object; state: FuzzState }

/** Not in the document: a configuration is sent as JSON in a text. */
const configSchema = z.toJSONSchema(SurveyConfig, {
  unrepresentable: 'any',
  io: 'input',
}) as Schema

/** Expensive: they run the engine. */
const rarelyCalled = /generate-|preview-test|spoken-question|duplicate|verification|\/export/
/** They take away what the others need. */
const destructive = /^DELETE |closing$/
/** They end the callers' sessions. */
const endsSessions = /logout|^(POST|DELETE) \/api\/(?!public).*sessions/

export function fuzzRequest(
  operations: readonly FuzzOperation[],
  generating: Generating,
): FuzzRequest {
  const { random, state } = generating
  const replayed = random.chance(0.08) ? state.replay(random) : undefined
  if (replayed) return varyReplay(replayed, generating)
  const operation = pickOperation(operations, random)
  const request = documentedRequest(operation, random.pick(state.callers), generating)
  // Two thirds are damaged in one or more ways.
  return random.chance(0.34) ? request : damageRequest(request, random)
}

function pickOperation(operations: readonly FuzzOperation[], random: SeededRandom): FuzzOperation {
  for (;;) {
    const operation = random.pick(operations)
    if (rarelyCalled.test(operation.path) && !random.chance(0.2)) continue
    if (destructive.test(operation.name) && !random.chance(0.1)) continue
    if (endsSessions.test(operation.name) && !random.chance(0.05)) continue
    return operation
  }
}

function documentedRequest(
  operation: FuzzOperation,
  { name: caller, headers }: Caller,
  { random, document, state }: Generating,
): FuzzRequest {
  const context = { random, document, valueFor: (field: string) => state.valueFor(random, field) }
  const query = new URLSearchParams()
  for (const parameter of operation.parameters)
    if (parameter.in === 'query' && (parameter.required || random.chance(0.35)))
      query.append(
        parameter.name,
        String(schemaValue(parameter.schema ?? {}, context, parameter.name)),
      )
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(pathValue(operation, name, random, state)),
  )
  const question = random.chance(0.8) ? state.questionOf(path) : undefined
  const body =
    question && path.endsWith('/responses')
      ? answerTo(question, random)
      : documentedBody(operation, context)
  return {
    operation,
    caller,
    method: operation.method,
    path: query.size > 0 ? `${path}?${query.toString()}` : path,
    headers: {
      ...headers,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(random.chance(0.3) && { 'idempotency-key': `key-${random.integer(1, 400)}` }),
    },
    body: body === undefined ? undefined : Buffer.from(JSON.stringify(body) ?? ''),
    isRaw: false,
    isDamaged: false,
  }
}

function pathValue(
  { path }: FuzzOperation,
  name: string,
  random: SeededRandom,
  state: FuzzState,
): string {
  if (name === 'number') return String(random.integer(1, 3))
  const known = name === 'id' ? idKind(path) : name
  return state.pick(random, known) ?? '3f0e8a52-6f0b-4f0a-9d8e-2b7c5a4d1e90'
}

/** What `id` in a path is the id of. */
function idKind(path: string): string {
  if (path.startsWith('/api/responses/')) return 'responseId'
  return path.startsWith('/api/users/me/sessions/') ? 'webSessionId' : 'surveyId'
}

function documentedBody(
  { content }: FuzzOperation,
  context: Parameters<typeof schemaValue>[1],
): unknown {
  const { random } = context
  const described = content['application/json']
  if (!described) return undefined
  const { schema = {}, example } = described
  const generated = schemaValue(schema, context) as object
  const body =
    example !== undefined && random.chance(0.4)
      ? { ...generated, ...(example as object) }
      : generated
  // A configuration is JSON in a text.
  if (!('config_json' in body) || random.chance(0.1)) return body
  const value = schemaValue(configSchema, context)
  const damaged = random.chance(0.4) ? damageValue(random, value) : value
  return { ...body, config_json: JSON.stringify(damaged) }
}

function answerTo({ id, options = [] }: OpenQuestion, random: SeededRandom): object {
  return {
    question_id: id,
    text_response: `I left in week ${random.integer(1, 9)}, since the import failed every Monday.`,
    scale_value: random.integer(1, 10),
    nps_value: random.integer(0, 10),
    boolean_value: random.chance(0.5),
    number_value: random.integer(0, 99),
    date_value: '2026-01-31',
    ...(options.length > 0 && { selected_options: [random.pick(options)], ranking_order: options }),
  }
}

function varyReplay(request: FuzzRequest, { random, state }: Generating): FuzzRequest {
  const caller = random.chance(0.3) ? random.pick(state.callers) : undefined
  const key = { 'idempotency-key': `key-${random.integer(1, 400)}` }
  return {
    ...request,
    ...(caller && { caller: caller.name }),
    headers: {
      ...request.headers,
      ...(caller && { cookie: '', authorization: '', ...caller.headers }),
      ...(random.chance(0.4) && key),
    },
    isDamaged: true,
  }
}
