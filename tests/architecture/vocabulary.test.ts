// Names and prose use the field's terms (docs/glossary.md).
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** Not in file names and declared identifiers. Each with the term to use instead. */
const replacements: Readonly<Record<string, string>> = {
  anybody: 'anyone',
  bell: 'wake-up, notification',
  booty: 'result',
  deltas: 'token stream',
  elsewhere: 'the place by its name',
  forgetter: 'key shredder',
  foundation: 'infrastructure',
  hear: 'decode, handle, subscribe',
  heard: 'decoded, handled, received',
  hearing: 'context, transcription',
  hears: 'decodes, handles',
  house: 'test server, fixture',
  kept: 'stored',
  lanes: 'keyed queue',
  meant: 'expected',
  meanwhile: 'what the time is for',
  mishap: 'incident',
  mishaps: 'incidents',
  patience: 'retry policy, timeout',
  recollect: 'fold',
  said: 'answer, text',
  says: 'contains, includes',
  seat: 'session resolution',
  somebody: 'the role by its name',
  surely: 'retry until aborted',
  tallied: 'counted',
  tally: 'counter, summary',
  telling: 'notifying',
  theirs: 'the owner by its name',
  told: 'given, recorded, notified',
  trouble: 'error',
  veil: 'redaction',
  veiled: 'redacted',
  who: 'the role by its name',
  whoever: 'the role by its name',
  wanted: 'requested, options',
}

/** Not in comments, test titles and documents, except in quotations. Each with the words to use instead. */
const proseReplacements: Readonly<Record<string, string>> = {
  anybody: 'anyone, or the role by its name',
  everybody: 'everyone, or the role by its name',
  'go on': 'continue',
  'goes on': 'continues',
  'going on': 'continuing',
  hear: 'receive, notice, read',
  heard: 'received, noticed, read',
  hears: 'receives, notices, reads',
  meanwhile: 'while, until',
  somebody: 'the role by its name',
  surely: 'certainly, until it succeeds',
  theirs: 'the owner by its name',
  told: 'given, recorded, answered',
  whoever: 'the role by its name',
}
/** Prompts are written for a model, and the corpus quotes people. */
const isUnchecked = (path: string) =>
  /^services\/adapters\/ai\/openai\/prompts\/|^tests\/corpus\/|^tests\/architecture\/vocabulary/.test(
    path,
  )

/** Stored or public names keep their words: columns of read models and fields of API payloads. */
const stored = new Set(['heardAt', 'toldCents', 'kept_until'])
/** Keys of JSON in the browser's storage, and this list itself. */
const storedIn: Readonly<Record<string, readonly string[]>> = {
  'web/respondent/conversation/conversation-storage.ts': ['told'],
  'web/respondent/conversation/start-session.ts': ['told'],
  'tests/architecture/vocabulary.test.ts': Object.keys(replacements),
}
/** Kinds of words of a language. */
const isKindOfWord = (path: string, name: string) =>
  path.startsWith('services/adapters/ai/languages/') && name === 'who'

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((path) => existsSync(path))

const wordsIn = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)

function declaredNames(path: string): string[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.Latest,
    false,
    kind,
  )
  const names: string[] = []
  const visit = (node: ts.Node): void => {
    const { name } = node as ts.NamedDeclaration
    const isUse = ts.isImportSpecifier(node) || ts.isPropertyAccessExpression(node)
    if (name && ts.isIdentifier(name) && !isUse) names.push(name.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names
}

test('names use the glossary’s words', () => {
  let looked = 0
  const found: string[] = []
  for (const path of files) {
    const names = [basename(path).replace(/\.tsx?$/, ''), ...declaredNames(path)]
    looked += names.length
    for (const name of new Set(names)) {
      if (stored.has(name) || storedIn[path]?.includes(name) || isKindOfWord(path, name)) continue
      for (const word of wordsIn(name))
        if (Object.hasOwn(replacements, word))
          found.push(`${path}: ${name} (${word}: ${replacements[word]})`)
    }
  }
  // Without names the check would pass.
  expect(files.length).toBeGreaterThan(1_000)
  expect(looked).toBeGreaterThan(20_000)
  expect(found).toEqual([])
})

const quotations = /“[^”]*”|«[^»]*»|"[^"]*"|`[^`]*`/g
const comment = /^\s*(?:\/\/|\/?\*)|\s\/\/\s/
const title = /^\s*(?:(?:test|describe)\b[^']*|\][^']*\))\(\s*'/

test('comments, test titles and documents use the glossary’s words', () => {
  const documents = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], {
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((path) => existsSync(path))
  const words = new RegExp(`\\b(?:${Object.keys(proseReplacements).join('|')})\\b`, 'i')
  let looked = 0
  const found: string[] = []
  for (const path of [...files, ...documents].filter((each) => !isUnchecked(each))) {
    const isDocument = path.endsWith('.md')
    for (const [index, line] of readFileSync(path, 'utf8').split('\n').entries()) {
      if (!isDocument && !comment.test(line) && !title.test(line)) continue
      looked += 1
      const [word] = words.exec(line.replace(quotations, '')) ?? []
      if (word)
        found.push(`${path}:${index + 1}: ${word} (${proseReplacements[word.toLowerCase()]})`)
    }
  }
  expect(documents.length).toBeGreaterThan(40)
  expect(looked).toBeGreaterThan(8_000)
  expect(found).toEqual([])
})

const docComment = /^[ \t]*\/\*\*\s*(?:\* )?((?:(?!\*\/)[^])*)\*\/$/gm
/** A sentence that begins so has no subject of its own. */
const fragment = /^(?:Of|Those|The same|Whatever|Who|Whom|Whose|Whoever|Nobody)\b/

test('comments of names have a subject', () => {
  let looked = 0
  const found = new Map<string, string[]>()
  for (const path of files)
    for (const [, text = ''] of readFileSync(path, 'utf8').matchAll(docComment)) {
      looked += 1
      if (fragment.test(text)) found.set(path, [...(found.get(path) ?? []), text.trim()])
    }
  expect(looked).toBeGreaterThan(7_000)
  expect([...found]).toEqual([])
})
