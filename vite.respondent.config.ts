// The respondents' page: two builds of one source. The browser's takes Preact in React's place, since every kilobyte
// is a respondent's time; the server's renders the first screen.
import react from '@vitejs/plugin-react'
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

/** React, its JSX runtime and its client. */
const preactAlias = {
  find: /^react(\/jsx-(dev-)?runtime|-dom\/client)?$/,
  replacement: resolve('web/respondent/react-on-preact.ts'),
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), lightPreload(), copyLocales(), emitSocialPictures()],
  publicDir: false,
  resolve: { alias: isSsrBuild ? [] : [preactAlias] },
  // The server renders with React's build for production, whatever its NODE_ENV.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: { noExternal: ['react', 'react-dom'] },
  build: {
    outDir: 'dist/respondent',
    emptyOutDir: false,
    assetsDir: 'r-assets',
    license: isSsrBuild ? false : { fileName: 'third-party-licences.md' },
    manifest: !isSsrBuild && 'manifest.json',
    target: ['safari15', 'chrome94', 'firefox93'],
    modulePreload: false,
    rolldownOptions: {
      input: isSsrBuild
        ? 'web/respondent/shell.tsx'
        : ['web/respondent/main.tsx', 'web/respondent/opening.ts', 'web/respondent/bootstrap.ts'],
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: {
              groups: [
                { name: 'page', test: isInitialChunk },
                { name: 'controls', test: isControlsChunk },
                { name: 'speak', test: isMicrophoneChunk },
                { name: 'voice', test: isVoiceChunk },
                { name: 'end', test: isEndChunk },
              ],
            },
          },
    },
    ssr: isSsrBuild ? true : false,
  },
}))

/** One file of what every page loads: parts would share it in small pieces, each compressed for itself. */
const isInitialChunk = (id: string) =>
  /node_modules\/(preact|zustand)\/|\/web\/respondent\/(?!features\/[\w-]+\/|bootstrap|opening|parent-frame|ui\/virtual-keyboard|conversation\/(continuation|interview|outcomes|partial-question|live-feed|suspended-conversations))|lazy-ranking|preload-helper|\/web\/shared\/idempotency-key/.test(
    id,
  ) &&
  !/\.css$|json$/.test(id) &&
  !isEndChunk(id)

/** The last screen, and what else is shared by screens after the first question. */
const isEndChunk = (id: string) =>
  /\/features\/(completion|errors)\/[\w-]+\.tsx?$|\/support\/HelpLines|\/ui\/(CopyButton|PreviousConversationButton)|\/conversation\/post-session-api/.test(
    id,
  )

/** What a form and a conversation need for all kinds of questions but one. */
const isControlsChunk = (id: string) =>
  /\/features\/controls\/(?!StructuredAnswer|Ranking|reorder|use-drag-reorder)[\w-]+\.tsx?$/.test(
    id,
  )

/** A microphone, without what it opens. */
const isMicrophoneChunk = (id: string) =>
  /\/voice\/(MicrophoneButton\.tsx|recording-flag\.ts|microphone-icon\.ts)$/.test(id)

/** Recording and reading aloud: who does the one often does the other, and together they are smaller. */
const isVoiceChunk = (id: string) => /\/features\/voice\/[\w-]+\.tsx?$/.test(id)

/** Takes our own loader of parts in the place of Vite's, which does more and is a thirtieth of all that loads at first. */
function lightPreload(): Plugin {
  return {
    name: 'light-preload',
    enforce: 'pre',
    load: {
      filter: { id: /preload-helper\.js$/ },
      handler: () =>
        `export { loadChunk as __vitePreload } from '${resolve('web/respondent/features/load-chunk.ts')}'`,
    },
  }
}

/** What links to surveys look like where they are shared. */
function emitSocialPictures(): Plugin {
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
function copyLocales(): Plugin {
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
