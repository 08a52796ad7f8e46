import jsqr from 'jsqr'
import { expect, test } from 'vitest'
import { qrModules, qrPath } from '../../../shared/qr.ts'
import { qrSvg } from './qr.ts'

const link = 'https://prosa.example/sa/Ab3dEf7hJ9'

/** Decodes with another library, at 3 by 3 pixels a module. */
function read(modules: readonly boolean[][], isDark = (x: number, y: number) => modules[y]![x]!) {
  const width = modules.length * 3
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (let y = 0; y < width; y++)
    for (let x = 0; x < width; x++)
      if (isDark(Math.floor(x / 3), Math.floor(y / 3)))
        pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3)
  return jsqr.default(pixels, width, width)?.data
}

test.each([link, `${link}?c=${'x'.repeat(80)}`, 'http://localhost:3000/s/abcdef'])(
  '%s is read as it is',
  (text) => expect(read(qrModules(text))).toBe(text),
)

test('it is readable with a stain', () => {
  const modules = qrModules(link)
  const stained = modules.map((row, y) =>
    row.map((dark, x) => (x > 16 && x < 21 && y > 16 && y < 21 ? true : dark)),
  )
  expect(read(stained)).toBe(link)
})

test('it has a quiet zone of four modules', () => {
  const modules = qrModules(link)
  const edge = (row: readonly boolean[]) => [...row.slice(0, 4), ...row.slice(-4)]
  expect(modules.flatMap(edge)).not.toContain(true)
  expect([...modules.slice(0, 4), ...modules.slice(-4)].flat()).not.toContain(true)
})

test('the path draws the same modules', () => {
  const modules = qrModules(link)
  const drawn = modules.map((row) => row.map(() => false))
  for (const [, x, y, width] of qrPath(modules).matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g))
    drawn[Number(y)]!.fill(true, Number(x), Number(x) + Number(width))
  expect(drawn).toEqual(modules)
})

test('the drawing is black on white and stands alone', () =>
  expect(qrSvg(link)).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 (\d+) \1".*<path fill="#fff"/,
  ))
