import { expect, test } from 'vitest'
import { openTestEngine } from '../../../../../tests/support/servers/openai/engine-fixture.ts'

test('exclusive options are those that the model marks and those that the rules know', async () => {
  await using opened = await openTestEngine()
  const options = ['By bus', 'I work from home', 'None of these', 'Something else']
  const question = { text: 'How do you get to work?', is_required: true, options }
  const ask = async (type: string, exclusive_options: string[]) => {
    opened.server.useModel(() => ({ questions: [{ ...question, type, exclusive_options }] }))
    const request = { goal: 'How people commute', title: 'Commuting', count: 1 }
    return (await opened.ai.questions({ ...request, language: 'en' })).questions[0]
  }
  const marked = ['I work from home', 'By car']
  expect(await ask('multiple', marked)).toMatchObject({
    ...{ options, exclusive_options: ['I work from home', 'None of these'] },
  })
  expect(await ask('multiple', [])).toMatchObject({ exclusive_options: ['None of these'] })
  expect(await ask('ranking', marked)).not.toHaveProperty('exclusive_options')
})
