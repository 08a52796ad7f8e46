import { expect, test } from 'vitest'
import { deviceOf } from './device.ts'

const like = (rest: string) => `Mozilla/5.0 (${rest}`
const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [
    like(`Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36`),
    'Chrome',
    'Windows',
  ],
  [
    like(`Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0`),
    'Edge',
    'Windows',
  ],
  [
    like(`Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/26.0 Safari/605.1.15`),
    'Safari',
    'macOS',
  ],
  [
    like(
      `iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webKit} CriOS/142.0 Mobile/15E148 Safari/604.1`,
    ),
    'Chrome',
    'iOS',
  ],
  [
    like(`Linux; Android 10; K) ${webKit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`),
    'Samsung Internet',
    'Android',
  ],
  [like('X11; Ubuntu; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'), 'Firefox', 'Linux'],
  ['curl/8.5.0', null, null],
  ['', null, null],
])('%s', (userAgent, browser, system) => expect(deviceOf(userAgent)).toEqual({ browser, system }))
