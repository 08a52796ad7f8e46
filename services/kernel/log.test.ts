import { expect, test } from 'vitest'
import { openLog } from './log.ts'

function capture(isTTY = false) {
  let written = ''
  const log = openLog('info', { isTTY, write: (line) => void (written += line) })
  return { log, written: () => written }
}

test('answers and secrets are never logged', () => {
  const { log, written } = capture()
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(ana@x)',
  })
  log.info({ text: 'hush', event: { phone: 'hush', data: { answer: 'hush' } } }, 'Handled.')
  log.error({ err: error }, 'Failed.')
  expect(written()).not.toMatch(/hush|ana@x/)
  expect(written()).toContain('23505')
})

test('in a terminal an entry is one line', () => {
  const { log, written } = capture(true)
  log.info({ port: 3000 }, 'Listening.')
  expect(written()).toMatch(/^\d\d:\d\d:\d\d info {2}Listening\. port=3000\n$/)
})
