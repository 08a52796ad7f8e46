// The problem responses of each endpoint.
import type { Endpoint } from '#contract/endpoint.ts'
import { type ProblemCode, problems } from '#contract/problems.ts'
import type { Json } from './component-schemas.ts'

type Codes = readonly ProblemCode[]

const anywhere: Codes = [
  'request/malformed',
  'request/invalid',
  'request/not-found',
  'request/too-many',
  'request/unknown-host',
]
const onWrites: Codes = [
  'request/key-reused',
  'request/cross-origin',
  'concurrency/conflict',
  'request/too-large',
  'request/too-slow',
]
const byAccess: Record<Endpoint['access'], [name: string, codes: Codes]> = {
  anyone: ['Public', []],
  respondent: ['Public', []],
  owner: ['Owner', ['accounts/signed-out', 'accounts/token-scope']],
  auditor: ['Auditor', ['accounts/signed-out', 'accounts/token-invalid']],
}
const onServer: Codes = ['internal', 'service/unavailable', 'service/shutting-down']

/** Problems that every endpoint of a kind can return. */
function commonProblems({ route, access, upload }: Endpoint): [name: string, codes: Codes] {
  const [accessName, codes] = byAccess[access]
  if (route.startsWith('GET ')) return [`${accessName}Read`, [...anywhere, ...codes]]
  const type = upload ? 'request/form-expected' : 'request/unsupported-media-type'
  return [accessName + (upload ? 'Upload' : 'Write'), [...anywhere, ...codes, ...onWrites, type]]
}

const refPrefix = '#/components/responses/'
const statusOf = (code: ProblemCode) => problems[code].status
const pascalCase = (code: ProblemCode) =>
  code.replace(/(?:^|\W)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Problem responses. Those of several endpoints are `components`, and referred to. */
export function openProblemPrinter(endpoints: readonly Endpoint[]) {
  const components: Record<string, Json> = {
    Problem: {
      description: 'The request was refused, or failed.',
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  }
  const uses = Map.groupBy(endpoints.flatMap(ownProblems), ({ codes }) => codes.join())
  const share = (name: string, codes: Codes): Json => {
    components[name] = problemResponse(codes)
    return { $ref: refPrefix + name }
  }
  return {
    components,
    /** By status: the endpoint's own problems. By range of statuses: those of every endpoint of its kind. */
    responsesOf(endpoint: Endpoint): Record<string, Json> {
      const [kind, common] = commonProblems(endpoint)
      const own = ownProblems(endpoint).map(({ status, codes }): [string, Json] => [
        status,
        uses.get(codes.join())!.length === 1
          ? problemResponse(codes)
          : share(codes.map(pascalCase).join('Or'), codes),
      ])
      return {
        ...Object.fromEntries(own),
        '4XX': share(kind, common),
        '5XX': share('Server', onServer),
      }
    },
  }
}

const ownProblems = (endpoint: Endpoint): { status: string; codes: Codes }[] =>
  [...Map.groupBy(new Set(endpoint.problems), statusOf)].map(([status, codes]) => ({
    status: String(status),
    codes,
  }))

/** The common response with a description of its own, which OpenAPI 3.1 allows beside a reference. */
const problemResponse = (codes: Codes): Json => ({
  $ref: `${refPrefix}Problem`,
  description: codes.map((code) => `\`${code}\``).join(', '),
})

const text = { type: 'string' }

/** RFC 9457, with the further fields of single problems. */
export const problemSchemas = {
  ProblemCode: { type: 'string', enum: Object.keys(problems) },
  Problem: {
    type: 'object',
    required: ['type', 'title', 'status', 'code', 'error', 'instance'],
    properties: {
      type: text,
      title: text,
      status: { type: 'integer' },
      code: { $ref: '#/components/schemas/ProblemCode' },
      error: { type: 'string', description: 'By `Accept-Language`.' },
      instance: text,
      challenge: {
        type: 'object',
        description: 'With `conversations/proof-required`: an ALTCHA challenge.',
      },
      issues: {
        type: 'array',
        description: 'With `request/invalid`: the fields that are wrong.',
        items: {
          type: 'object',
          required: ['path', 'message', 'code'],
          properties: {
            path: { type: 'array', items: { type: ['string', 'integer'] } },
            message: text,
            code: text,
          },
        },
      },
    },
  },
}
