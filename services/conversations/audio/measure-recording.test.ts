import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { measureRecording } from './measure-recording.ts'
import { silence, wavOf } from '../../../tests/support/fixtures/silent-audio.ts'

const recorded = (name: string) =>
  readFileSync(new URL(`../../../tests/support/fixtures/recordings/${name}`, import.meta.url))

test.each([
  ['chromium.webm', 'audio/webm', 4.2],
  ['chromium.mp4', 'audio/mp4', 4],
])(
  '%s, recorded by a browser, is measured without a duration in its header',
  (name, mimeType, seconds) => {
    const measured = measureRecording(recorded(name))!
    expect(measured.mimeType).toBe(mimeType)
    expect(measured.seconds).toBeCloseTo(seconds, 1)
  },
)

test.each(['chromium.webm', 'chromium.mp4'])('%s cut short is a shorter recording', (name) => {
  const whole = recorded(name)
  const half = measureRecording(whole.subarray(0, whole.length / 2))!
  expect(half.seconds).toBeGreaterThan(1)
  expect(half.seconds).toBeLessThan(measureRecording(whole)!.seconds)
})

test.each(['wav', 'ogg', 'mp3'] as const)('three seconds of %s are three seconds', (kind) => {
  expect(measureRecording(silence[kind](3))!.seconds).toBeCloseTo(3, 1)
})

test('a false header is not trusted', () => {
  // The header says a tenth of a second; the data has ten seconds.
  const lying = wavOf(10, { bytesPerSecond: 16_000_000 })
  expect(measureRecording(lying)!.seconds).toBeGreaterThan(0.8)
  // Every packet at the same moment.
  const still = Buffer.from(recorded('chromium.webm'))
  for (let at = still.indexOf(0xa3); at >= 0; at = still.indexOf(0xa3, at + 1))
    if (still[at + 1]! >= 0x80) still.writeInt16BE(0, at + 3)
  expect(measureRecording(still)?.seconds ?? 4).toBeGreaterThan(3)
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['text', Buffer.from('What I wanted to say was this.')],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a beginning and nothing more', Buffer.from('1a45dfa3', 'hex')],
  ['sizes without end', Buffer.from(`1a45dfa3${'ff'.repeat(400)}`, 'hex')],
  ['an MP4 without sound', recorded('chromium.mp4').subarray(0, 200)],
  ['an empty WAV', wavOf(0)],
  ['a tag before nothing', Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1')],
])('%s is no recording', (_, bytes) => expect(measureRecording(bytes)).toBeUndefined())

test('a corrupt recording is measured or refused, and never throws', () => {
  const wholes = [
    recorded('chromium.webm'),
    recorded('chromium.mp4'),
    silence.ogg(2),
    silence.mp3(1),
  ]
  let random = 7
  const next = (below: number) => (random = (random * 48_271) % 2_147_483_647) % below
  const lengths: number[] = []
  for (let run = 0; run < 400; run++) {
    const broken = Buffer.from(wholes[run % wholes.length]!)
    for (let hits = next(30); hits >= 0; hits--) broken[next(broken.length)] = next(256)
    lengths.push(measureRecording(broken)?.seconds ?? 1)
  }
  expect(lengths.filter((seconds) => !(seconds > 0))).toEqual([])
})
