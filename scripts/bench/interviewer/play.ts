import type { EventOf, EventType } from '#contract/events/catalogue.ts'
import type { Heard } from '#kernel/recorded.ts'
import { openInterview } from '../../../tests/support/interview.ts'
import type { RespondentKind, RespondentLanguage } from '../../simulated-respondents/respondent.ts'
import type { Planned, Session } from './plan.ts'

/** `processorMs` leaves out the time in which others had the processor. */
export type Took = { ms: number; processorMs: number }

export type Turn = {
  question: EventOf<'QuestionAsked'>['data']
  answer: EventOf<'AnswerSubmitted'>['data'] | undefined
  coded: EventOf<'AnswerCoded'>['data'] | undefined
  isQualified: boolean | undefined
  /** From the recorded answer to the recorded events that follow from it. */
  took: Took | undefined
}

/** One conversation as its events tell it. */
export type Played = {
  kind: RespondentKind
  language: RespondentLanguage
  session: Session
  turns: Turn[]
  end: EventOf<'SessionCompleted'>['data']
  /** As they were at the end. */
  statuses: ReadonlyMap<string, string>
  guards: number
  fallbacks: number
}

/** Holds the conversations one after the other, those of a survey in one log. */
export async function play(
  planned: readonly Planned[],
  progress: (done: number) => void,
): Promise<Played[]> {
  const played: Played[] = []
  for (const ofSurvey of Map.groupBy(planned, ({ session }) => session.title).values()) {
    const times = new Map<string, Took>()
    let since = now()
    const interview = openInterview(undefined, undefined, {
      answered: () => (since = now()),
      heard(reactor, event) {
        if (reactor === 'interviewer' && event.type === 'AnswerSubmitted')
          times.set(event.data.questionId, sinceThen(since))
      },
      // They read, and type five words in three seconds.
      elapsedMs: (question, { text = '' }) => 1_000 + question.length * 20 + text.length * 100,
    })
    const held: { id: string; planned: Planned }[] = []
    for (const each of ofSurvey) {
      held.push({ id: await interview.hold(each.respondent, each.session), planned: each })
      progress(played.length + held.length)
    }
    const log = Map.groupBy(await interview.log(), conversationOf)
    played.push(...held.map(({ id, planned }) => told(planned, log.get(id) ?? [], times)))
  }
  return played
}

const now = () => ({ at: performance.now(), processor: process.cpuUsage() })

function sinceThen({ at, processor }: ReturnType<typeof now>): Took {
  const { user, system } = process.cpuUsage(processor)
  return { ms: performance.now() - at, processorMs: (user + system) / 1000 }
}

/** Verdicts have streams of their own. */
const conversationOf = ({ id, data }: Heard): string =>
  'conversationId' in data ? data.conversationId : id

function told(
  { respondent, session }: Planned,
  events: readonly Heard[],
  times: ReadonlyMap<string, Took>,
): Played {
  const { kind, language } = respondent
  const verdicts = new Map(events.flatMap(verdictIn))
  const only = <T extends EventType>(type: T) =>
    events.filter((event) => event.type === type).map(({ data }) => data as EventOf<T>['data'])
  const [answers, codings] = [only('AnswerSubmitted'), only('AnswerCoded')]
  const turns = only('QuestionAsked').map((question): Turn => {
    const isIts = ({ questionId }: { questionId: string }) => questionId === question.questionId
    const answer = answers.find(isIts)
    return {
      question,
      answer,
      coded: codings.find(isIts),
      isQualified: answer && verdicts.get(answer.responseId),
      took: times.get(question.questionId),
    }
  })
  const statuses = new Map<string, string>(session.objectives.map(({ id }) => [id, 'untouched']))
  for (const { objectiveId, status } of only('ObjectiveStatusChanged'))
    statuses.set(objectiveId, status)
  const [end] = only('SessionCompleted')
  if (!end) throw new Error('a conversation that was held has no end')
  const guards = only('GuardTripped').length
  const fallbacks = only('FallbackUsed').length
  return { kind, language, session, turns, end, statuses, guards, fallbacks }
}

function verdictIn({ type, data }: Heard): [responseId: string, isQualified: boolean][] {
  const isVerdict = type === 'ResponseQualified' || type === 'ResponseNotQualified'
  return isVerdict ? [[data.responseId, type === 'ResponseQualified']] : []
}
