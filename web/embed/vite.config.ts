// One plain script, since it has to ask where it stands, which modules cannot.
import { defineConfig } from 'vite'

export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist/embed',
    emptyOutDir: true,
    target: ['es2022', 'safari16.4', 'chrome99', 'firefox101'],
    lib: {
      entry: 'web/embed/main.ts',
      formats: ['iife'],
      name: 'prosaEmbed',
      fileName: () => 'embed.js',
    },
  },
})
