import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import openWabt from 'wabt'

/** The bytes of a module in WebAssembly's text format. @throws {Error} where the text is none. */
export async function assembleWasm(source: URL): Promise<Uint8Array> {
  const { parseWat } = await openWabt()
  const text = readFileSync(source, 'utf8')
  return parseWat(fileURLToPath(source), text, { simd: true }).toBinary({}).buffer
}
