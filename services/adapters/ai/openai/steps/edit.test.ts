import { expect, test } from 'vitest'
import type { PartialProposal } from '#contract/api/surveys.ts'
import { openTestEngine } from '../../../../../tests/support/servers/openai/engine-fixture.ts'
import { offlineModel } from '../../../../../tests/support/servers/openai/offline-model.ts'
import { prompts } from '../prompts.ts'

const goal = 'Price and parking near the shop'
const edited = {
  things: ['what they paid', 'whether it was worth it', 'where they parked'],
  faults: ['1: two questions in one'],
  title: 'Your last visit',
  description: 'We would like to know how it went.',
  points: [
    { things: [1], text: 'What they paid', question: 'What did you pay?' },
    { things: [2], text: 'Whether it was worth it', question: 'Was it worth that to you?' },
    { things: [3], text: 'Where they parked', question: 'Where did you park?' },
  ],
}

/** What a proposal becomes with a reply to the editing, over the usual one. */
async function propose(reply: object | string, draft: object = {}) {
  await using opened = await openTestEngine()
  const { server, ai } = opened
  server.useModel(async (step, data) => {
    const usual = (await offlineModel(step, data)) as object
    if (step === 'structure') return { ...usual, ...draft }
    return typeof reply === 'string' ? reply : { ...usual, ...reply }
  })
  const parts: PartialProposal[] = []
  const survey = await ai.structure(goal, 'en', { onPartial: (soFar) => parts.push(soFar) })
  const sent = server.requests.find(({ system }) => system === prompts.edit.text)
  const { data } = JSON.parse(sent!.user) as { data: Record<string, unknown> }
  return { survey, parts, data, drafted: await draftOf() }
}

const draftOf = async () =>
  (await offlineModel('structure', { goal, locale: 'en' })) as { title: string; points: unknown[] }

test('a draft is shown, then read and edited in a second call', async () => {
  const { survey, parts, data, drafted } = await propose(edited)
  expect(parts.at(-1)).toMatchObject({ title: drafted.title, stage: 'editing' })
  expect(data).toMatchObject({ goal, draft: { language: 'en', title: drafted.title } })
  expect(survey).toMatchObject({
    ...{ title: edited.title, description: edited.description, language: 'en' },
    validation_points: edited.points.map(({ text, question }, at) => ({
      ...{ id: `point-${at + 1}`, text, spoken_question: { text: question, language: 'en' } },
    })),
  })
})

test('a thing that no point of the edited survey is about becomes a point', async () => {
  const { survey } = await propose({ ...edited, points: edited.points.slice(0, 2) })
  expect(survey.validation_points.map(({ text }) => text)).toEqual([
    ...['What they paid', 'Whether it was worth it', 'where they parked'],
  ])
})

test('it costs both calls', async () => {
  const { survey } = await propose(edited)
  await using opened = await openTestEngine()
  opened.server.useModel((step, data) => (step === 'edit' ? 'no reply' : offlineModel(step, data)))
  const alone = await opened.ai.structure(goal, 'en')
  expect(survey.provenance.tokensOut).toBeGreaterThan(alone.provenance.tokensOut)
  expect(survey.provenance.promptVersion).toBe(prompts.structure.version)
})

test.each<[string, object | string]>([
  ['is none', 'I like it.'],
  ['has no title', { title: ' ' }],
  ['has a title that cannot be seen', { title: '\u200b' }],
  ['has no points', { points: [] }],
  ['has a point without a question', { points: [{ things: [1], text: 'Price', question: '' }] }],
])('the draft stays where the reply %s', async (_, reply) => {
  const { survey, drafted } = await propose(
    typeof reply === 'string' ? reply : { ...edited, ...reply },
  )
  expect(survey.title).toBe(drafted.title)
  expect(survey.validation_points).toHaveLength(drafted.points.length)
})

test.each([
  [4, 3],
  [1, 1],
  [null, 14],
])('a goal that allows %s questions leaves room for %s points', async (named, most) => {
  const { data } = await propose(edited, { questions_named: named })
  expect(data['most_points']).toBe(most)
})
