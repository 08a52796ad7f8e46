import { expect, test } from 'vitest'
import { globSync, readFileSync, readdirSync } from 'node:fs'
import { apiCatalogue, namedEndpoints } from '#contract/api/catalogue.ts'
import { openApiDocument } from './document.ts'

type Node = Record<string, unknown>
type DescribedOperation = {
  operationId: string
  security?: unknown
  responses: Node
  tags: string[]
}

const document = openApiDocument({ catalogue: apiCatalogue, version: '0.0.0' }) as Node & {
  paths: Record<string, Record<string, DescribedOperation>>
  components: { schemas: Record<string, Node> }
  tags: { name: string; description: string }[]
  security: unknown
}
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))

/** Every object and enum schema, by its JSON, with its places. */
function placesOfSchemas(node: unknown, place: string, found = new Map<string, string[]>()) {
  if (typeof node !== 'object' || node === null) return found
  const { type, properties, enum: values } = node as Node
  if (Array.isArray(values) || (type === 'object' && properties)) {
    const json = JSON.stringify(node)
    found.set(json, [...(found.get(json) ?? []), place])
  }
  for (const [key, child] of Object.entries(node))
    if (key !== 'example' && key !== 'examples') placesOfSchemas(child, `${place}/${key}`, found)
  return found
}

test('the document is under 240 kB', () => {
  expect(Buffer.byteLength(JSON.stringify(document))).toBeLessThan(240_000)
})

test('no object or enum schema occurs twice', () => {
  const places = placesOfSchemas([document.paths, document.components], '')
  expect(places.size).toBeGreaterThan(100)
  expect([...places.values()].filter(({ length }) => length > 1)).toEqual([])
})

test('every operation has a verb-noun id, a security requirement, a tag and refusals', () => {
  expect(operations.length).toBeGreaterThan(60)
  const described = new Set(document.tags.map(({ name }) => name))
  for (const { operationId, security, responses, tags } of operations) {
    expect(operationId).toMatch(/^[a-z]+([A-Z][a-zA-Z]+)+$/)
    expect(security ?? document.security).toBeInstanceOf(Array)
    expect(responses).toHaveProperty('4XX')
    expect(tags.every((tag) => described.has(tag))).toBe(true)
  }
})

test('a schema with defaults is one component for responses and one for requests', () => {
  const { QuestionsInput, SurveyQuestion } = document.components.schemas
  expect(SurveyQuestion!['required']).toContain('is_required')
  expect((QuestionsInput as { items: Node }).items['required']).not.toContain('is_required')
})

test('the catalogue has every module of the API', async () => {
  const folder = new URL('../../../contract/api/', import.meta.url)
  const files = readdirSync(folder).filter((file) => file !== 'catalogue.ts')
  expect(files.length).toBeGreaterThan(15)
  const known = new Set(namedEndpoints(apiCatalogue).map(({ endpoint }) => endpoint))
  for (const file of files) {
    const exports = Object.values((await import(new URL(file, folder).href)) as Node)
    const endpoints = exports.filter((each) => (each as Node)['route'] !== undefined)
    expect(endpoints.filter((each) => !known.has(each as never))).toEqual([])
  }
})

test('the API’s modules define every endpoint that a context mounts', () => {
  const sources = globSync('services/**/*.ts', { exclude: ['**/*.test.ts'] })
  expect(sources.length).toBeGreaterThan(300)
  const defining = sources.filter((path) =>
    /\bendpoint\(\s*'[A-Z]+ \//.test(readFileSync(path, 'utf8')),
  )
  expect(defining.length).toBeGreaterThan(15)
  expect(defining.filter((path) => !path.startsWith('services/contract/api/'))).toEqual([])
})
