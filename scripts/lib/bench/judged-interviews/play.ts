// One survey from its goal, one conversation about it, and what a judge says of both.
import type { EventOf, EventType } from '#contract/events/catalogue.ts'
import type { SurveyStructure } from '#contract/api/surveys.ts'
import { Locale } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import type { Ai } from '#ports/ai.ts'
import {
  createSession,
  openInterviewSimulation,
} from '../../../../tests/support/simulations/interview-simulation.ts'
import { openLateReadings } from '../../../../services/conversations/interview/late-readings.ts'
import { openWordsAhead } from '../../../../services/conversations/interview/wording/words-ahead.ts'
import { soundQuestions } from '../../../../services/surveys/authoring/sound-questions.ts'
import { spokenQuestionRules } from '../../../../services/conversations/interview/wording/spoken-question.policy.ts'
import { mergePoints } from '../../../../services/surveys/authoring/merge-points.policy.ts'
import type { AskModel } from './ask-model.ts'
import type { Goal } from './goals.ts'
import { createPersona, manners, openPersona, type Persona } from './persona.ts'
import {
  conversationTask,
  judge,
  surveyTask,
  type ConversationCriterion,
  type SurveyCriterion,
  type Verdicts,
} from './rubrics.ts'

type Line = { question: string; kind: string; options: string[]; answer: string }

export type PlayedInterview = {
  goal: Goal
  manner: string
  persona: Persona
  survey: SurveyStructure
  conversation: Line[]
  end: string
  fallbacks: number
  guards: number
  /** From each answer to the question that follows. */
  waitsMs: number[]
  ofSurvey: Verdicts<SurveyCriterion>
  ofConversation: Verdicts<ConversationCriterion>
}

export type Players = {
  /** Proposes the survey and interviews. */
  interviewer: Ai
  idleTimeoutMs: number
  longestWaitMs: number
  /** Calls that run on, and that word ahead. */
  maxCalls: number
  /** Plays people and judges. */
  ask: AskModel
}

export async function playInterview(
  players: Players,
  goal: Goal,
  at: number,
): Promise<PlayedInterview> {
  const { interviewer, ask } = players
  const manner = manners[at % manners.length]!
  const survey = await proposeSurvey(interviewer, goal)
  const points = survey.validation_points.map(({ text, spoken_question: asked }) => ({
    point: text,
    question: asked?.text ?? null,
  }))
  const { title, description, language } = survey
  const ofSurvey = await judge(ask, surveyTask, {
    data: {
      ...{ goal: goal.text, title, description, points },
      ...{ max_questions: survey.max_questions, tone: survey.ai_personality },
      fields_before: survey.pre_survey_config.required_fields,
    },
    texts: [
      title,
      description,
      ...points.flatMap(({ point, question }) => [point, question ?? '']),
    ],
  })
  const persona = await createPersona(ask, { goal: goal.text, language, manner })
  const held = await hold(players, { goal, survey, persona, manner })
  const ofConversation = await judge(ask, conversationTask, {
    data: {
      ...{ goal: goal.text, title, points: points.map(({ point }) => point), person: persona },
      ...{ manner, conversation: held.conversation, end: held.end },
    },
    texts: held.conversation.map(({ question }) => question),
  })
  return { goal, manner, persona, survey, ...held, ofSurvey, ofConversation }
}

/** As the route does: points beyond the questions are joined, and questions that break a rule are mended. */
async function proposeSurvey(ai: Ai, { text, language }: Goal): Promise<SurveyStructure> {
  const proposed = await ai.structure(text, Locale.safeParse(language).data ?? 'en')
  const { validation_points: points, max_questions: most } = proposed
  const merged = mergePoints(points, most - 1, proposed.language)
  return soundQuestions(
    { ai, questionRules: spokenQuestionRules },
    { ...proposed, validation_points: merged },
  )
}

const lateReadingMs = 120_000

async function hold(
  { interviewer, idleTimeoutMs, longestWaitMs, maxCalls, ask }: Players,
  {
    goal,
    survey,
    persona,
    manner,
  }: Pick<PlayedInterview, 'goal' | 'survey' | 'persona' | 'manner'>,
) {
  const { language } = survey
  let answeredAt = 0
  const waitsMs: number[] = []
  const { runConversation, read } = openInterviewSimulation(interviewer, idleTimeoutMs, {
    longestWaitMs,
    lateReadings: openLateReadings({ maxCalls, totalMs: lateReadingMs }),
    wordsAhead: openWordsAhead({ maxCalls }),
    onAnswerSubmitted: () => (answeredAt = performance.now()),
    onEventHandled: (reactor, { type }) => {
      if (reactor === 'interviewer' && type === 'AnswerSubmitted')
        waitsMs.push(performance.now() - answeredAt)
    },
  })
  const session = createSession(language === 'es' ? 'en' : language, {
    ...{ title: survey.title, goal: goal.text, language, personality: survey.ai_personality },
    ...{ maxQuestions: survey.max_questions, maxFollowups: limits.followups.max },
    objectives: survey.validation_points.map(({ id, text, spoken_question: asked }) => ({
      ...{ id, text },
      ...(asked && { question: asked.text }),
    })),
  })
  const events = await read(
    await runConversation(
      { ...openPersona(ask, { persona, language, manner }), isHasty: true },
      session,
    ),
  )
  const eventsOfType = <T extends EventType>(type: T) =>
    events.filter((event) => event.type === type).map(({ data }) => data as EventOf<T>['data'])
  const answers = new Map(
    eventsOfType('AnswerSubmitted').map(({ questionId, text }) => [questionId, text ?? '']),
  )
  return {
    conversation: eventsOfType('QuestionAsked').map(({ questionId, text, kind, options }) => ({
      ...{ question: text ?? '', kind, options },
      answer: answers.get(questionId) ?? '',
    })),
    end: eventsOfType('SessionCompleted')[0]?.reason ?? 'unknown',
    fallbacks: eventsOfType('FallbackUsed').filter(({ step }) => step === 'word').length,
    guards: eventsOfType('GuardTripped').length,
    waitsMs,
  }
}
