import { afterAll, beforeAll } from 'vitest'
import { describeAi } from '../../../../tests/conformance/ai/suite.ts'
import { openAiSettingsFor } from '../../../../tests/support/servers/openai/settings.ts'
import {
  startOpenAiServer,
  type OpenAiServer,
} from '../../../../tests/support/servers/openai/server.ts'
import type { Ai } from '#ports/ai.ts'
import { createOpenAi } from './openai.ts'

let server: OpenAiServer
let ai: Ai
beforeAll(async () => {
  server = await startOpenAiServer()
  ai = createOpenAi(openAiSettingsFor(server))
})
afterAll(() => server[Symbol.asyncDispose]())

/** Opened before the server starts. */
const late = new Proxy({} as Ai, { get: (_, name) => ai[name as keyof Ai] })

// The stand-in for a model asks the offline engine, whose own test has all combinations.
describeAi('a model behind OpenAI’s protocol', () => late, { briefs: 'each-value' })
