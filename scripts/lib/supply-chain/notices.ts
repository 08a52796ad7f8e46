// THIRD-PARTY-NOTICES.md: the packages of a production installation, their licences and the texts of these.
import type { Dependency } from './lock-file.ts'
import { authorOf, licenceOf, licenceTexts } from './licences.ts'

export const noticesPath = 'THIRD-PARTY-NOTICES.md'

const introduction = `# Third-party notices

The packages of a production installation, with their licences. \`npm run supply-chain -- notices\` writes this file.
Each built web app has a file of its own with the licences of its packages.
`

const lineOf = (dependency: Dependency) =>
  `- ${dependency.name} ${dependency.version}: ${licenceOf(dependency)}`

const uniqueLines = (dependencies: readonly Dependency[]) => [
  ...new Set(dependencies.filter(({ isProduction }) => isProduction).map(lineOf)),
]

/** Packages that differ from those of the lock file, as lines of the list. */
export function findNoticeFaults(notices: string, dependencies: readonly Dependency[]): string[] {
  const listed = new Set(notices.split('\n').filter((line) => line.startsWith('- ')))
  const expected = new Set(uniqueLines(dependencies))
  const differing = [...expected.symmetricDifference(listed)]
  return differing.map((line) => `${noticesPath}: "${line}"; run npm run supply-chain -- notices.`)
}

/** Packages with the same text share it. */
export function formatNotices(dependencies: readonly Dependency[]): string {
  const production = dependencies.filter(({ isProduction }) => isProduction)
  const namesOf = new Map<string, Set<string>>()
  for (const dependency of production)
    for (const text of licenceTexts(dependency)) {
      const names = namesOf.get(text) ?? new Set()
      namesOf.set(text, names.add(dependency.name))
    }
  const withoutText = production.filter((each) => licenceTexts(each).length === 0 && authorOf(each))
  const authors = withoutText.map((each) => `| ${each.name} | ${authorOf(each)} |`)
  return [
    introduction,
    ...uniqueLines(production),
    '\n## Authors of packages without a licence file\n',
    '| package | author |\n|---|---|',
    ...new Set(authors),
    '\n## Texts',
    ...[...namesOf].map(([text, names]) => `\n### ${[...names].join(', ')}\n\n${indent(text)}`),
    '',
  ].join('\n')
}

/** A code block, which no text can leave. */
const indent = (text: string) => text.replaceAll(/^(?=.)/gm, '    ')
