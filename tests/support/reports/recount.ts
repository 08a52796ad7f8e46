// Counts the figures of reports again from all events at once: written from the definitions, without the product's fold.
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import { keywordFingerprint } from '#projections/reports/keyword-fingerprint.ts'

type Data = { [name: string]: unknown }
type Event = { type: string; id: string; at: string; data: Data }
type Tables = Record<string, string[]>

const emotions = [
  'joy',
  'frustration',
  'anger',
  'surprise',
  'sadness',
  'confidence',
  'fear',
  'other',
]

/** Rows of each rollup as JSON, sorted. */
export function recount(decoded: readonly DecodedEvent[]): Tables {
  const events = decoded as unknown as readonly Event[]
  const sums = new Map<string, { table: string; key: object; measures: Map<string, number> }>()
  const add = (table: string, key: object, measures: Record<string, number>) => {
    const name = `${table} ${JSON.stringify(key)}`
    const known = sums.get(name) ?? { table, key, measures: new Map<string, number>() }
    for (const [measure, value] of Object.entries(measures))
      known.measures.set(measure, (known.measures.get(measure) ?? 0) + value)
    sums.set(name, known)
  }
  for (const own of conversationsOf(events)) count(own, add)
  const tables: Tables = {
    ...{ survey_days: [], owner_days: [], survey_group_days: [], survey_ratings: [] },
    ...{ survey_aspects: [], critical_moments: [] },
  }
  for (const { table, key, measures } of sums.values())
    if ([...measures.values()].some((value) => value !== 0))
      tables[table]!.push(JSON.stringify({ ...key, ...Object.fromEntries(measures) }))
  for (const rows of Object.values(tables)) rows.sort()
  return tables
}

/** The events of each conversation that counts: from its start on, after the last erasure of its survey. */
function conversationsOf(events: readonly Event[]): Event[][] {
  const started = new Map<string, Event[]>()
  for (const event of events) {
    const id = String(event.data['conversationId'] ?? event.id)
    if (event.type === 'SurveyErased') {
      for (const [conversation, [start]] of started)
        if (String(start?.data['surveyId']) === event.id) started.delete(conversation)
    } else if (started.has(id)) started.get(id)!.push(event)
    else if (event.type === 'SessionStarted') started.set(id, [event])
  }
  return [...started.values()]
}

type Add = (table: string, key: object, measures: Record<string, number>) => void

function count(events: readonly Event[], add: Add): void {
  const { at, data } = events[0]!
  const of = (type: string) => events.filter((event) => event.type === type)
  const analysed = analysedAnswers(events)
  const erasures = of('SessionErased')
  const measures = {
    sessions: 1,
    completed: Math.min(1, of('SessionCompleted').length),
    responses:
      of('AnswerSubmitted').filter((event) => !event.data['support']).length -
      of('AnswerWithdrawn').length -
      erasures.reduce(
        (sum, event) =>
          sum + (((event.data['figures'] as Data | undefined)?.['answers'] as number) ?? 0),
        0,
      ),
    qualified:
      of('ResponseQualified').length -
      of('ResponseErased').filter((event) => event.data['qualified']).length,
    analysed: analysed.length,
    ...countBy(['positive', 'neutral', 'negative', 'mixed'], analysed, (each) => each.class),
    critical: analysed.filter((each) => each.isCritical).length,
    score: analysed.reduce((sum, { score }) => sum + score, 0),
    ...countBy(emotions, analysed, (each) => each.emotion),
  }
  const { ownerId, surveyId, surveyVersion, language, device = 'unknown', mode, invitation } = data
  const starts = startsOf(at)
  for (const start of starts) {
    add('survey_days', { ownerId, ...start, surveyId }, measures)
    add('owner_days', { ownerId, ...start }, measures)
  }
  const day = at.slice(0, 10)
  const invitationBatch = (invitation as Data | undefined)?.['batchId'] ?? ''
  for (const start of starts.filter(({ grain }) => grain !== 'week')) {
    const group = { surveyId, ...start, surveyVersion, language, device, mode, invitationBatch }
    add('survey_group_days', group, {
      ...measures,
      ...variancesOf(at, measures, of('SessionCompleted')),
    })
    for (const rating of ratingsOf(events))
      add('survey_ratings', { ...group, ...rating }, { answers: 1 })
  }
  for (const answer of analysed) {
    for (const { name, score } of answer.keywords)
      for (const start of starts)
        add(
          'survey_aspects',
          { ownerId, ...start, surveyId, keyword: keywordFingerprint(String(surveyId), name) },
          { mentions: 1, positive: score >= 0.2 ? 1 : 0, negative: score <= -0.2 ? 1 : 0 },
        )
    if (!answer.isCritical || erasures.length > 0) continue
    const age = Date.UTC(2100, 0) - Date.parse(answer.at)
    const { score, responseId } = answer
    add('critical_moments', { ownerId, score, age, day, surveyId, responseId }, { count: 1 })
  }
}

/** The last number given to each response that nothing has taken back since; none after an erasure. */
function ratingsOf(events: readonly Event[]): { kind: string; value: number }[] {
  const last = new Map<string, { kind: string; value: number }>()
  for (const { type, data } of events) {
    const responseId = String(data['responseId'])
    if (type === 'SessionErased') last.clear()
    if (['AnswerWithdrawn', 'ResponseErased'].includes(type)) last.delete(responseId)
    if (!['AnswerSubmitted', 'AnswerRevised'].includes(type) || data['support']) continue
    const choice = (data['choice'] ?? {}) as { nps?: number; scale?: number }
    if (choice.nps !== undefined) last.set(responseId, { kind: 'nps', value: choice.nps })
    else if (choice.scale !== undefined)
      last.set(responseId, { kind: 'scale', value: choice.scale })
  }
  return [...last.values()]
}

function variancesOf(at: string, { responses }: { responses: number }, [completion]: Event[]) {
  const seconds = completion ? Math.round((Date.parse(completion.at) - Date.parse(at)) / 1000) : -1
  const isTimed = seconds >= 0 && seconds <= 7200
  return {
    responsesSquared: responses ** 2,
    timed: isTimed ? 1 : 0,
    seconds: isTimed ? seconds : 0,
    secondsSquared: isTimed ? seconds ** 2 : 0,
  }
}

/** The last analysis of each response that nothing has taken back since. */
function analysedAnswers(events: readonly Event[]) {
  const takesBack = ({ type, data }: Event) =>
    ['AnswerWithdrawn', 'ResponseErased'].includes(type) ||
    (type === 'ResponseReassessed' && data['tier'] !== null)
  const last = new Map<string, Event>()
  for (const event of events)
    if (event.type === 'ResponseAnalysed' || takesBack(event))
      last.set(String(event.data['responseId']), event)
  return [...last]
    .filter(([, { type }]) => type === 'ResponseAnalysed')
    .map(([responseId, { at, data }]) => {
      const { score, class: sentiment } = data['sentiment'] as { score: number; class: string }
      const shares = Object.entries(data['emotions'] as Record<string, number>).toSorted()
      const top = Math.max(...shares.map(([, share]) => share))
      const aspects = data['aspects'] as { name: string; sentiment: number; source: string }[]
      return {
        ...{ responseId, at, class: sentiment, score: Math.round(score * 1000) },
        emotion: shares.find(([, share]) => share === top)?.[0],
        isCritical: Math.round(score * 1000) <= -600 && sentiment !== 'neutral',
        keywords: aspects
          .filter(({ source }) => source === 'keyword')
          .map(({ name, sentiment: aspectScore }) => ({ name, score: aspectScore })),
      }
    })
}

const countBy = <T>(names: readonly string[], items: readonly T[], of: (item: T) => unknown) =>
  Object.fromEntries(names.map((name) => [name, items.filter((item) => of(item) === name).length]))

/** The day, its Monday, and the first of its month. */
function startsOf(at: string) {
  const day = at.slice(0, 10)
  const monday = new Date(`${day}T00:00:00.000Z`)
  while (monday.getUTCDay() !== 1) monday.setUTCDate(monday.getUTCDate() - 1)
  return [
    { grain: 'day', day },
    { grain: 'week', day: monday.toISOString().slice(0, 10) },
    { grain: 'month', day: `${day.slice(0, 7)}-01` },
  ]
}
