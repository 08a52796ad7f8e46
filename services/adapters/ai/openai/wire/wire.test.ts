import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { encodePromptData } from './prompt-data.ts'
import { parseRetryAfter } from './call-failure.ts'
import { parseReply } from './parse-reply.ts'
import { partialText } from './partial-text.ts'

const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    ...['"}]}', '\\', '\\"', '\\u0022', '</s>', '<|im_end|>', '[/INST]', '\u202e', '```'],
  ),
)

test('any text parses back to itself, and stays inside its quotation marks', () =>
  fc.assert(
    fc.property(anything, fc.array(anything), (answer, others) => {
      const text = encodePromptData({ answer, others })
      expect(JSON.parse(text)).toEqual({ data: { answer, others } })
      for (const [string] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"/g))
        expect(string).not.toMatch(/[<>[\]|`\p{Cf}\u2028\u2029]/u)
    }),
  ))

test('a long text is encoded', () => {
  const answer = '"\\'.repeat(200_000)
  expect(JSON.parse(encodePromptData({ answer }))).toEqual({ data: { answer } })
})

test('a partial text is a prefix of the text, and complete at the end', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, size) => {
      const json = JSON.stringify({ text, kind: 'open' })
      let last = ''
      for (let end = 0; end <= json.length; end += size + 1) {
        const soFar = partialText(json.slice(0, end))
        if (soFar === undefined) continue
        expect(text.startsWith(soFar)).toBe(true)
        expect(soFar.length).toBeGreaterThanOrEqual(last.length)
        last = soFar
      }
      expect(partialText(json)).toBe(text)
    }),
  ))

test('a field of text before it is skipped', () => {
  const json = JSON.stringify({ untold: 'what "it" cost', text: 'How much was it?' })
  expect(partialText(json.slice(0, 30))).toBeUndefined()
  expect(partialText(json)).toBe('How much was it?')
})

test.each(['', '{', '{"tex', '{"kind":"open","text":"a"}', 'Sure! {"text":"a"}', '["text"]'])(
  'no partial text is read from %j',
  (json) => expect(partialText(json)).toBeUndefined(),
)
test('an incomplete escape is left out', () => {
  expect(partialText('{"text":"caf\\u00e')).toBe('caf')
  expect(partialText('{"text":"so\\')).toBe('so')
  expect(partialText('{"text":"\\ud83d')).toBe('')
  expect(partialText('{"text":"\\ud83d\\ude00')).toBe('😀')
})

const Reply = z.object({ text: z.string() })

test.each([
  '{"text":"a"}',
  '```json\n{"text":"a"}\n```',
  '<think>Perhaps {"text":"b"}?</think>\n{"text":"a"}',
  'Here it is: {"text":"a"}',
])('%j is parsed', (content) => expect(parseReply(content, Reply)).toEqual({ text: 'a' }))
test.each(['', 'null', '{"text":1}', '{"text":"a"', 'a', '{}'])('%j is not', (content) =>
  expect(parseReply(content, Reply)).toBeUndefined(),
)

test.each<[Record<string, string>, number | undefined]>([
  [{ 'retry-after-ms': '1500.5', 'retry-after': '9' }, 1500.5],
  [{ 'retry-after': '2' }, 2_000],
  [{ 'retry-after': '0.5' }, 500],
  [{ 'retry-after': 'Thu, 01 Jan 1970 00:00:11 GMT' }, 10_000],
  [{ 'retry-after': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 0],
  [{ 'retry-after': 'soon' }, undefined],
  [{}, undefined],
])('%j is %s ms', (headers, ms) => expect(parseRetryAfter(new Headers(headers), 1_000)).toBe(ms))
