// `npm run demo`: simulated respondents answer a survey of a running instance, through the public interface alone.
import { parseArgs } from 'node:util'
import { callApi } from './client/call.ts'
import { signIn } from './client/sign-in.ts'
import { health } from '#contract/api/health.ts'
import { play, type Played } from './demo/play.ts'
import { surveyToAnswer, type DemoSurvey } from './demo/survey.ts'

const usage = `npm run demo -- [options]

  --respondents 20          how many talk at the same time
  --url http://localhost:3000
  --survey PUBLIC_ID        default: the newest published one of the owner, else a new one
  --as ana@prosa.test       whose survey; a person of the development sign-in
  --pace human|fast         human reads, thinks and types; fast only glances
  --language pt-br|en|ar|mixed   what they speak; default: the survey's language
  --seed 1                  another number, other people`

const languages = ['pt-br', 'en', 'ar', 'mixed'] as const
type Chosen = (typeof languages)[number]

function choices() {
  const { values } = parseArgs({
    options: {
      respondents: { type: 'string', default: '20' },
      url: { type: 'string', default: 'http://localhost:3000' },
      survey: { type: 'string' },
      as: { type: 'string', default: 'ana@prosa.test' },
      pace: { type: 'string', default: 'human' },
      language: { type: 'string' },
      seed: { type: 'string', default: '1' },
      help: { type: 'boolean', default: false },
    },
  })
  const respondents = Number(values.respondents)
  if (!Number.isInteger(respondents) || respondents < 1 || respondents > 1000)
    throw new Error('--respondents takes a whole number from 1 to 1000.')
  const { pace, language } = values
  if (pace !== 'human' && pace !== 'fast') throw new Error('--pace is human or fast.')
  if (language !== undefined && !languages.includes(language as Chosen))
    throw new Error(`--language is one of ${languages.join(', ')}.`)
  if (!URL.canParse(values.url))
    throw new Error('--url is an address such as http://localhost:3000.')
  return {
    ...values,
    respondents,
    pace: pace as 'human' | 'fast',
    language: language as Chosen | undefined,
    seed: Number(values.seed),
    url: new URL(values.url).origin,
  }
}

async function demo(): Promise<void> {
  const chosen = choices()
  if (chosen.help) return say(usage)
  await reach(chosen.url)
  const { cookie } = await signIn(chosen.url, chosen.as)
  const { survey, isNew } = await surveyToAnswer(
    { baseUrl: chosen.url, cookie },
    {
      publicId: chosen.survey,
      language: chosen.language === 'mixed' ? undefined : chosen.language,
    },
  )
  say(`${isNew ? 'Published a new survey' : 'Survey'}: ${survey.title}`)
  say(`Watch: ${linkTo(chosen.url, survey)}`)
  say(`Answer it yourself: ${chosen.url}/sa/${survey.publicId}\n`)
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort())
  const begun = performance.now()
  const played = await play({ ...chosen, baseUrl: chosen.url, survey, signal: stop.signal })
  summarise(played, (performance.now() - begun) / 1000)
  say(`See it: ${linkTo(chosen.url, survey)}`)
  process.exitCode = played.failed.length > 0 ? 1 : 0
}

async function reach(url: string): Promise<void> {
  try {
    await callApi(url, health, {})
  } catch (error) {
    if (error instanceof TypeError) {
      throw new Error(
        `Nothing listens at ${url}. Start Prosa with "npm start", or say where it is with --url.`,
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

function summarise({ completed, left, failed, answers }: Played, seconds: number): void {
  say(
    `\n${completed} conversations completed, ${left} left, ${answers} answers in ${seconds.toFixed(1)} s.`,
  )
  for (const reason of new Set(failed)) say(`Failed: ${reason}`)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

// A reader such as `head` that has seen enough.
process.stdout.on('error', () => process.exit(0))
try {
  await demo()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
