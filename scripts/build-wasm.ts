// `npm run build:wasm`: assembles the arithmetic of the survey writer. Its file is in the repository: only who changes the source runs this.
import { writeFileSync } from 'node:fs'
import { assembleWasm } from './lib/build/assemble-wasm.ts'

const folder = new URL('../services/adapters/ai/learned/writer/', import.meta.url)
writeFileSync(new URL('multiply.wasm', folder), await assembleWasm(new URL('multiply.wat', folder)))
