// The site: two builds of one source. The server's renders the pages; the browser's has their style and the little script
// that they need.
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  publicDir: isSsrBuild ? false : 'web/site/public',
  // The server renders with React's build for production, whatever its NODE_ENV, and without development packages.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: { noExternal: ['react', 'react-dom', 'lucide-react'] },
  build: {
    outDir: 'dist/site',
    emptyOutDir: false,
    assetsDir: 'site-assets',
    assetsInlineLimit: 0,
    license: isSsrBuild ? false : { fileName: 'third-party-licences.md' },
    manifest: !isSsrBuild && 'manifest.json',
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: isSsrBuild ? 'web/site/render.tsx' : ['web/site/main.ts', 'web/site/head.ts'],
    },
    ssr: isSsrBuild ? true : false,
  },
}))
