// A classic script: it needs `document.currentScript`, which modules do not have.
import { defineConfig } from 'vite'

export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist/embed',
    emptyOutDir: true,
    license: { fileName: 'third-party-licences.md' },
    target: ['es2022', 'safari16.4', 'chrome99', 'firefox101'],
    lib: {
      entry: 'web/embed/main.ts',
      formats: ['iife'],
      name: 'prosaEmbed',
      fileName: () => 'embed.js',
    },
  },
})
