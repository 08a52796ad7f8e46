import { expect, test } from 'vitest'
import { formatAnswer, formatDay, formatFigure, localeTag } from './receipt-format.ts'

test('the person’s variant of the page’s language decides', () => {
  expect(localeTag('en', ['pt-BR', 'en-GB', 'en-US'])).toBe('en-GB')
  expect(localeTag('ar', ['ar-EG', 'en'])).toBe('ar-EG')
  expect(localeTag('pt-br', ['en-US'])).toBe('pt-BR')
  expect(localeTag('en', ['eng-x', 'en-US@posix'])).toBe('en')
})

test('days and numbers are written as there', () => {
  expect(formatDay('2026-02-28T12:00:00.000Z', 'en', ['en-GB'])).toBe('28 February 2026')
  expect(formatDay('2026-02-28T12:00:00.000Z', 'en', ['en-US'])).toBe('February 28, 2026')
  expect(formatDay('2026-02-28T12:00:00.000Z', 'ar', ['ar-EG'])).toBe('٢٨ فبراير ٢٠٢٦')
  expect(formatFigure(4, 'ar', ['ar-EG'])).toBe('٤')
})

test('answers that are a number or a day are, too; words stay', () => {
  const inPortuguese = (kind: 'number' | 'date' | 'scale' | 'open', answer: string) =>
    formatAnswer({ kind, answer }, 'pt-br', [])
  expect(inPortuguese('number', '1234.5')).toBe('1.234,5')
  expect(inPortuguese('scale', '7')).toBe('7')
  expect(inPortuguese('date', '2026-02-28')).toBe('28 de fevereiro de 2026')
  expect(inPortuguese('open', '1234.5')).toBe('1234.5')
  expect(inPortuguese('number', 'doze')).toBe('doze')
})
