// What container files must hold: passwords of the operator's, pinned images, no development packages, no root.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')
const compose = read('docker-compose.yml')
const stages = read('Dockerfile')
  .split(/^FROM /m)
  .slice(1)
const last = stages.at(-1)!

test('no password has a default', () => {
  const used = [...compose.matchAll(/\$\{(\w*PASSWORD)([^}]*)\}/g)]
  expect(used.length).toBeGreaterThan(2)
  for (const [text, , otherwise] of used)
    expect([text, otherwise!.slice(0, 2)]).toEqual([text, ':?'])
  expect(compose).toMatch(/^ {2}postgres:$(.|\n)+?POSTGRES_PASSWORD: \$\{POSTGRES_PASSWORD:\?/m)
})

test('images are pinned by version', () => {
  const images = [
    ...[...compose.matchAll(/\$\{\w+_IMAGE:-([^}]+)\}/g)].map(([, image]) => image!),
    /^ARG NODE_IMAGE=(.+)$/m.exec(read('Dockerfile'))![1]!,
  ]
  expect(images).toHaveLength(3)
  for (const image of images) expect(image).toMatch(/:\d+\.\d+/)
  expect(compose).not.toContain('latest}')
})

test('the application does not connect as the administrator', () => {
  const [settings] = compose.split('services:')
  expect(settings).toContain('DATABASE_URL: postgres://prosa_app:')
  expect(settings).not.toContain('DATABASE_ADMIN_URL')
})

test('the last stage builds nothing, has production packages only, and is not root', () => {
  expect(stages).toHaveLength(3)
  expect(stages[1]).toContain('npm ci --omit=dev')
  expect(last).toMatch(/^COPY --from=packages .*node_modules/m)
  expect(last).not.toContain('npm ci')
  expect(last).toMatch(/NODE_ENV=production/)
  expect(last).toMatch(/^USER node$/m)
  expect(last).toMatch(/^HEALTHCHECK /m)
  expect(compose).toMatch(/read_only: true/)
})

/** npm runs scripts of these names by itself, in an image before the sources are there. */
const lifecycle =
  /^(pre|post)?(install|dependencies|prepare|prepublish|publish|pack|uninstall|version)$/

test('installing runs no script of ours', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  expect(Object.keys(scripts).filter((name) => lifecycle.test(name))).toEqual([])
})
