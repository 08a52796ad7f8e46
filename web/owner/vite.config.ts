import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = 'http://127.0.0.1:3000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  server: { proxy: { '/api': server, '/live': { target: server, ws: true } } },
  build: {
    outDir: '../../dist/owner',
    emptyOutDir: true,
    license: { fileName: 'third-party-licences.md' },
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // A few rarely changing chunks instead of forty small ones.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
            // Every page needs the text direction, but not the rest of that library.
            { name: 'direction', test: /node_modules\/@base-ui\/.*direction/, priority: 4 },
            { name: 'icons', test: /node_modules\/lucide-react\//, priority: 2 },
            {
              name: 'ui',
              test: /node_modules\/(@floating-ui|@base-ui)\//,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
})
