import { setTimeout as pause } from 'node:timers/promises'
import type { FieldType } from '#contract/pre-survey.ts'
import { runConversation, type AnswerBody } from '../client/run-conversation.ts'
import { createRespondent, type Respondent } from '../simulated-respondents/respondent.ts'
import {
  respondentKinds,
  type RespondentKind,
  type RespondentLanguage,
} from '../simulated-respondents/respondent-kinds.ts'
import { answerBodyFrom } from '../simulated-respondents/answer-body.ts'
import { showProgress, type RespondentProgress, type ProgressDisplay } from './progress-display.ts'
import type { DemoSurvey } from './demo-survey.ts'

export type DemoOptions = {
  baseUrl: string
  survey: DemoSurvey
  respondents: number
  pace: 'human' | 'fast'
  language: RespondentLanguage | 'mixed' | undefined
  seed: number
  signal: AbortSignal
}

export type DemoResult = { completed: number; left: number; failed: string[]; answers: number }

/** Mostly talkative and balanced respondents, and one of each other kind. */
const kindMix: readonly RespondentKind[] = [
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
const mixedLanguages: readonly RespondentLanguage[] = ['pt-br', 'en', 'ar']

/** Runs all respondents concurrently, each until its conversation is completed or left. */
export async function runDemo(options: DemoOptions): Promise<DemoResult> {
  const people = Array.from({ length: options.respondents }, (_, index) =>
    respondentFor(options, index),
  )
  const lines = people.map(({ kind }, index): RespondentProgress => {
    const name = `${String(index + 1).padStart(2, '0')} ${kind}`
    return { name, status: 'waiting', answered: 0, total: 8, note: '' }
  })
  const progress = showProgress(lines)
  await Promise.all(people.map((person, index) => runRespondent(person, index, options, progress)))
  progress.end()
  const count = (status: RespondentProgress['status']) =>
    lines.filter((line) => line.status === status).length
  return {
    completed: count('completed'),
    left: count('left'),
    failed: lines.filter(({ status }) => status === 'failed').map(({ note }) => note),
    answers: lines.reduce((sum, { answered }) => sum + answered, 0),
  }
}

function respondentFor({ language, survey, seed }: DemoOptions, index: number): Respondent {
  const surveyLanguage = survey.language === 'es' ? 'pt-br' : survey.language
  const chosenLanguage =
    language === 'mixed' ? mixedLanguages[index % mixedLanguages.length] : language
  return createRespondent(
    kindMix[index % kindMix.length] ?? 'balanced',
    chosenLanguage ?? surveyLanguage,
    seed * 1000 + index,
    survey.title,
  )
}

async function runRespondent(
  person: Respondent,
  index: number,
  options: DemoOptions,
  progress: ProgressDisplay,
) {
  const { baseUrl, survey, pace, signal } = options
  const isHuman = pace === 'human'
  try {
    // Spreads the arrivals.
    if (isHuman)
      await pause(Math.random() * Math.min(20_000, options.respondents * 600), undefined, {
        signal,
      })
    const { outcome } = await runConversation({
      baseUrl,
      publicId: survey.publicId,
      signal,
      userAgent:
        index % 3 === 0 ? 'Mozilla/5.0 (Linux; Android 15) Mobile prosa-demo' : 'prosa-demo',
      ...(survey.requiredFields.length > 0
        ? { fields: fieldsOf(survey.requiredFields, index) }
        : {}),
      answerOf: async (question) => {
        const answer = answerBodyFrom(person, question)
        progress.update(index, { note: question.text })
        const delayMs = isHuman ? humanDelayMs(question.text, answer) : fastDelayMs(answer)
        await pause(delayMs, undefined, { signal }).catch(() => {})
        return signal.aborted ? null : answer
      },
      onState: ({ isOffline, turns, maxQuestions, phase }) => {
        if (phase !== 'talking') return
        const answered = turns.filter(({ answer, isUnsent }) => answer !== null && !isUnsent).length
        progress.update(index, {
          status: isOffline ? 'offline' : 'talking',
          answered,
          total: maxQuestions,
        })
      },
      onTurn: ({ answer }) => {
        if (answer !== null) progress.update(index, { note: answer })
      },
    })
    progress.update(index, { status: outcome })
  } catch (error) {
    if (signal.aborted) progress.update(index, { status: 'left' })
    else
      progress.update(index, {
        status: 'failed',
        note: error instanceof Error ? error.message : String(error),
      })
  }
}

/** Reads 30 characters a second, types 15, and thinks for one to two seconds. */
function humanDelayMs(question: string, { text_response }: AnswerBody): number {
  const typed = Math.min(8_000, ((text_response?.length ?? 0) / 15) * 1000)
  return (question.length / 30) * 1000 + typed + 800 + Math.random() * 1_500
}

/** The shortest delay with which an answer may be for sale: faster ones count as prepared. */
const fastDelayMs = ({ text_response }: AnswerBody) =>
  300 + (text_response?.length ?? 0) * 10 + Math.random() * 200

function fieldsOf(fields: DemoSurvey['requiredFields'], index: number): Record<string, string> {
  const values: Record<FieldType, string> = {
    text: `Demo ${index + 1}`,
    email: `person${index + 1}@example.test`,
    phone: '+55 11 98765-4321',
    number: String(index + 20),
  }
  return Object.fromEntries(fields.map(({ name, type }) => [name, values[type]]))
}
