// Part of `npm run check:weight`: looks in the respondents' build for features that Safari 15 and Chrome 100 lack. The build
// lowers syntax, not APIs.
import { glob, readFile } from 'node:fs/promises'
import { exitOnHelp } from './lib/command-line.ts'

exitOnHelp(`Usage: node scripts/launch.mjs scripts/check-browsers.ts

Looks in dist/respondent for features that Safari 15 and Chrome 100 lack. Exit code 1 when one is used without a fallback.`)

/** Newer features, with the Safari version that introduced them. */
const newerFeatures: Record<string, [kind: 'js' | 'css', pattern: RegExp]> = {
  'Array.prototype.at (Safari 15.4)': ['js', /\.at\((?:-?\d|[\w$]+\))/],
  'Array.prototype.findLast (Safari 15.4)': ['js', /\.findLast(?:Index)?\(/],
  'copying array methods (Safari 16)': ['js', /\.to(?:Sorted|Reversed|Spliced)\(/],
  'Object.hasOwn (Safari 15.4)': ['js', /Object\.hasOwn\(/],
  'Object.groupBy, Map.groupBy (Safari 17.4)': ['js', /\.groupBy\(/],
  'structuredClone (Safari 15.4)': ['js', /\bstructuredClone\(/],
  'AbortSignal.any and timeout (Safari 16)': ['js', /AbortSignal\.(?:any|timeout)\(/],
  'Promise.withResolvers (Safari 17.4)': ['js', /\.withResolvers\(/],
  'crypto.randomUUID (Safari 15.4, with TLS only)': ['js', /\.randomUUID\(/],
  'requestSubmit (Safari 16)': ['js', /\.requestSubmit\(/],
  'requestIdleCallback (no Safari)': ['js', /\brequestIdleCallback\(/],
  'URL.canParse (Safari 17)': ['js', /\.canParse\(/],
  'class static blocks (Safari 16.4)': ['js', /\bstatic\s*\{/],
  'lookbehind in a pattern (Safari 16.4)': ['js', /\(\?<[=!]/],
  ':has (Safari 15.4)': ['css', /:has\(/],
  'dynamic units without a fallback (Safari 15.4)': [
    'css',
    /(?<!(?:height|width):[^;{}]*vh;[^{}]*)\d[dsl]v[hw]\b/,
  ],
  'layers (Safari 15.4)': ['css', /@layer\b/],
  'containers (Safari 16)': ['css', /@container\b/],
  'nesting (Safari 16.5)': ['css', /[;{]\s*&/],
  'color-mix (Safari 16.2)': ['css', /color-mix\(/],
  'light-dark (Safari 17.5)': ['css', /light-dark\(/],
}

let findings = 0
for await (const path of glob('dist/respondent/r-assets/*.{js,css}')) {
  const text = await readFile(path, 'utf8')
  for (const [feature, [kind, pattern]] of Object.entries(newerFeatures)) {
    const hit = path.endsWith(`.${kind}`) && pattern.exec(text)
    if (!hit) continue
    findings++
    const around = text.slice(Math.max(0, hit.index - 40), hit.index + 40).replaceAll('\n', ' ')
    console.error(`${path}: ${feature}: …${around}…`)
  }
}
if (findings > 0) process.exitCode = 1
