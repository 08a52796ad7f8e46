import type { z } from 'zod'
import { startPreview } from '#contract/api/previews.ts'
import { hourMs } from '#contract/durations.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { must, refuse } from '#kernel/problem.ts'
import { openKeyedQueue } from '#kernel/async/keyed-queue.ts'
import { route } from '#kernel/http/route.ts'
import { countPreviews } from '#projections/conversations/previews.projection.ts'
import { detectLanguage } from '../interview/answer-language.policy.ts'
import { type QuestionWaitDeps, awaitQuestion } from '../sessions/await-question.ts'
import { addressOf, newSessionId } from '../sessions/session-address.ts'
import { deviceOf } from '../sessions/session-start.ts'

type Input = z.output<typeof startPreview.input>

export const startPreviewRoute = (deps: QuestionWaitDeps, secret: Buffer) => {
  const starts = openKeyedQueue()
  return route(startPreview, async (input, call) => {
    const { ownerId, db, execute, waitForPosition, request } = call
    const sessionId = newSessionId(secret, call.commandId, 'preview-')
    const { decider, id, stream } = addressOf(sessionId)
    // Serial per owner: each start sees the previous one in the count.
    await starts.run(ownerId, async () => {
      const started = await countPreviews(db, ownerId, new Date(Date.now() - hourMs), id)
      if (started >= limits.previews.perHour) refuse('conversations/too-many-previews')
      const session = {
        ...previewSessionOf(input, id),
        ownerId,
        device: deviceOf(userAgentOf(request)),
      }
      const { position } = await execute(decider, id, { type: 'StartSession', session })
      await waitForPosition(position)
    })
    const { next } = await awaitQuestion(deps, stream, call)
    return { session_id: sessionId, first_question: must(next.question, 'a first question') }
  })
}

/** A preview may come before its survey exists, so its id is its survey id. */
function previewSessionOf(input: Input, id: string) {
  const { goal, title, country, ai_personality, max_questions, validation_points } = input
  const language = languageOf(input)
  return {
    surveyId: id,
    surveyVersion: 1,
    title: title || goal.slice(0, limits.title.max),
    goal,
    language,
    ...(country && { country }),
    personality: ai_personality,
    objectives: validation_points.map((point, index) => ({
      id: String(index + 1),
      text: typeof point === 'string' ? point : point.text,
      ...(typeof point !== 'string' &&
        point.spoken_question?.language === language && { question: point.spoken_question.text }),
    })),
    maxQuestions: max_questions,
    maxFollowups: limits.followups.max,
    requiredFields: [],
    mode: 'preview' as const,
  }
}

/** Portuguese where neither the questions nor the texts tell. */
function languageOf({ language, goal, title, validation_points: points }: Input): SurveyLanguage {
  const asked = points.flatMap((point) =>
    typeof point === 'string' ? [] : (point.spoken_question?.language ?? []),
  )
  const texts = points.map((point) => (typeof point === 'string' ? point : point.text))
  const detected = () => detectLanguage(goal) ?? detectLanguage([title, goal, ...texts].join('\n'))
  return language ?? asked[0] ?? detected() ?? 'pt-br'
}

const userAgentOf = ({ headers }: { headers: { 'user-agent'?: string | undefined } }) =>
  headers['user-agent'] ?? ''
