// The longest stall of the server's event loop while twenty respondents send answers of 4,000 characters, beside the same
// with 40 characters; and what the offline engine's threads add to an operation.
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { SurveyLanguage } from '#contract/languages.ts'
import { openEngineThreads } from '../../../services/adapters/ai/threads/engine-threads.ts'
import { startInstance, temporaryDataDir } from '../../../tests/support/processes/instance.ts'
import { measureP99, quantile, type Figure } from './figures.ts'
import {
  fetchNextQuestion,
  postAnswer,
  publishSurvey,
  startConversations,
} from './survey-fixtures.ts'

const respondents = 20
const turnsEach = 4
const lengths = { long: 4_000, short: 40 }
const stallLimitMs = 50
const overheadLimitMs = 20

/** Repeated with different numbers, so that no answer is the copy of another. */
const sentences = [
  'The delivery came two days late because the driver could not find the house, and nobody answered the phone.',
  'A entrega atrasou dois dias porque o entregador não achou a casa e ninguém atendeu o telefone.',
  'تأخر التوصيل يومين لأن السائق لم يجد البيت ولم يرد أحد على الهاتف.',
]

export async function benchLongAnswers(): Promise<Figure[]> {
  const dataDir = await temporaryDataDir()
  const file = join(dataDir, 'loop-delay.json')
  const monitor = new URL('loop-monitor.mjs', import.meta.url).href
  await using instance = await startInstance({
    dataDir,
    env: {
      LOG_LEVEL: 'error',
      PROSA_DEFAULT_PLAN: 'unlimited',
      NODE_OPTIONS: `--import ${monitor}`,
      LOOP_DELAY_FILE: file,
    },
  })
  const longestStall = async () => {
    await rm(file, { force: true })
    instance.process.kill('SIGUSR2')
    for (;;) {
      const text = await readFile(file, 'utf8').catch(() => '')
      if (text.endsWith('}')) return (JSON.parse(text) as { maxMs: number }).maxMs
      await delay(20)
    }
  }
  const { publicId } = await publishSurvey(instance.baseUrl)
  const measure = async (length: number) => {
    const open = await startConversations(instance.baseUrl, publicId, respondents)
    await delay(500)
    await longestStall()
    await Promise.all(
      open.map(async (conversation, n) => {
        for (let turn = 0; turn < turnsEach && conversation.questionId; turn++) {
          await postAnswer(instance.baseUrl, conversation, answerOf(length, n, turn))
          conversation.questionId =
            (await fetchNextQuestion(instance.baseUrl, conversation.sessionId)) ?? ''
        }
      }),
    )
    // Judgements follow the answers.
    await delay(3_000)
    return longestStall()
  }
  await measure(lengths.long)
  const floor = await measure(lengths.short)
  const stall = await measure(lengths.long)
  await rm(dataDir, { recursive: true, force: true })
  return [
    figureOf('20 x 4,000 characters: longest stall', stall, floor, stallLimitMs),
    ...(await measureThreads()),
  ]
}

function answerOf(length: number, respondent: number, turn: number): string {
  const sentence = sentences[respondent % sentences.length]!
  const numbered = (n: number) => `${sentence} (${respondent}-${turn}-${n})`
  return Array.from({ length: 60 }, (_, n) => numbered(n))
    .join(' ')
    .slice(0, length)
}

/** The time of an operation in a thread without the operation's own. */
async function measureThreads(): Promise<Figure[]> {
  const engine = openEngineThreads()
  const code = (length: number, language: SurveyLanguage = 'en') =>
    engine.ai.code({
      ...{ question: 'How was it?', answer: answerOf(length, 0, 0), kind: 'open', language },
      ...{ objectives: [{ id: 'p', text: 'Delivery' }], objectiveId: 'p' },
    })
  await code(lengths.long)
  const overheads: number[] = []
  for (let round = 0; round < 100; round++) {
    const began = performance.now()
    const { provenance } = await code(lengths.long)
    overheads.push(performance.now() - began - provenance.latencyMs)
  }
  const floor = await measureP99(() => new Promise((resolve) => setImmediate(resolve)))
  await engine.close()
  return [
    figureOf('engine in threads: overhead, p99', quantile(overheads, 0.99), floor, overheadLimitMs),
  ]
}

const figureOf = (name: string, value: number, baseline: number, limit: number): Figure => ({
  ...{ name, value, baseline, ratio: value / baseline },
  ...{ unit: 'ms', target: `< ${limit} ms`, met: value < limit },
})
