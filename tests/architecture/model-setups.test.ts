import { expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { readConfig } from '../../services/config.ts'
import { setups, shellLinesOf } from '../../web/owner/engine/setups.ts'

const exported = (lines: string) =>
  Object.fromEntries(
    [...lines.matchAll(/^export (\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  )

test.each(setups)('the lines for $id start Prosa with a model', (setup) => {
  const settings = exported(shellLinesOf(setup))
  const { openai, standIns } = readConfig(settings)
  expect(standIns).not.toContain('ai')
  expect(openai?.interviewer.name).toBe(settings['OPENAI_MODEL'])
  expect(openai?.baseUrl).toBe(settings['OPENAI_BASE_URL'])
})

test('README has the same lines', () => {
  const readme = readFileSync('README.md', 'utf8')
  for (const setup of setups) expect(readme).toContain(shellLinesOf(setup))
})
