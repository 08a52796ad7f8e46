import { encodeQR } from 'qr'

/** Quiet zone in modules (ISO/IEC 18004). */
const quietZone = 4

/** Rows of modules, true where dark, with the quiet zone. Error correction level M. */
export const qrModules = (text: string): boolean[][] =>
  encodeQR(text, 'raw', { ecc: 'medium', border: quietZone })

/** The dark modules as one SVG path, one unit per module. */
export function qrPath(modules: readonly boolean[][]): string {
  const runs = modules.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return []
      const end = row.indexOf(false, x)
      return `M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`
    }),
  )
  return runs.join('')
}
