import type { EventOf, EventType } from '#contract/events/catalogue.ts'
import type { Ai } from '#ports/ai.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import { openInterviewSimulation } from '../../../../tests/support/simulations/interview-simulation.ts'
import type {
  RespondentKind,
  RespondentLanguage,
} from '../../simulated-respondents/respondent-kinds.ts'
import type { PlannedInterview, Session } from './plan-interviews.ts'

/** `processorMs`: processor time of this process. */
export type TurnDuration = { ms: number; processorMs: number }

export type InterviewTurn = {
  question: EventOf<'QuestionAsked'>['data']
  answer: EventOf<'AnswerSubmitted'>['data'] | undefined
  coded: EventOf<'AnswerCoded'>['data'] | undefined
  isQualified: boolean | undefined
  /** From the recorded answer to the recorded events that follow from it. */
  duration: TurnDuration | undefined
}

/** One conversation, from its events. */
export type InterviewResult = {
  kind: RespondentKind
  language: RespondentLanguage
  session: Session
  turns: InterviewTurn[]
  end: EventOf<'SessionCompleted'>['data']
  /** Final statuses by objective id. */
  statuses: ReadonlyMap<string, string>
  guards: number
  fallbacks: number
}

/** Runs the conversations sequentially, those of a survey in one log. */
export async function runInterviews(
  planned: readonly PlannedInterview[],
  progress: (done: number) => void,
  { ai, idleTimeoutMs }: { ai?: Ai; idleTimeoutMs?: number } = {},
): Promise<InterviewResult[]> {
  const results: InterviewResult[] = []
  for (const ofSurvey of Map.groupBy(planned, ({ session }) => session.title).values()) {
    const times = new Map<string, TurnDuration>()
    let since = now()
    const interview = openInterviewSimulation(ai, idleTimeoutMs, {
      onAnswerSubmitted: () => (since = now()),
      onEventHandled(reactor, event) {
        if (reactor === 'interviewer' && event.type === 'AnswerSubmitted')
          times.set(event.data.questionId, durationSince(since))
      },
      // Time to read, and to type five words in three seconds.
      elapsedMs: (question, { text = '' }) => 1_000 + question.length * 20 + text.length * 100,
    })
    const started: { id: string; planned: PlannedInterview }[] = []
    for (const each of ofSurvey) {
      started.push({
        id: await interview.runConversation(each.respondent, each.session),
        planned: each,
      })
      progress(results.length + started.length)
    }
    const log = Map.groupBy(await interview.log(), conversationOf)
    results.push(
      ...started.map(({ id, planned }) => interviewResultOf(planned, log.get(id) ?? [], times)),
    )
  }
  return results
}

const now = () => ({ at: performance.now(), processor: process.cpuUsage() })

function durationSince({ at, processor }: ReturnType<typeof now>): TurnDuration {
  const { user, system } = process.cpuUsage(processor)
  return { ms: performance.now() - at, processorMs: (user + system) / 1000 }
}

/** Qualification events are in streams of responses. */
const conversationOf = ({ id, data }: DecodedEvent): string =>
  'conversationId' in data ? data.conversationId : id

function interviewResultOf(
  { respondent, session }: PlannedInterview,
  events: readonly DecodedEvent[],
  times: ReadonlyMap<string, TurnDuration>,
): InterviewResult {
  const { kind, language } = respondent
  const verdicts = new Map(events.flatMap(verdictsOf))
  const eventsOfType = <T extends EventType>(type: T) =>
    events.filter((event) => event.type === type).map(({ data }) => data as EventOf<T>['data'])
  const [answers, codings] = [eventsOfType('AnswerSubmitted'), eventsOfType('AnswerCoded')]
  // Messages to a respondent who needs help are fixed texts, not questions to measure.
  const questions = eventsOfType('QuestionAsked').filter(({ purpose }) => purpose !== 'support')
  const turns = questions.map((question): InterviewTurn => {
    const isForQuestion = ({ questionId }: { questionId: string }) =>
      questionId === question.questionId
    const answer = answers.find(isForQuestion)
    return {
      question,
      answer,
      coded: codings.find(isForQuestion),
      isQualified: answer && verdicts.get(answer.responseId),
      duration: times.get(question.questionId),
    }
  })
  const statuses = new Map<string, string>(session.objectives.map(({ id }) => [id, 'untouched']))
  for (const { objectiveId, status } of eventsOfType('ObjectiveStatusChanged'))
    statuses.set(objectiveId, status)
  const [end] = eventsOfType('SessionCompleted')
  if (!end) throw new Error('a conversation has no end')
  const guards = eventsOfType('GuardTripped').length
  const fallbacks = eventsOfType('FallbackUsed').length
  return { kind, language, session, turns, end, statuses, guards, fallbacks }
}

function verdictsOf({ type, data }: DecodedEvent): [responseId: string, isQualified: boolean][] {
  const isVerdict = type === 'ResponseQualified' || type === 'ResponseNotQualified'
  return isVerdict ? [[data.responseId, type === 'ResponseQualified']] : []
}
