// The bench with a scripted model behind a local server: people, judge, and one or both interviewers.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { offlineModel } from '../../../../tests/support/servers/openai/offline-model.ts'
import type {
  RecordedRequest,
  StepInput,
} from '../../../../tests/support/servers/openai/protocol.ts'
import { startOpenAiServer } from '../../../../tests/support/servers/openai/server.ts'
import { benchJudged } from './bench-judged.ts'
import { selectGoals } from './goals.ts'
import { conversationCriteria, surveyCriteria } from './rubrics.ts'

afterEach(() => vi.unstubAllEnvs())

const folder = mkdtempSync(join(tmpdir(), 'goals-'))
writeFileSync(
  join(folder, 'en-riders.txt'),
  'Why people stopped using the early bus, how they travel now, and what would bring them back.',
)

const verdicts = (criteria: object, worst: string) =>
  Object.fromEntries(
    Object.keys(criteria).map((name, at) => [
      name,
      { score: at === 0 ? 14 : 6, worst: at === 1 ? worst : 'nowhere said', why: 'so' },
    ]),
  )

const schemaNameOf = ({ body }: RecordedRequest) =>
  (body['response_format'] as { json_schema: { name: string } }).json_schema.name

async function startScriptedModel() {
  const server = await startOpenAiServer()
  const dataOf = ({ user }: RecordedRequest) => (JSON.parse(user) as { data: StepInput }).data
  const replies: Record<string, (data: StepInput) => object> = {
    persona: () => ({
      portrait: 'Ana, 34, nurse',
      voice: 'short',
      facts: ['The 5:40 bus was late.'],
    }),
    respondent: ({ question }) => ({
      text: `The 5:40 bus was late four times and I lost a shift. You asked: ${String(question)}`,
      ...{ options: ['nothing of the kind'], number: 99, yes: null, date: null },
    }),
    judge_conversation: ({ conversation }) =>
      verdicts(conversationCriteria, (conversation as { question: string }[])[0]!.question),
    judge_survey: ({ title }) => verdicts(surveyCriteria, String(title)),
  }
  server.respondAlwaysWith(async (request, reply) => {
    const own = replies[schemaNameOf(request)]
    const output = request.step
      ? await offlineModel(request.step, dataOf(request))
      : own!(dataOf(request))
    request.complete(reply, JSON.stringify(output))
  })
  vi.stubEnv('OPENAI_API_KEY', undefined)
  vi.stubEnv('OPENAI_BASE_URL', server.baseUrl)
  vi.stubEnv('OPENAI_MODEL', 'scripted')
  return server
}

test.each(['offline', 'model'] as const)(
  'people and judges of a model meet the %s interviewer',
  async (engine) => {
    await using server = await startScriptedModel()
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const json = join(folder, `${engine}.json`)
    const figures = await benchJudged({ engine, goals: folder, count: 1, json })
    const valueOf = (name: string) =>
      figures.find((each) => each.name === `${engine} interviewer, ${name}`)?.value
    expect(valueOf('conversations: listening')).toBe(10)
    expect(valueOf('conversations judged')).toBe(6.5)
    expect(valueOf('generated surveys judged')).toBe(7)
    const { played } = JSON.parse(readFileSync(json, 'utf8')) as { played: PlayedJson[] }
    const { conversation, ofConversation, ofSurvey, survey } = played[0]!
    expect(conversation.length).toBeGreaterThan(2)
    // A quotation that is nowhere in the conversation is dropped.
    expect(ofConversation['listening']!.worst).toBeNull()
    expect(ofConversation['relevance']!.worst).toBe(conversation[0]!.question)
    expect(ofSurvey['questions']!.worst).toBe(survey.title)
    const steps = new Set(server.requests.map(({ step }) => step))
    expect(steps.has('structure')).toBe(engine === 'model')
    expect(steps.has('word')).toBe(engine === 'model')
    expect(server.requests.map(schemaNameOf)).toContain('judge_conversation')
  },
  60_000,
)

type PlayedJson = {
  conversation: { question: string }[]
  ofConversation: Record<string, { worst: string | null }>
  ofSurvey: Record<string, { worst: string | null }>
  survey: { title: string }
}

test('without a model the bench says which settings are missing', async () => {
  vi.stubEnv('OPENAI_API_KEY', undefined)
  vi.stubEnv('OPENAI_BASE_URL', undefined)
  await expect(benchJudged({ engine: 'offline', goals: folder, count: 1 })).rejects.toThrow(
    'No model: set OPENAI_API_KEY or OPENAI_BASE_URL.',
  )
})

test('goals are taken from all languages in turns, without those that mean nothing', () => {
  const goals = selectGoals('tests/corpus/answers', 6)
  expect(goals).toHaveLength(6)
  expect(new Set(goals.map(({ text }) => text)).size).toBe(6)
  expect(new Set(goals.slice(0, 3).map(({ language }) => language)).size).toBe(3)
  expect(() => selectGoals(join(folder, 'none'), 1)).toThrow('does not exist')
})
