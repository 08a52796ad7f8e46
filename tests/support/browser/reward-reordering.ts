// Rewards are reordered and removed by keyboard, and the focus stays in place.
import { expect } from 'vitest'
import type { OwnerPage } from './owner-page.ts'

/** In the editor of a survey with one reward; restores its state. */
export async function expectRewardsReordered({ page, t }: OwnerPage): Promise<void> {
  const label = (word: string, number: number) => `${t(`authoring.rewards.${word}`)} ${number}`
  const press = (name: string, key: string) => page.getByRole('button', { name }).press(key)
  await press(t('authoring.rewards.add'), 'Enter')
  await page.keyboard.type('A second one')
  await press(label('drag', 2), 'ArrowUp')
  await page.waitForFunction(
    (name) => document.activeElement?.getAttribute('aria-label') === name,
    label('drag', 1),
  )
  const first = page.getByLabel(t('authoring.rewards.name')).first()
  expect(await first.inputValue()).toBe('A second one')
  await press(label('remove', 1), 'Enter')
  await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement)
  expect(await first.inputValue()).not.toBe('A second one')
}
