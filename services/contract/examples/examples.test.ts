import { expect, test } from 'vitest'
import { apiCatalogue, namedEndpoints } from '../api/catalogue.ts'
import * as ids from './ids.ts'

const { examples = {} } = apiCatalogue
const endpoints = namedEndpoints(apiCatalogue)

/** Values of the path's parameters, which are not part of a request body. */
const pathValues: Record<string, string> = {
  id: ids.surveyId,
  publicId: ids.publicId,
  sessionId: ids.sessionId,
  intentId: 'pi_1',
  responseId: ids.responseId,
  number: '1',
  linkId: ids.surveyId,
  token: 'AZjz',
}
const inPath = (route: string) =>
  Object.fromEntries([...route.matchAll(/:(\w+)/g)].map(([, name]) => [name, pathValues[name!]]))

test('each example belongs to an endpoint', () => {
  const names = new Set(endpoints.map(({ name }) => name))
  expect(Object.keys(examples).filter((name) => !names.has(name))).toEqual([])
})

test.each(endpoints)('the examples of $name fit its schemas', ({ name, endpoint }) => {
  const { route, input, output, upload } = endpoint
  const { request, response } = examples[name] ?? {}
  // Files have no schema.
  const hasSchema = output.type !== 'unknown'
  expect(response !== undefined).toBe(hasSchema)
  // Equal, not only valid: an object schema drops fields that it does not know.
  expect(response && output.parse(response)).toEqual(response)
  const path = inPath(route)
  const fields = 'shape' in input ? Object.keys(input.shape as object) : []
  const hasBody =
    !/^(GET|DELETE) /.test(route) && !upload && fields.some((field) => !(field in path))
  expect(request !== undefined).toBe(hasBody)
  if (hasBody) input.parse({ ...(request as object), ...path })
})
