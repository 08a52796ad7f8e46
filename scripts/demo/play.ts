import { setTimeout as pause } from 'node:timers/promises'
import { converse, type Said } from '../client/respond.ts'
import {
  createRespondent,
  respondentKinds,
  type Respondent,
  type RespondentKind,
  type RespondentLanguage,
} from '../simulated-respondents/respondent.ts'
import { saidBy } from '../simulated-respondents/said.ts'
import { showProgress, type Line, type Progress } from './progress.ts'
import type { DemoSurvey } from './survey.ts'

export type Play = {
  baseUrl: string
  survey: DemoSurvey
  respondents: number
  pace: 'human' | 'fast'
  language: RespondentLanguage | 'mixed' | undefined
  seed: number
  signal: AbortSignal
}

export type Played = { completed: number; left: number; failed: string[]; answers: number }

/** Mostly people who talk, and one of each of the others. */
const crowd: readonly RespondentKind[] = [
  'talkative',
  'balanced',
  'talkative',
  'terse',
  'balanced',
  ...respondentKinds.filter((kind) => !['talkative', 'balanced', 'terse'].includes(kind)),
  'talkative',
  'balanced',
  'talkative',
  'balanced',
]
const spoken: readonly RespondentLanguage[] = ['pt-br', 'en', 'ar']

/** Everybody at once, each to the end or until they leave. */
export async function play(playing: Play): Promise<Played> {
  const people = Array.from({ length: playing.respondents }, (_, index) => personOf(playing, index))
  const lines = people.map(({ kind }, index): Line => {
    const name = `${String(index + 1).padStart(2, '0')} ${kind}`
    return { name, standing: 'waiting', answered: 0, total: 8, note: '' }
  })
  const progress = showProgress(lines)
  await Promise.all(people.map((person, index) => converseAs(person, index, playing, progress)))
  progress.end()
  const count = (standing: Line['standing']) =>
    lines.filter((line) => line.standing === standing).length
  return {
    completed: count('completed'),
    left: count('left'),
    failed: lines.filter(({ standing }) => standing === 'failed').map(({ note }) => note),
    answers: lines.reduce((sum, { answered }) => sum + answered, 0),
  }
}

function personOf({ language, survey, seed }: Play, index: number): Respondent {
  const own = survey.language === 'es' ? 'pt-br' : survey.language
  const tongue = language === 'mixed' ? spoken[index % spoken.length] : language
  return createRespondent(
    crowd[index % crowd.length] ?? 'balanced',
    tongue ?? own,
    seed * 1000 + index,
    survey.title,
  )
}

async function converseAs(person: Respondent, index: number, playing: Play, progress: Progress) {
  const { baseUrl, survey, pace, signal } = playing
  const isHuman = pace === 'human'
  try {
    // People do not all arrive in the same second.
    if (isHuman)
      await pause(Math.random() * Math.min(20_000, playing.respondents * 600), undefined, {
        signal,
      })
    const { outcome } = await converse({
      baseUrl,
      publicId: survey.publicId,
      signal,
      userAgent:
        index % 3 === 0 ? 'Mozilla/5.0 (Linux; Android 15) Mobile prosa-demo' : 'prosa-demo',
      ...(survey.requiredFields.length > 0
        ? { fields: fieldsOf(survey.requiredFields, index) }
        : {}),
      answerOf: async (question) => {
        const said = saidBy(person, question)
        progress.update(index, { note: question.text })
        const waitMs = isHuman ? thinkingMs(question.text, said) : glanceMs(said)
        await pause(waitMs, undefined, { signal }).catch(() => {})
        return signal.aborted ? null : said
      },
      onState: ({ isOffline, turns, maxQuestions, phase }) => {
        if (phase !== 'talking') return
        const answered = turns.filter(({ answer, isUnsent }) => answer !== null && !isUnsent).length
        progress.update(index, {
          standing: isOffline ? 'offline' : 'talking',
          answered,
          total: maxQuestions,
        })
      },
      onTurn: ({ answer }) => {
        if (answer !== null) progress.update(index, { note: answer })
      },
    })
    progress.update(index, { standing: outcome })
  } catch (error) {
    if (signal.aborted) progress.update(index, { standing: 'left' })
    else
      progress.update(index, {
        standing: 'failed',
        note: error instanceof Error ? error.message : String(error),
      })
  }
}

/** Reads at 30 characters a second, types at 15, thinks for a second or two. */
function thinkingMs(question: string, { text_response }: Said): number {
  const typed = Math.min(8_000, ((text_response?.length ?? 0) / 15) * 1000)
  return (question.length / 30) * 1000 + typed + 800 + Math.random() * 1_500
}

/** As fast as an answer may come and still be for sale: what comes sooner was ready before the question. */
const glanceMs = ({ text_response }: Said) =>
  300 + (text_response?.length ?? 0) * 10 + Math.random() * 200

function fieldsOf(names: readonly string[], index: number): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => [
      name,
      /mail/i.test(name) ? `person${index + 1}@example.test` : `Demo ${index + 1}`,
    ]),
  )
}
