import { expect, test } from 'vitest'
import { toggleOption } from './toggle-option.ts'

const question = {
  options: ['Price', 'Time', 'None of these', 'I do not know'],
  exclusive_options: ['None of these', 'I do not know'],
}

test.each<[chosen: string[], option: string, then: string[]]>([
  [['Time'], 'Price', ['Price', 'Time']],
  [['Price', 'Time'], 'Time', ['Price']],
  [['Price', 'Time'], 'None of these', ['None of these']],
  [['None of these'], 'Time', ['Time']],
  [['None of these'], 'I do not know', ['I do not know']],
  [['None of these'], 'None of these', []],
])('%j and then “%s” is %j', (chosen, option, then) =>
  expect(toggleOption(question, chosen, option)).toEqual(then),
)

test('without exclusive options, all can be combined', () =>
  expect(toggleOption({ options: question.options }, ['Price'], 'None of these')).toEqual([
    'Price',
    'None of these',
  ]))
