// Many conversations at once, over a real SMTP server.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { DomainEvent } from '#contract/events/catalogue.ts'
import { survey } from '../../../services/surveys/survey.decider.ts'
import { content } from '../../support/fixtures/survey-events.ts'
import { openMailTestServer } from '../../support/servers/mail-test-server.ts'

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const ended: DomainEvent = {
  type: 'SessionCompleted',
  data: { reason: 'covered', questionsAsked: 1, answersGiven: 1 },
}
const thousand = Array.from({ length: 1_000 }, () => ended)

test('ten thousand conversations at once are one mail, also where mails are sent as they come', async () => {
  await using server = await openMailTestServer()
  const ana = await server.registerOwner({ notifications: { responses_frequency: 'each' } })
  const [surveyId, { ownerId }] = [randomUUID(), ana]
  await server.executeAs('test')(survey, surveyId, {
    ...{ type: 'DraftSurvey', ownerId, publicId: surveyId.slice(0, 12) },
    ...{ ...content, title: 'Leaving' },
  })
  for (let batch = 0; batch < 10; batch++) {
    await server.append(`conversation-${randomUUID()}`, thousand, { ownerId, surveyId })
    await server.runJobs(new Date())
  }
  expect(await server.readMailbox(ownerId)).toEqual([])
  for (let minute = 2; minute <= 12; minute++) await server.runJobs(inMinutes(minute))
  await expect
    .poll(() => server.mailsTo(ana).map(({ subject }) => subject))
    .toEqual(['10,000 new conversations in “Leaving”'])
  const types = async () => (await server.readMailbox(ownerId)).map(({ type }) => type)
  await expect.poll(types).toEqual(['MailRequested', 'MailSent'])
})
