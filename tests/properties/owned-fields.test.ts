// Every text field of every event is sealed, or is listed here with the reason why it is not.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { eventTypes } from '#kernel/commands/event-types.ts'

type Schema = z.core.$ZodType

/** Formats of ids, times and addresses. */
const formats = new Set(['uuid', 'datetime', 'date', 'url'])

/** Text fields without a format: by the last name of their path, unless an entry names the event too. */
const reasons: Record<string, string> = {
  time_zone: 'an IANA name',
  publicId: 'the random address of a page',
  country: 'two letters of a list',
  engine: 'the engine that made an artefact',
  fallback: 'the engine that replaced another',
  model: 'the model that made an artefact',
  promptVersion: 'our version of a prompt',
  rubricVersion: 'our version of a rubric',
  objectiveId: 'the id of a point',
  'SessionStarted.objectives.*.id': 'the id of a point',
  surveyQuestionId: 'the id of a question',
  'QuestionAsked.help.text': 'our fixed text',
  'AnswerCoded.help.text': 'our fixed text',
  'SessionRated.help.text': 'our fixed text',
  'QuestionAsked.help.lines.*.name': 'a public help line',
  'AnswerCoded.help.lines.*.name': 'a public help line',
  'SessionRated.help.lines.*.name': 'a public help line',
  'QuestionAsked.help.lines.*.number': 'a public help line',
  'AnswerCoded.help.lines.*.number': 'a public help line',
  'SessionRated.help.lines.*.number': 'a public help line',
  partial: 'ids of points',
  covered: 'ids of points',
  token: 'a random code',
  messageId: 'the messaging provider’s id',
  at: 'a path in a report',
  position: 'a position of the log',
  codes: 'ids of topics and points',
  aiCodes: 'ids of topics and points',
  provider: 'the payment provider’s name',
  intentId: 'the payment provider’s id',
  providerEventId: 'the payment provider’s id',
  refundId: 'the payment provider’s id',
  disputeId: 'the payment provider’s id',
  'PaymentFailed.reason': 'the payment provider’s code',
  'PaymentDisputed.reason': 'the payment provider’s code',
  'CreditsGranted.reason': 'an operator’s, for the ledger, whose events are never sealed',
  month: 'yyyy-mm',
}

const isWrapper = (schema: Schema) =>
  schema instanceof z.ZodNullable ||
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodDefault

/** Paths of texts that no mark seals. */
function plainTexts(schema: Schema, path: readonly string[]): string[] {
  if (z.globalRegistry.get(schema)?.['personal']) return []
  if (isWrapper(schema)) return plainTexts((schema as z.ZodOptional).unwrap(), path)
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) =>
      plainTexts(field, [...path, name]),
    )
  if (schema instanceof z.ZodArray) return plainTexts(schema.element, [...path, '*'])
  if (schema instanceof z.ZodRecord)
    return [
      ...plainTexts(schema.keyType, [...path, 'key']),
      ...plainTexts(schema.valueType, [...path, '*']),
    ]
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => plainTexts(option, path))
  const isText = schema instanceof z.ZodString || schema instanceof z.ZodStringFormat
  const isFree = isText && !formats.has(String(schema.format))
  return isFree || isOpen(schema) ? [path.join('.')] : []
}

/** Anything may be in it. */
const isOpen = (schema: Schema): boolean =>
  [z.ZodUnknown, z.ZodAny, z.ZodLazy].some((kind) => schema instanceof kind)

const found = [...eventTypes].flatMap(([type, { data }]) =>
  plainTexts(data, []).map((path) => `${type}.${path}`),
)

test('every text that is not sealed has a reason', () => {
  expect(eventTypes.size).toBeGreaterThan(50)
  expect(found.filter((path) => reasonOf(path) === undefined)).toEqual([])
})

test('every reason has a field', () => {
  const used = new Set(found.map(keyOf))
  expect(Object.keys(reasons).filter((key) => !used.has(key))).toEqual([])
})

function keyOf(path: string): string {
  if (path in reasons) return path
  return path.split('.').findLast((part) => part !== '*')!
}

const reasonOf = (path: string): string | undefined => reasons[keyOf(path)]

/** What each event is known to seal of what owners write: a mark that is lost changes the list. */
test('what owners write is marked', () => {
  const owned = [...eventTypes].flatMap(([type, info]) =>
    [...info.owned.keys()].map((path) => `${type}.${path}`),
  )
  expect(owned.toSorted()).toEqual([
    'ContactBound.title',
    'QuestionAsked.basis.general',
    'QuestionAsked.exclusiveOptions',
    'QuestionAsked.options',
    'RewardsGranted.rewards',
    'SentimentAnalysisConfigured.config',
    'SessionStarted.description',
    'SessionStarted.goal',
    'SessionStarted.objectives.*.question',
    'SessionStarted.objectives.*.text',
    'SessionStarted.questions',
    'SessionStarted.requiredFields',
    'SessionStarted.rewards',
    'SessionStarted.sentiment',
    'SessionStarted.title',
    'SurveyDrafted.config',
    'SurveyDrafted.description',
    'SurveyDrafted.goal',
    'SurveyDrafted.questions',
    'SurveyDrafted.title',
    'SurveyRevised.config',
    'SurveyRevised.description',
    'SurveyRevised.goal',
    'SurveyRevised.questions',
    'SurveyRevised.title',
  ])
})
