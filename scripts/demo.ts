// `npm run demo`: simulated respondents answer a survey of a running instance through the public API.
import { parseArgs } from 'node:util'
import { callApi } from './lib/client/call-api.ts'
import { signIn } from './lib/client/sign-in.ts'
import { getHealth } from '#contract/api/health.ts'
import { exitOnHelp, printLine } from './lib/command-line.ts'
import { runDemo, type DemoResult } from './lib/demo/run-demo.ts'
import { findOrCreateSurvey, type DemoSurvey } from './lib/demo/demo-survey.ts'

const usage = `Usage: npm run demo [-- options]

  --respondents 20          number of concurrent respondents
  --url http://localhost:3000
  --survey PUBLIC_ID        default: the owner's newest published survey, else a new one
  --as ana@prosa.test       the survey's owner, one of the development sign-in's persons
  --pace human|fast         human waits as long as reading, thinking and typing take; fast waits less than a second
  --language pt-br|en|ar|mixed   language of the answers; default: the survey's language
  --seed 1                  another number selects other respondents`

const languages = ['pt-br', 'en', 'ar', 'mixed'] as const
type LanguageChoice = (typeof languages)[number]

function parseOptions() {
  const { values } = parseArgs({
    options: {
      respondents: { type: 'string', default: '20' },
      url: { type: 'string', default: 'http://localhost:3000' },
      survey: { type: 'string' },
      as: { type: 'string', default: 'ana@prosa.test' },
      pace: { type: 'string', default: 'human' },
      language: { type: 'string' },
      seed: { type: 'string', default: '1' },
    },
  })
  const respondents = Number(values.respondents)
  if (!Number.isInteger(respondents) || respondents < 1 || respondents > 1000)
    throw new Error('--respondents takes a whole number from 1 to 1000.')
  const { pace, language } = values
  if (pace !== 'human' && pace !== 'fast') throw new Error('--pace is human or fast.')
  if (language !== undefined && !languages.includes(language as LanguageChoice))
    throw new Error(`--language is one of ${languages.join(', ')}.`)
  if (!URL.canParse(values.url))
    throw new Error('--url is an address such as http://localhost:3000.')
  return {
    ...values,
    respondents,
    pace: pace as 'human' | 'fast',
    language: language as LanguageChoice | undefined,
    seed: Number(values.seed),
    url: new URL(values.url).origin,
  }
}

async function main(): Promise<void> {
  exitOnHelp(usage)
  const options = parseOptions()
  await assertReachable(options.url)
  const { cookie } = await signIn(options.url, options.as)
  const { survey, isNew } = await findOrCreateSurvey(
    { baseUrl: options.url, cookie },
    {
      publicId: options.survey,
      language: options.language === 'mixed' ? undefined : options.language,
    },
  )
  printLine(`${isNew ? 'Published a new survey' : 'Survey'}: ${survey.title}`)
  printLine(`Watch the answers: ${linkTo(options.url, survey)}`)
  printLine(`Answer it yourself: ${options.url}/sa/${survey.publicId}\n`)
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort())
  const startedAt = performance.now()
  const result = await runDemo({ ...options, baseUrl: options.url, survey, signal: stop.signal })
  printSummary(result, (performance.now() - startedAt) / 1000)
  printLine(`Results: ${linkTo(options.url, survey)}`)
  process.exitCode = result.failed.length > 0 ? 1 : 0
}

async function assertReachable(url: string): Promise<void> {
  try {
    await callApi(url, getHealth, {})
  } catch (error) {
    if (error instanceof TypeError) {
      throw new Error(
        `No server answers at ${url}. Start Prosa with "npm start", or set its address with --url.`,
        {
          cause: error,
        },
      )
    }
    throw error
  }
}

const linkTo = (url: string, { id }: DemoSurvey) =>
  id ? `${url}/surveys/${id}/edit/advanced?view=overview` : `${url}/dashboard`

function printSummary({ completed, left, failed, answers }: DemoResult, seconds: number): void {
  printLine(
    `\n${completed} conversations completed, ${left} left, ${answers} answers in ${seconds.toFixed(1)} s.`,
  )
  for (const reason of new Set(failed)) printLine(`Failed: ${reason}`)
}

// A reader such as `head` has closed the pipe.
process.stdout.on('error', () => process.exit(0))
try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
