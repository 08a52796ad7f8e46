// The respondents' page: two builds of one source. The browser's takes Preact in React's place, since every kilobyte
// is a respondent's time; the server's renders the first screen.
import react from '@vitejs/plugin-react'
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const preact = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react$/, replacement: 'preact/compat' },
]

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), lightPreload(), wordsBeside(), picturesBeside()],
  publicDir: false,
  resolve: { alias: isSsrBuild ? [] : preact },
  build: {
    outDir: 'dist/respondent',
    emptyOutDir: false,
    assetsDir: 'r-assets',
    manifest: !isSsrBuild && 'manifest.json',
    target: ['safari15', 'chrome94', 'firefox93'],
    modulePreload: false,
    rolldownOptions: {
      input: isSsrBuild
        ? 'web/respondent/shell.tsx'
        : ['web/respondent/main.tsx', 'web/respondent/early.ts'],
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: {
              groups: [
                { name: 'page', test: isOfFirstLoad },
                { name: 'controls', test: isOfControls },
                { name: 'speak', test: isOfSpeak },
                { name: 'voice', test: isOfVoice },
              ],
            },
          },
    },
    ssr: isSsrBuild ? true : false,
  },
}))

/** One file of what every page loads: parts would share it in small pieces, each compressed for itself. */
const isOfFirstLoad = (id: string) =>
  /node_modules\/(preact|zustand)\/|\/web\/respondent\/(?!parts\/\w+\/|early|framed|conversation\/(talking|wording|live))|preload-helper|\/web\/shared\/call/.test(
    id,
  ) && !id.endsWith('.css')

/** What a form and a conversation need for all kinds of questions but one. */
const isOfControls = (id: string) =>
  /\/parts\/controls\/(?!Answering|Ranking|ranking|use-dragging)[\w-]+\.tsx?$/.test(id)

/** A microphone, without what it opens. */
const isOfSpeak = (id: string) => /\/(talk\/Speak\.tsx|voice\/kept-recording\.ts)$/.test(id)

/** Recording and reading aloud: who does the one often does the other, and together they are smaller. */
const isOfVoice = (id: string) => /\/parts\/voice\/[\w-]+\.tsx?$/.test(id)

/** Takes our own loader of parts in the place of Vite's, which does more and is a thirtieth of all that loads at first. */
function lightPreload(): Plugin {
  return {
    name: 'light-preload',
    enforce: 'pre',
    load: {
      filter: { id: /preload-helper\.js$/ },
      handler: () =>
        `export { loadPart as __vitePreload } from '${resolve('web/respondent/parts/load-part.ts')}'`,
    },
  }
}

/** What links to surveys look like where they are shared. */
function picturesBeside(): Plugin {
  const from = 'web/respondent/social'
  return {
    name: 'pictures-beside',
    async generateBundle() {
      for (const picture of await readdir(from))
        this.emitFile({
          type: 'asset',
          fileName: `r-assets/${picture}`,
          source: await readFile(`${from}/${picture}`),
        })
    },
  }
}

/** The server needs the words too: beside the build, so that `dist` is all it reads. */
function wordsBeside(): Plugin {
  let outDir = ''
  return {
    name: 'words-beside',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir)
    },
    writeBundle: async () => {
      await mkdir(`${outDir}/words`, { recursive: true })
      const entries = await readdir('web/locales', { withFileTypes: true })
      for (const { name } of entries.filter((entry) => entry.isDirectory()))
        for (const [of, to] of [
          ['respondent', name],
          ['respondent-later', `${name}-later`],
          ['form', `${name}-form`],
        ])
          await copyFile(`web/locales/${name}/${of}.json`, `${outDir}/words/${to}.json`)
    },
  }
}
