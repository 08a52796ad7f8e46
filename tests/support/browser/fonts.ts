// Fonts for screenshots: npm carries emoji and Arabic as WOFF only, and fontconfig wants plain TrueType.
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { inflateSync } from 'node:zlib'

const sources = [
  'noto-color-emoji/files/noto-color-emoji-emoji-400-normal.woff',
  'ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff',
  'ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-700-normal.woff',
]

/** A fontconfig file with the system's fonts, `bundledDir`, and the ones above. Created once, then reused. */
export async function writeFontConfig(cacheDir: string, bundledDir: string): Promise<string> {
  const ttfDir = join(cacheDir, 'ttf')
  const file = join(cacheDir, 'fonts.conf')
  if (existsSync(file)) return file
  await mkdir(ttfDir, { recursive: true })
  for (const source of sources) {
    const woff = await readFile(join('node_modules/@fontsource', source))
    await writeFile(join(ttfDir, basename(source, '.woff') + '.ttf'), sfntOf(woff))
  }
  const dirs = ['/usr/share/fonts', '/usr/local/share/fonts', bundledDir, ttfDir]
  const xml = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${dirs
    .map((dir) => `<dir>${dir}</dir>`)
    .join('')}<cachedir>${join(cacheDir, 'fontconfig')}</cachedir></fontconfig>`
  await writeFile(`${file}.${process.pid}`, xml)
  await rename(`${file}.${process.pid}`, file)
  return file
}

type Table = { tag: Buffer; body: Buffer; checksum: number }

/** WOFF 1 (W3C, section 3) back to the TrueType file that it wraps. */
function sfntOf(woff: Buffer): Buffer {
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => tableAt(woff, index))
  const power = 2 ** Math.floor(Math.log2(tables.length))
  const head = Buffer.alloc(12 + 16 * tables.length)
  head.writeUInt32BE(woff.readUInt32BE(4), 0)
  head.writeUInt16BE(tables.length, 4)
  head.writeUInt16BE(power * 16, 6)
  head.writeUInt16BE(Math.log2(power), 8)
  head.writeUInt16BE((tables.length - power) * 16, 10)
  const parts: Buffer[] = [head]
  let offset = head.length
  for (const [index, { tag, body, checksum }] of tables.entries()) {
    const at = 12 + 16 * index
    tag.copy(head, at)
    head.writeUInt32BE(checksum, at + 4)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(body.length, at + 12)
    const padding = Buffer.alloc((4 - (body.length % 4)) % 4)
    parts.push(body, padding)
    offset += body.length + padding.length
  }
  return Buffer.concat(parts)
}

function tableAt(woff: Buffer, index: number): Table {
  const at = 44 + 20 * index
  const offset = woff.readUInt32BE(at + 4)
  const compressed = woff.readUInt32BE(at + 8)
  const stored = woff.subarray(offset, offset + compressed)
  const packed = compressed < woff.readUInt32BE(at + 12)
  return {
    tag: woff.subarray(at, at + 4),
    body: packed ? inflateSync(stored) : stored,
    checksum: woff.readUInt32BE(at + 16),
  }
}
