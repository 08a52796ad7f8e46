import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colors } from '../../web/embed/settings.ts'

const own = readFileSync('web/respondent/tokens.css', 'utf8')
const shared = readFileSync('web/shared/tokens.css', 'utf8')

/** Every custom property of a rule, by name. */
function tokensIn(css: string, rule: RegExp): Map<string, string> {
  const body = rule.exec(css)?.[1] ?? ''
  return new Map(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]),
  )
}

test.each([
  ['light', /^:root \{([^}]+)\}/m, /:root\[data-theme='light'\] \{([^}]+)\}/],
  [
    'dark',
    /prefers-color-scheme: dark\) \{\s*:root \{([^}]+)\}/,
    /:root\[data-theme='dark'\] \{([^}]+)\}/,
  ],
])('the page shows the colours of the %s theme', (_, ownRule, sharedRule) => {
  const all = tokensIn(shared, sharedRule)
  const used = tokensIn(own, ownRule)
  expect(used.size).toBeGreaterThan(15)
  for (const [name, value] of used) expect([name, value]).toEqual([name, all.get(name)])
})

test('buttons in other sites’ pages have the colours of the light theme', () => {
  const all = tokensIn(shared, /:root\[data-theme='light'\] \{([^}]+)\}/)
  const pair = (background: string, text: string) => [all.get(background), all.get(text)]
  expect(colors).toEqual({
    primary: pair('--primary', '--on-primary'),
    accent: pair('--accent', '--on-accent'),
    ink: pair('--text', '--surface'),
    success: pair('--success', '--surface'),
  })
})
