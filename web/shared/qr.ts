import { encodeQR } from 'qr'

/** Modules around the code that stay light, as ISO/IEC 18004 wants them. */
const quietZone = 4

/** Rows of modules, true where dark, the quiet zone included. A seventh of it may be worn off and it still reads. */
export const qrModules = (text: string): boolean[][] =>
  encodeQR(text, 'raw', { ecc: 'medium', border: quietZone })

/** The dark modules as one SVG path, a module a unit. */
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
